import { randomUUID } from 'node:crypto'
import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { isError } from '../../report/diagnostic.ts'
import type { ServedSite } from '../../server/site-files.ts'
import { findChanges } from './find-changes.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { noSite, toServedSite } from './served-site.ts'

/** The site of a development server, from build to build. */
export interface ServeSession {
  /** Take over a build that `changed` caused; `error` holds its errors as text for the overlay. */
  apply(update: SiteUpdate, changed: ReadonlySet<string>, error: string): void
  /** A build that ended without a result: the site stays, and the overlay shows the error. */
  fail(error: string): void
  state(): DevState
  site(): ServedSite
}

/** `run` distinguishes this server from the previous one. */
export function createServeSession(run: string = randomUUID()): ServeSession {
  let update: SiteUpdate = noSite
  let state: DevState = { run, serial: 0, error: null, pages: [], styles: [], reload: false }
  let site = toServedSite(update, state)
  const advance = (next: SiteUpdate, changes: Omit<DevState, 'run' | 'serial'>): void => {
    update = next
    state = { ...changes, run, serial: state.serial + 1 }
    site = toServedSite(update, state)
  }
  return {
    apply: (next, changed, errors) => {
      const isBroken = next.diagnostics.some(isError)
      // A site with errors is shown. When there is none, the last good one stays below the overlay.
      const shown = isBroken && next.files.size === 0 ? { ...next, files: update.files } : next
      const changes = findChanges(update, shown, changed)
      // Without a site every URL showed the same page, so any open page may be a real one now.
      const reload = changes.reload || update.files.size === 0
      advance(shown, { ...changes, reload, error: isBroken ? errors : null })
    },
    fail: (error) => advance(update, { pages: [], styles: [], reload: false, error }),
    state: () => state,
    site: () => site,
  }
}
