import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { createEarlyServing, type EarlyServing } from './early-serving.ts'
import type { SiteUpdate, UnfinishedSite } from './serve-contract.ts'

/** Show a large site, if it is one; `onOpened` is called when a doc was made. */
export function serveDocs(
  update: SiteUpdate,
  state: DevState,
  onOpened: () => void,
): EarlyServing | undefined {
  const { docs } = update
  if (!docs) return undefined
  const render: UnfinishedSite['render'] = async (path) => docs.render(path).finally(onOpened)
  return createEarlyServing({ ...update, docs: docs.paths, render }, state)
}
