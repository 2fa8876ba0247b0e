import { alignSections } from './align-sections.ts'
import { findEntries } from './compare-sections.ts'
import type { LockedPage, LockedSection } from './section-lock.ts'
import type { Section } from './split-sections.ts'

/**
 * The entry of a page after an edit. A section whose translation has changed was made from the
 * original of today; one whose translation is the same keeps its entry, unless all are accepted.
 */
export function updateSections(
  locked: LockedPage,
  [originals, translations]: readonly [readonly Section[], readonly Section[]],
  acceptsAll: boolean,
): LockedPage {
  const known = findEntries(locked, originals)
  return new Map(
    alignSections(originals, translations).map(([original, translation]) => {
      const before = known.get(original.key)
      const isSame = !acceptsAll && before !== undefined && before[1] === translation.hash
      const entry: LockedSection = isSame ? before : [original.hash, translation.hash]
      return [original.key, entry] as const
    }),
  )
}
