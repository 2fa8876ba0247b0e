import { alignSections } from './align-sections.ts'
import { findEntries } from './compare-sections.ts'
import type { LockedPage } from './section-lock.ts'
import type { Section } from './split-sections.ts'

/**
 * The index of the translation of each section, by the key of the original. The lock knows the text
 * that a section was translated to; a section that was edited since is paired by its place or its id.
 */
export function pairSections(
  locked: LockedPage,
  originals: readonly Section[],
  translations: readonly Section[],
): ReadonlyMap<string, number> {
  const indexes = new Map(translations.map(({ hash }, index) => [hash, index] as const))
  const known = [...findEntries(locked, originals)].flatMap(([key, [, hash]]) => {
    const index = indexes.get(hash)
    return index === undefined ? [] : [[key, index] as const]
  })
  const taken = new Set(known.map(([, index]) => index))
  const aligned = alignSections(originals, translations)
    .map(([{ key }, own]) => [key, translations.indexOf(own)] as const)
    .filter(([, index]) => !taken.has(index))
  return new Map([...aligned, ...known])
}
