// Sections whose names match a query exactly come before those that only rank well.
import { findErrorCode } from './find-error-code.ts'
import { findMembers } from './find-members.ts'
import { createNameFinder } from './find-names.ts'
import { findPageUrl } from './find-page-url.ts'
import type { SearchIndex } from '../search-index.ts'
import type { RankedSection } from '../sections.ts'

/** The largest number of sections that come first because of their names. */
const MOST = 12

/** Create a function that moves the sections that a query names before the others. */
export function createPins(
  index: Pick<SearchIndex, 'sections' | 'isWord'>,
): (query: string, ranked: readonly RankedSection[]) => readonly RankedSection[] {
  const findNames = createNameFinder(index)
  return (query, ranked) => {
    const found = [
      ...findErrorCode(query, index.sections),
      ...findPageUrl(query, index.sections),
      ...findMembers(query, index.sections),
      ...findNames(query),
    ]
    const pinned = [...new Set(found)].slice(0, MOST)
    if (pinned.length === 0) return ranked
    const isPinned = new Set(pinned)
    // As good as the best, so that sections that rank well are still shown.
    const score = ranked[0]?.score ?? 1
    return [
      ...pinned.map((section) => ({ section, score })),
      ...ranked.filter(({ section }) => !isPinned.has(section)),
    ]
  }
}
