// Which sections of a translation are older than their original. Must not read files.
import { alignSections } from './align-sections.ts'
import type { LockedPage, LockedSection } from './section-lock.ts'
import { readParts } from './section-parts.ts'
import type { Section } from './split-sections.ts'

/** The state of the sections of a translated page. */
export interface SectionState {
  /** Sections of the original that have changed since they were translated. */
  readonly stale: readonly StaleSection[]
  /** Sections of the original that the translation was made without. One without texts can't be missing. */
  readonly missing: readonly Section[]
  /** Keys of translated sections whose original is gone, with their lines in the translation. */
  readonly extra: readonly { readonly key: string; readonly line: number }[]
}

/** A changed section of an original. */
export interface StaleSection {
  readonly original: Section
  /** The key that the section had when it was translated. */
  readonly lockedKey: string
  /** Hash of the section when it was translated. */
  readonly lockedHash: string
  /** Line of its translation, from 1. */
  readonly line: number
}

/** Compare the original and its translation with what the translation was made from. */
export function compareSections(
  locked: LockedPage,
  originals: readonly Section[],
  translations: readonly Section[],
): SectionState {
  const keys = [...locked.keys()]
  const current = new Set(originals.map(({ key }) => key))
  const renamed = findRenamed(keys, originals)
  const lineOf = createLineFinder(locked, translations)
  const stale = originals.flatMap((original): StaleSection[] => {
    const lockedKey = renamed.get(original.key) ?? original.key
    const [lockedHash] = locked.get(lockedKey) ?? []
    if (lockedHash === undefined || lockedHash === original.hash) return []
    return [{ original, lockedKey, lockedHash, line: lineOf(lockedKey) }]
  })
  const taken = new Set(renamed.values())
  return {
    stale,
    missing: originals.filter(
      ({ key, text }) => !locked.has(key) && !renamed.has(key) && readParts(text).size > 0,
    ),
    extra: keys
      .filter((key) => !current.has(key) && !taken.has(key))
      .map((key) => ({ key, line: lineOf(key) })),
  }
}

/** The new key of each section whose heading has changed, with the old one: it follows the same section. */
export function findRenamed(
  keys: readonly string[],
  originals: readonly Section[],
): ReadonlyMap<string, string> {
  const known = new Set(keys)
  const current = new Set(originals.map(({ key }) => key))
  return new Map(
    originals.flatMap(({ key }, index) => {
      const before = originals[index - 1]?.key
      const old = before === undefined ? undefined : keys[keys.indexOf(before) + 1]
      const isRenamed =
        !known.has(key) && before !== undefined && known.has(before) && old !== undefined
      return isRenamed && !current.has(old) ? [[key, old] as const] : []
    }),
  )
}

/** What the translation of each section was made from, by the key that the original has now. */
export function findEntries(
  locked: LockedPage,
  originals: readonly Section[],
): ReadonlyMap<string, LockedSection> {
  const renamed = findRenamed([...locked.keys()], originals)
  return new Map(
    originals.flatMap(({ key }) => {
      const entry = locked.get(renamed.get(key) ?? key)
      return entry ? [[key, entry] as const] : []
    }),
  )
}

/** A translated section is found by its text, or else by its place. */
function createLineFinder(locked: LockedPage, translations: readonly Section[]) {
  const keys = [...locked.keys()]
  const shape = keys.map((key, index) => ({
    key,
    depth: translations[index]?.depth ?? 0,
    line: 0,
    text: '',
    hash: '',
  }))
  const pairs = new Map(
    alignSections(shape, translations).map(([{ key }, { line }]) => [key, line] as const),
  )
  return (key: string): number => {
    const hash = locked.get(key)?.[1]
    const same = translations.find((section) => section.hash === hash)
    return same?.line ?? pairs.get(key) ?? 1
  }
}
