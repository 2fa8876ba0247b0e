// Which sections answer a query, and in what order. Enters: an index and a query. Leaves: scored sections.
// Must not know the page's markup.
import { exactMatchBoost, named, weighRuns } from './exact-match-boost.ts'
import { preferPhrases } from './prefer-phrases.ts'
import type { Query, QueryTerm } from './query.ts'
import { type Field, fields, type SearchIndex } from './search-index.ts'
import type { RankedSection, Section } from './sections.ts'

/** Found on the queries of `content/search-tests.json` that are there to tune on. */
const weights: Readonly<Record<Field, number>> = {
  title: 9.6,
  heading: 8.8,
  path: 3.2,
  defined: 3,
  code: 1.3,
  body: 1.1,
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
  return field === 'title' && !section.isLead ? 0.25 : 1
}

/** A text that says a word again and again is about it. */
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
        // Squared, so that a guess never beats the word itself by the field it stands in.
        const said = field === 'body' ? repetition(index.count(number, word)) : 1
        const points = weights[field] * quality ** 2 * dampingOf(field, section) * said
        const known = best.get(number) ?? 0
        best.set(number, Math.max(points, known) + 0.12 * Math.min(points, known))
      }
    }
  }
  const weight = rarity(best.size, index.sections.length)
  for (const [number, points] of best) add(number, points * weight, term.covers)
  return best.size === 0 ? 0 : weight
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
export function rankSections(query: Query, index: SearchIndex): readonly RankedSection[] {
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
    return [{ section, score: (whole + exactMatchBoost(section, query)) * section.page.b, number }]
  })
  const sorted = ranked.toSorted((a, b) => b.score - a.score || a.number - b.number)
  return preferPhrases(
    sorted.map(({ section, score }) => ({ section, score })),
    query,
  )
}
