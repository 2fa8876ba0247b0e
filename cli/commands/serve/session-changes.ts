import { isError } from '../../report/diagnostic.ts'
import { findChanges, type SiteChanges } from './changes/find-changes.ts'
import type { Comparison } from './changes/find-script-changes.ts'
import type { EarlyServing } from './early-serving.ts'
import { filesOf } from './replace-files.ts'
import type { SiteUpdate } from './serve-contract.ts'

interface Shown {
  readonly update: SiteUpdate
  /** The docs that were made for readers since. */
  readonly early: EarlyServing | undefined
}

/** The files that readers may have seen. */
export const seenBy = ({ update, early }: Shown): SiteUpdate => ({ ...update, ...early?.shown() })

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
