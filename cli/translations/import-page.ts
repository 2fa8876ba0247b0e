import { findUnwritable, unwritableProblem } from '../primitives/text/unwritable-values.ts'
import { applySections, type SectionTexts } from './apply-sections.ts'
import { findTargetFault } from './check-target.ts'
import { findEntries } from './compare-sections.ts'
import type { ExchangeSection } from './exchange.ts'
import { listSections, type TranslatablePage } from './list-sections.ts'
import { pairSections } from './pair-sections.ts'
import type { LockedPage, LockedSection } from './section-lock.ts'
import { type Section, splitSections } from './split-sections.ts'

/** A translated text that was not taken; one of a page that is gone has no key. */
export interface RefusedText {
  readonly original: string
  readonly key: string | undefined
  readonly reason: string
}

/** A page after an import. */
export interface ImportedPage {
  /** Of the translation. */
  readonly text: string
  readonly locked: LockedPage
  /** Number of sections that were taken. */
  readonly taken: number
  /** Sections that were not taken although they are translated. */
  readonly refused: readonly { readonly key: string; readonly reason: string }[]
  /** Every section of the original is translated. */
  readonly isComplete: boolean
}

/**
 * Put translated sections into a page and record which original each was made from: the one that was
 * exported, so a section whose original has changed since stays stale. The translation of a page
 * without a file begins as a copy of the original.
 */
export function importPage(
  page: TranslatablePage,
  imported: readonly ExchangeSection[],
): ImportedPage {
  const originals = splitSections(page.originalText)
  const current = new Map(listSections(page).map((section) => [section.key, section] as const))
  const texts = new Map<string, SectionTexts>()
  const hashes = new Map<string, string>()
  const refused: { key: string; reason: string }[] = []
  for (const section of imported) {
    const own = current.get(section.key)
    const reason =
      own === undefined ? 'the original no longer has this section' : findFault(section)
    if (!isTranslated(section, own)) continue
    if (reason !== undefined) {
      refused.push({ key: section.key, reason })
      continue
    }
    texts.set(section.key, toTexts(section))
    hashes.set(section.key, section.hash)
  }
  const base = page.text ?? page.originalText
  const pairs = pairSections(page.locked, originals, splitSections(base))
  const { text, sections: applied } = applySections(base, { originals, pairs, texts })
  const locked = lockSections({ originals, applied, hashes, before: page.locked })
  const isComplete = [...current.keys()].every((key) => locked.has(key))
  return { text, locked, taken: texts.size, refused, isComplete }
}

/**
 * A service has translated the section: each text has a translation, and either its state says so or
 * one of them differs from the translation that the site has.
 */
function isTranslated(
  { parts, status }: ExchangeSection,
  own: ExchangeSection | undefined,
): boolean {
  if (parts.length === 0 || parts.some(({ target }) => (target ?? '').trim() === '')) return false
  const known = new Map(own?.parts.map(({ name, target }) => [name, target] as const))
  const isSame = parts.every(({ name, target }) => target === known.get(name))
  if (isSame) return own?.status === 'stale' && status === 'translated'
  // Some services fill in the source where nothing is translated yet.
  return status === 'translated' || parts.some(({ source, target }) => source !== target)
}

function findFault({ parts }: ExchangeSection): string | undefined {
  const names = new Set(parts.map(({ name }) => name))
  if (names.size < parts.length) return 'it has two translations of the same text'
  const added = parts.filter(({ source }) => findUnwritable(source).length === 0)
  const [character] = added.flatMap(({ target }) => findUnwritable(target ?? ''))
  if (character !== undefined) return `it ${unwritableProblem.because(character.name)}`
  const text = parts.find(({ name }) => name === 'text')
  return text && findTargetFault(text.source, text.target ?? '')
}

const toTexts = ({ parts }: ExchangeSection): SectionTexts =>
  new Map(parts.map(({ name, target = '' }) => [name, target]))

/** Sections that were not imported keep their entry, also those that the original no longer has. */
function lockSections({
  originals,
  applied,
  hashes,
  before,
}: {
  readonly originals: readonly Section[]
  readonly applied: ReadonlyMap<string, Section>
  readonly hashes: ReadonlyMap<string, string>
  readonly before: LockedPage
}): LockedPage {
  const known = findEntries(before, originals)
  const entries = originals.flatMap(({ key }) => {
    const [hash, translation] = [hashes.get(key), applied.get(key)]
    const entry: LockedSection | undefined =
      hash !== undefined && translation ? [hash, translation.hash] : known.get(key)
    return entry ? [[key, entry] as const] : []
  })
  const keys = new Set(entries.map(([key]) => key))
  const found = new Set(known.values())
  const others = [...before].filter(([key, entry]) => !keys.has(key) && !found.has(entry))
  return new Map([...entries, ...others])
}
