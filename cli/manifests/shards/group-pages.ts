import type { SearchDataPage } from '../../../runtime/shared/manifests/manifests.ts'
import { sha256 } from '../../primitives/hash.ts'

/** A group ends after a page whose URL has this hash: one of 256. */
const END = '00'
const MOST = 512

/**
 * Cut pages into groups of about 256. Where a group ends depends on URLs, so a page that is added or deleted
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
    isOpen = group.length < MOST && !sha256(page.u).startsWith(END)
  }
  return groups
}
