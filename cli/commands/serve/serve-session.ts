import { randomUUID } from 'node:crypto'
import type { DevState } from '../../../runtime/shared/dev-events.ts'
import { createDeferred } from '../../primitives/time/deferred.ts'
import { isError } from '../../report/diagnostic.ts'
import { findChanges, noChanges } from './changes/find-changes.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { createOutdatedScripts } from './changes/outdated-scripts.ts'
import type { ServeSession } from './serve-session-types.ts'
import { filesOf, noSite, replaceFiles, toServedSite } from './served-site.ts'
import { createEarlyServing, type EarlyServing } from './early-serving.ts'

/** `run` distinguishes this server from the previous one. */
export function createServeSession(run: string = randomUUID()): ServeSession {
  let update: SiteUpdate = noSite
  let state: DevState = { ...noChanges, run, serial: 0, error: null }
  let site = toServedSite(update, state)
  let early: EarlyServing | undefined
  const withOutdated = createOutdatedScripts()
  const [ready, built] = [createDeferred<void>(), createDeferred<void>()]
  const advance = (next: SiteUpdate, changes: Omit<DevState, 'run' | 'serial'>): void => {
    early = undefined
    update = next
    state = { ...changes, run, serial: state.serial + 1 }
    site = toServedSite(withOutdated(update, changes.reload), state)
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
      const next = replaceFiles(update, files)
      const changes = findChanges(update, next, new Set())
      if (changes.pages.length > 0) advance(next, { ...changes, error: state.error })
      return changes.pages.length > 0
    },
    apply: (next, changed, errors) => {
      const isBroken = next.diagnostics.some(isError)
      // A site with errors is shown. When there is none, the last good one stays below the overlay.
      const shown = isBroken && next.files.size === 0 ? { ...next, ...filesOf(update) } : next
      const before = { ...update, ...early?.shown() }
      const changes = findChanges(before, early?.withoutUnseen(shown) ?? shown, changed)
      // Without a site every URL showed the same page, so any open page may be a real one now.
      const reload = changes.reload || before.files.size === 0
      advance(shown, { ...changes, reload, error: isBroken ? errors : null })
    },
    fail: (error) => advance(update, { ...noChanges, error }),
    state: () => state,
    site: () => early?.site() ?? site,
    siteFor: async (path) => {
      await ready.promise
      const found = await Promise.race([early?.siteFor(path), built.promise])
      if (!found || !early) await built.promise
      return found && early ? found : site
    },
  }
}
