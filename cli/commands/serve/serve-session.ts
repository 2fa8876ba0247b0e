import { randomUUID } from 'node:crypto'
import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { createDeferred } from '../../primitives/time/deferred.ts'
import { noChanges } from './changes/find-changes.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { createOutdatedScripts } from './changes/outdated-scripts.ts'
import { createScriptsReader } from './changes/read-scripts.ts'
import type { ServeSession } from './serve-session-types.ts'
import { noSite, toServedSite } from './served-site.ts'
import { createEarlyServing, type EarlyServing } from './early-serving.ts'
import { serveDocs } from './serve-docs.ts'
import { findEditChanges, findSessionChanges } from './session-changes.ts'

/** Create what a server serves. `onOpened` is called for a new doc of a large site; `run` identifies this server. */
export function createServeSession(onOpened = (): void => {}, run = randomUUID()): ServeSession {
  let update: SiteUpdate = noSite
  let state: DevState = { ...noChanges, run, serial: 0, error: null }
  let site = toServedSite(update, state)
  let early: EarlyServing | undefined
  const withOutdated = createOutdatedScripts()
  const readScripts = createScriptsReader()
  const [ready, built] = [createDeferred<void>(), createDeferred<void>()]
  const advance = (next: SiteUpdate, changes: Omit<DevState, 'run' | 'serial'>): void => {
    update = next
    state = { ...changes, run, serial: state.serial + 1 }
    const shown = withOutdated(update, changes.reload)
    site = toServedSite(shown, state)
    early = serveDocs(shown, state, onOpened)
    for (const { resolve } of [ready, built]) resolve()
  }
  return {
    ready: ready.promise,
    built: built.promise,
    begin: (unfinished) => {
      if (state.serial === 0) early = createEarlyServing(unfinished, state)
      ready.resolve()
    },
    edit: (files) => {
      const { next, changes } = findEditChanges({ update, early }, files, readScripts)
      if (changes.pages.length > 0) advance(next, { ...changes, error: state.error })
      return changes.pages.length > 0
    },
    apply: (next, changed, errors) => {
      const comparison = { changed, readScripts }
      const { shown, changes, isBroken } = findSessionChanges({ update, early }, next, comparison)
      advance(shown, { ...changes, error: isBroken ? errors : null })
    },
    fail: (error) => advance(update, { ...noChanges, error }),
    state: () => state,
    docs: () => update.docs?.paths ?? new Set(),
    site: () => early?.site() ?? site,
    siteFor: async (path) => {
      await ready.promise
      if (state.serial > 0) return (await early?.siteFor(path)) ?? site
      const found = await Promise.race([early?.siteFor(path), built.promise])
      if (!found || !early) await built.promise
      return found && early ? found : site
    },
  }
}
