import type { SearchDataPage } from '../../../runtime/shared/manifests/manifests.ts'
import { sha256 } from '../../primitives/hash.ts'

/** A group ends after a page whose URL has a hash that begins with one of these: one of 128. */
const ENDS = ['00', '01']
const MOST = 256

/**
 * Cut pages into groups of about 128. Where a group ends depends on URLs, so a page that is added or deleted
 * changes one or two groups.
 */
export function groupPages(
  pages: readonly SearchDataPage[],
): readonly (readonly SearchDataPage[])[] {
  const groups: SearchDataPage[][] = []
  let isOpen = false
  for (const page of pages) {
    if (!isOpen) groups.push([])
    const group = groups.at(-1) ?? []
    group.push(page)
    isOpen = group.length < MOST && !ENDS.includes(sha256(page.u).slice(0, 2))
  }
  return groups
}
