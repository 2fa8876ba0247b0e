import { isError } from '../../report/diagnostic.ts'
import { findChanges, type SiteChanges } from './changes/find-changes.ts'
import type { Comparison } from './changes/find-script-changes.ts'
import type { ScriptsReader } from './changes/read-scripts.ts'
import type { EarlyServing } from './early-serving.ts'
import { filesOf, replaceFiles } from './replace-files.ts'
import type { SiteFile, SiteUpdate } from './serve-contract.ts'

interface Shown {
  readonly update: SiteUpdate
  /** The docs that were made for readers since. */
  readonly early: EarlyServing | undefined
}

/** The files that readers may have seen. */
const seenBy = ({ update, early }: Shown): SiteUpdate => ({ ...update, ...early?.shown() })

/** The same site with other contents of some of its files, and what open pages need to know. */
export function findEditChanges(
  last: Shown,
  files: readonly SiteFile[],
  readScripts: ScriptsReader,
): { readonly next: SiteUpdate; readonly changes: SiteChanges } {
  const before = seenBy(last)
  const next = replaceFiles(before, files)
  return { next, changes: findChanges(before, next, { changed: new Set(), readScripts }) }
}

/** What is shown after a build, and what open pages need to know. */
export function findSessionChanges(
  last: Shown,
  next: SiteUpdate,
  comparison: Comparison,
): { readonly shown: SiteUpdate; readonly changes: SiteChanges; readonly isBroken: boolean } {
  const isBroken = next.diagnostics.some(isError)
  // A site with errors is shown. When there is none, the last good one stays below the overlay.
  const shown = isBroken && next.files.size === 0 ? { ...next, ...filesOf(last.update) } : next
  const before = seenBy(last)
  const changes = findChanges(before, last.early?.withoutUnseen(shown) ?? shown, comparison)
  // Without a site every URL showed the same page, so any open page may be a real one now.
  const reload = changes.reload || before.files.size === 0
  return { shown, changes: { ...changes, reload }, isBroken }
}
