// Which sections answer a query, and in what order. Enters: an index and a query. Leaves: scored sections.
// Must not know the page's markup.
import { fields, type Field, type SearchIndex, type Section } from './search-index.ts'
import { isStopWord, joined, splitIdentifier, stem, tokensOfWord, wordsOf } from './tokens.ts'
import type { TermMatch, Vocabulary } from './vocabulary.ts'

export interface RankedSection {
  readonly section: Section
  readonly score: number
}

/** One thing the reader asks for: all words of the index that may stand for it. */
export interface QueryTerm {
  readonly matches: readonly TermMatch[]
  /** Share of the query's words it stands for; the joined form of two neighbours counts for both. */
  readonly covers: readonly number[]
}

export interface Query {
  readonly terms: readonly QueryTerm[]
  /** Words that must be answered. */
  readonly count: number
  /** The whole query as one token. */
  readonly joined: string
}

const weights: Readonly<Record<Field, number>> = {
  title: 6,
  heading: 7,
  path: 2,
  code: 2.2,
  body: 1.4,
}

/** Cut a query into words; each also stands for itself joined with its neighbours (`extra reducers`). */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const all = wordsOf(text).flatMap((written) => {
    const [whole = '', ...parts] = tokensOfWord(written)
    const isKnown =
      parts.length === 0 || vocabulary.match(whole).some(({ quality }) => quality > 0.75)
    return isKnown ? [whole] : splitIdentifier(written)
  })
  const meaningful = all.filter((word) => !isStopWord(word))
  const words = meaningful.length > 0 ? meaningful : all
  const single = words.map((word, index) => ({ matches: vocabulary.match(word), covers: [index] }))
  const runs = words.flatMap((_, index) =>
    [2, 3].flatMap((size) => {
      const run = words.slice(index, index + size)
      if (run.length < size) return []
      const matches = vocabulary.match(run.join('')).filter(({ quality }) => quality >= 0.7)
      return matches.length > 0
        ? [{ matches, covers: run.map((_word, offset) => index + offset) }]
        : []
    }),
  )
  return { terms: [...single, ...runs], count: words.length, joined: joined(text) }
}

/** Rare words say more. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

interface Tally {
  /** Best score of each word of the query. */
  readonly words: number[]
}

function addTerm(
  term: QueryTerm,
  index: SearchIndex,
  add: (section: number, points: number, covers: readonly number[]) => void,
): void {
  const best = new Map<number, number>()
  const anywhere = new Set<number>()
  for (const { term: word, quality } of term.matches) {
    for (const field of fields) {
      for (const number of index.find(field, word)) {
        const section = index.sections[number]
        if (!section) continue
        anywhere.add(number)
        const damping =
          field === 'body' || field === 'code'
            ? 1 / (0.7 + 0.3 * Math.sqrt(section.length / 60))
            : 1
        const share = field === 'title' && !section.isLead ? 0.35 : 1
        // Squared, so that a guess never beats the word itself by the field it stands in.
        const points = weights[field] * quality ** 2 * Math.min(damping, 1.3) * share
        best.set(
          number,
          Math.max(points, best.get(number) ?? 0) + 0.12 * Math.min(points, best.get(number) ?? 0),
        )
      }
    }
  }
  const weight = rarity(anywhere.size, index.sections.length)
  for (const [number, points] of best) add(number, points * weight, term.covers)
}

/** A name or heading typed in full, or nearly, is what the reader wants. */
function exactness(section: Section, query: Query): number {
  if (query.joined === '') return 0
  const own = section.isLead ? section.joinedTitle : section.joinedHeading
  if (own === query.joined) return section.isLead ? 60 : 45
  if (stem(own) === stem(query.joined)) return section.isLead ? 40 : 30
  if (query.joined.length < 3) return 0
  if (own.startsWith(query.joined))
    return (section.isLead ? 16 : 10) * (query.joined.length / own.length)
  return 0
}

/** All sections that answer, best first; ties in the order of the data. */
export function rankSections(query: Query, index: SearchIndex): RankedSection[] {
  const tallies = new Map<number, Tally>()
  for (const term of query.terms) {
    addTerm(term, index, (number, points, covers) => {
      const tally = tallies.get(number) ?? { words: Array.from({ length: query.count }, () => 0) }
      for (const word of covers) tally.words[word] = Math.max(tally.words[word] ?? 0, points)
      tallies.set(number, tally)
    })
  }
  const ranked = [...tallies].flatMap(([number, { words }]) => {
    const section = index.sections[number]
    if (!section) return []
    const answered = words.filter((points) => points > 0).length / query.count
    // Sections that answer every word come far before those that answer some.
    const sum = words.reduce((total, points) => total + points, 0) / Math.sqrt(query.count)
    const score = (sum * answered ** 2.5 + exactness(section, query)) * section.page.b
    return [{ section, score, number }]
  })
  return ranked
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
    .map(({ section, score }) => ({ section, score }))
}
