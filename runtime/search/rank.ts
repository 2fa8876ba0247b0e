// Which sections answer a query, and in what order. Enters: an index and a query. Leaves: scored sections.
// Must not know the page's markup.
import { fields, type Field, type SearchIndex, type Section } from './search-index.ts'
import { editDistances } from './edit-distance.ts'
import { fold, isStopWord, joined, splitIdentifier, stem, wordsOf } from './tokens.ts'
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
  readonly words: readonly string[]
  /** The whole query as one token. */
  readonly joined: string
  /** Neighbouring words as written, folded, stop words included. */
  readonly pairs: readonly string[]
}

const weights: Readonly<Record<Field, number>> = {
  title: 6,
  heading: 7,
  path: 2,
  code: 2.2,
  body: 1.4,
}

/** One word as the reader wrote it, cut into parts unless the site knows it whole. */
function cut(written: string, vocabulary: Vocabulary): readonly string[] {
  const parts = splitIdentifier(written)
  if (parts.length < 2) return parts
  const whole = parts.join('')
  return vocabulary.match(whole, true).some(({ quality }) => quality > 0.75) ? [whole] : parts
}

/** What each word stands for, alone, joined with its neighbours (`extra reducers`), and as it was written. */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const written = wordsOf(text).map((word) => cut(word, vocabulary))
  const all = written.flat()
  const meaningful = all.filter((word) => !isStopWord(word))
  const words = meaningful.length > 0 ? meaningful : all
  const single = words.map((word, index) => ({ matches: vocabulary.match(word), covers: [index] }))
  const runs = words.flatMap((_, index) =>
    [2, 3].flatMap((size) => {
      const run = words.slice(index, index + size)
      if (run.length < size) return []
      const whole = run.join('')
      // Written as one word it may be misspelled as one: `configuerStore`.
      const isOneWord = written.some((parts) => parts.length === size && parts.join('') === whole)
      const matches = vocabulary
        .match(whole, !isOneWord)
        .filter(({ quality }) => isOneWord || quality >= 0.7)
      return matches.length > 0
        ? [{ matches, covers: run.map((_word, offset) => index + offset) }]
        : []
    }),
  )
  const plain = wordsOf(text).map(fold)
  const pairs = plain.slice(1).map((word, index) => `${plain[index] ?? ''} ${word}`)
  return { terms: [...single, ...runs], words, joined: joined(text), pairs }
}

/** Rare words say more. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

/** Points of each word of the query in one section. */
type Tally = number[]

/** Long headings and long texts say less of each of their words. */
function dampingOf(field: Field, section: Section): number {
  if (field === 'body' || field === 'code')
    return Math.min(1.3, 1 / (0.7 + 0.3 * Math.sqrt(section.length / 60)))
  if (field === 'heading') return 1 / (0.94 + 0.06 * section.headingWords)
  // The title stands for the whole page; each of its sections is only a part of that.
  return field === 'title' && !section.isLead ? 0.35 : 1
}

function addTerm(
  term: QueryTerm,
  index: SearchIndex,
  add: (section: number, points: number, covers: readonly number[]) => void,
): number {
  const best = new Map<number, number>()
  for (const { term: word, quality } of term.matches) {
    for (const field of fields) {
      for (const number of index.find(field, word)) {
        const section = index.sections[number]
        if (!section) continue
        // Squared, so that a guess never beats the word itself by the field it stands in.
        const points = weights[field] * quality ** 2 * dampingOf(field, section)
        const known = best.get(number) ?? 0
        best.set(number, Math.max(points, known) + 0.12 * Math.min(points, known))
      }
    }
  }
  const weight = rarity(best.size, index.sections.length)
  for (const [number, points] of best) add(number, points * weight, term.covers)
  return best.size === 0 ? 0 : weight
}

/** A name or heading typed in full, or nearly, is what the reader wants. */
function exactness(section: Section, query: Query): number {
  if (query.joined === '') return 0
  const own = section.isLead ? section.joinedTitle : section.joinedHeading
  const share = section.isLead ? 1 : 0.5
  if (own === query.joined) return 90 * share
  if (stem(own) === stem(query.joined)) return 40 * share
  if (query.joined.length < 3) return 0
  if (own.startsWith(query.joined)) return 16 * share * (query.joined.length / own.length)
  if (query.joined.length < 6 || own.length < 6) return 0
  const { whole, prefix } = editDistances(query.joined, own, 2)
  const near = whole <= 2 ? 30 - 8 * whole : prefix <= 2 ? 14 - 4 * prefix : 0
  return near * share
}

/** A heading that the query holds in full (`error 28`, `createSlice extraReducers`) is more than its words. */
function named(section: Section, runs: ReadonlyMap<string, number>): number {
  const own = section.isLead ? section.joinedTitle : section.joinedHeading
  return runs.get(own) ?? 0
}

/** The weight of each run of words as one token. */
function weighRuns(words: readonly string[], rarities: readonly number[]): Map<string, number> {
  const runs = new Map<string, number>()
  words.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      const sum = rarities.slice(from, to).reduce((total, weight) => total + weight, 0)
      runs.set(words.slice(from, to).join(''), (9 * sum) / Math.sqrt(words.length))
    }
  })
  return runs
}

/** Tally the points of every word of the query in every section that holds one. */
function tally(query: Query, index: SearchIndex) {
  const count = query.words.length
  const tallies = new Map<number, Tally>()
  const rarities = query.words.map(() => 0)
  for (const term of query.terms) {
    const weight = addTerm(term, index, (number, points, covers) => {
      const words = tallies.get(number) ?? Array.from({ length: count }, () => 0)
      for (const word of covers) words[word] = Math.max(words[word] ?? 0, points)
      tallies.set(number, words)
    })
    const [word = 0, ...others] = term.covers
    if (others.length === 0) rarities[word] = weight
  }
  return { tallies, rarities }
}

/** All sections that answer, best first; ties in the order of the data. */
export function rankSections(query: Query, index: SearchIndex): RankedSection[] {
  const { tallies, rarities } = tally(query, index)
  const runs = weighRuns(query.words, rarities)
  const count = query.words.length
  // A word that no section has can't tell them apart.
  const asked = rarities.reduce((sum, weight) => sum + weight, 0) || 1
  const ranked = [...tallies].flatMap(([number, words]) => {
    const section = index.sections[number]
    if (!section) return []
    const answered =
      words.reduce((sum, points, word) => sum + (points > 0 ? (rarities[word] ?? 0) : 0), 0) / asked
    // Sections that answer every word come far before those that answer some.
    const sum = words.reduce((total, points) => total + points, 0) / Math.sqrt(count)
    const whole = sum * answered ** 2 + named(section, runs) * answered
    return [{ section, score: (whole + exactness(section, query)) * section.page.b, number }]
  })
  const sorted = ranked.toSorted((a, b) => b.score - a.score || a.number - b.number)
  return preferPhrases(sorted, query)
}

/** Of the best, those that hold the query's words side by side as written come first: error texts, sentences. */
function preferPhrases(ranked: readonly RankedSection[], { pairs }: Query): RankedSection[] {
  const plain = ranked.map(({ section, score }) => ({ section, score }))
  if (pairs.length < 2) return plain
  const scored = plain.slice(0, RERANKED).map(({ section, score }) => {
    const text = ` ${section.words()} `
    const found = pairs.filter((pair) => text.includes(` ${pair} `)).length
    return { section, score: score * (1 + 1.2 * (found / pairs.length) ** 2) }
  })
  return [...scored.toSorted((a, b) => b.score - a.score), ...plain.slice(RERANKED)]
}

const RERANKED = 60
