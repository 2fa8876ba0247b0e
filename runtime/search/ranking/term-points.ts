import type { QueryTerm } from '../query.ts'
import { type Field, fields, type SearchIndex } from '../search-index.ts'
import type { Section } from '../sections.ts'
import type { TermMatch } from '../words/vocabulary.ts'

/**
 * The points of a match by field. These and the other numbers of the ranking are tuned with the
 * queries of `content/search-tests.json` that are reserved for tuning.
 */
const weights: Readonly<Record<Field, number>> = {
  title: 9.6,
  heading: 8.8,
  path: 3.2,
  phrase: 5,
  defined: 2,
  code: 1.3,
  body: 1.1,
}

/** Rare words are more significant. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

/** A match of this quality or better is a form of the word itself. */
const SAME = 0.9

/** A word that is only a part of a name in a heading counts less, as if the name were several words. */
function countWords({ name }: Section, { term, quality }: TermMatch): number {
  return quality < SAME || name.hasWord(term) ? name.words() : name.parts()
}

/** In long headings and texts, each word counts less. */
function dampingOf(field: Field, section: Section, match: TermMatch): number {
  if (field === 'body' || field === 'code')
    return Math.min(1.3, 1 / (0.7 + 0.3 * Math.sqrt(section.length / 60)))
  if (field === 'heading')
    return section.distinction() ** 0.15 / (0.82 + 0.18 * countWords(section, match))
  // The title describes the whole page, and each section is only a part of it.
  return field === 'title' && !section.isLead ? 0.5 : 1
}

/** A text that repeats a word is more likely to be about it. */
const repetition = (count: number): number => 1.8 - 0.8 / count

/** How well a section matches one term of a query. */
interface TermPoints {
  /** Points by the number of the section, without the weight. */
  readonly points: ReadonlyMap<number, number>
  /** The weight of the term: its rarity, and 0 when no section contains it. */
  readonly weight: number
}

/** The points of all sections that contain a word that the term may mean. */
export function scoreTerm(term: QueryTerm, index: SearchIndex): TermPoints {
  const points = new Map<number, number>()
  const qualities = new Map<number, number>()
  for (const match of term.matches) {
    const { term: word, quality } = match
    for (const field of fields) {
      for (const number of index.find(field, word)) {
        const section = index.sections[number]
        if (!section) continue
        // Squared, so that a guess in a better field does not beat the word itself.
        const repeated = field === 'body' ? repetition(index.count(number, word)) : 1
        const here = weights[field] * quality ** 2 * dampingOf(field, section, match) * repeated
        const known = points.get(number) ?? 0
        points.set(number, Math.max(here, known) + 0.12 * Math.min(here, known))
        qualities.set(number, Math.max(quality, qualities.get(number) ?? 0))
      }
    }
  }
  return { points, weight: weigh([...qualities.values()], index.sections.length) }
}

/**
 * The rarity of a term by the quality of its best match in each section. Sections that only match a
 * guess hardly make a word common: `prepare` is rare although `prepared` is not.
 */
function weigh(qualities: readonly number[], total: number): number {
  if (qualities.length === 0) return 0
  const best = qualities.reduce((most, quality) => Math.max(most, quality), 0)
  const found = qualities.reduce((sum, quality) => sum + (quality / best) ** 4, 0)
  return rarity(found, total)
}
