import { containedHeadingBoost, exactMatchBoost, weighRuns } from './exact-match-boost.ts'
import { preferPhrases } from './prefer-phrases.ts'
import type { Query, QueryTerm } from './query.ts'
import { type Field, fields, type SearchIndex } from './search-index.ts'
import type { RankedSection, Section } from './sections.ts'

/** Tuned with the queries of `content/search-tests.json` that are reserved for tuning. */
const weights: Readonly<Record<Field, number>> = {
  title: 9.6,
  heading: 8.8,
  path: 3.2,
  defined: 3,
  code: 1.3,
  body: 1.1,
}

/** Rare words are more significant. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

/** The points of each word of the query in one section. */
type Tally = number[]

/** In long headings and texts, each word counts less. */
function dampingOf(field: Field, section: Section): number {
  if (field === 'body' || field === 'code')
    return Math.min(1.3, 1 / (0.7 + 0.3 * Math.sqrt(section.length / 60)))
  if (field === 'heading') return 1 / (0.94 + 0.06 * section.headingWords)
  // The title describes the whole page, of which each section is only a part.
  return field === 'title' && !section.isLead ? 0.25 : 1
}

/** A text that repeats a word is more likely to be about it. */
const repetition = (count: number): number => 1.3 - 0.3 / count

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
        // Squared, so that a guess in a better field does not beat the word itself.
        const repeated = field === 'body' ? repetition(index.count(number, word)) : 1
        const points = weights[field] * quality ** 2 * dampingOf(field, section) * repeated
        const known = best.get(number) ?? 0
        best.set(number, Math.max(points, known) + 0.12 * Math.min(points, known))
      }
    }
  }
  const weight = rarity(best.size, index.sections.length)
  for (const [number, points] of best) add(number, points * weight, term.covers)
  return best.size === 0 ? 0 : weight
}

/** Count the points of every word of the query in every section that contains one. */
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

/** All sections that match, best first; ties in the order of the data. */
export function rankSections(query: Query, index: SearchIndex): readonly RankedSection[] {
  const { tallies, rarities } = tally(query, index)
  const runs = weighRuns(query.words, rarities)
  const count = query.words.length
  // Words that no section contains have the weight 0.
  const maximum = rarities.reduce((sum, weight) => sum + weight, 0) || 1
  const ranked = [...tallies].flatMap(([number, words]) => {
    const section = index.sections[number]
    if (!section) return []
    const matched =
      words.reduce((sum, points, word) => sum + (points > 0 ? (rarities[word] ?? 0) : 0), 0) /
      maximum
    // Sections that match every word come far before those that match some.
    const sum = words.reduce((total, points) => total + points, 0) / Math.sqrt(count)
    const whole = sum * matched ** 2 + containedHeadingBoost(section, runs) * matched
    return [{ section, score: (whole + exactMatchBoost(section, query)) * section.page.b, number }]
  })
  const sorted = ranked.toSorted((a, b) => b.score - a.score || a.number - b.number)
  return preferPhrases(
    sorted.map(({ section, score }) => ({ section, score })),
    query,
  )
}
