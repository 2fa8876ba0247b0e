import { findEntries } from './compare-sections.ts'
import type { ExchangeSection } from './exchange.ts'
import { pairSections } from './pair-sections.ts'
import { readParts } from './section-parts.ts'
import type { LockedPage } from './section-lock.ts'
import { splitSections } from './split-sections.ts'

/** A page to translate. */
export interface TranslatablePage {
  /** Path of the original, relative to the site's folder. */
  readonly original: string
  /** Path of the translation, which may not exist yet. */
  readonly path: string
  readonly originalText: string
  /** Undefined without a file. */
  readonly text: string | undefined
  /** What the translation was made from, as far as it is known. */
  readonly locked: LockedPage
}

/** The sections of a page that contain text, each with its translation and how that stands. */
export function listSections(page: TranslatablePage): readonly ExchangeSection[] {
  const originals = splitSections(page.originalText)
  const translations = splitSections(page.text ?? '')
  const pairs = pairSections(page.locked, originals, translations)
  const entries = findEntries(page.locked, originals)
  return originals.flatMap(({ key, hash, text }): ExchangeSection[] => {
    const [from] = entries.get(key) ?? []
    const translation = from === undefined ? undefined : translations[pairs.get(key) ?? -1]
    const own = translation && readParts(translation.text)
    const status = own === undefined ? 'new' : from === hash ? 'translated' : 'stale'
    const parts = [...readParts(text)].map(([name, source]) => ({
      name,
      source,
      target: own?.get(name),
    }))
    return parts.length === 0 ? [] : [{ key, hash, status, parts }]
  })
}
