// Room: words -> results in order, with excerpts and suggestions
import { containedHeadingBoost, exactMatchBoost, weighRuns } from './exact-match-boost.ts'
import { preferPages } from './prefer-pages.ts'
import { preferPhrases } from './prefer-phrases.ts'
import type { Query } from '../query.ts'
import type { SearchIndex } from '../search-index.ts'
import type { RankedSection } from '../sections.ts'
import { scoreTerm } from './term-points.ts'

/** The points of each word of the query in one section. */
type Tally = number[]

/** The points of a good match of one word, such as one in a short heading. */
const GOOD = 8

/** Count the points of every word of the query in every section that contains one. */
function tally(query: Query, index: SearchIndex) {
  const count = query.words.length
  const tallies = new Map<number, Tally>()
  const rarities = query.words.map(() => 0)
  for (const term of query.terms) {
    const { points, weight } = scoreTerm(term, index)
    for (const [number, ofTerm] of points) {
      const words = tallies.get(number) ?? Array.from({ length: count }, () => 0)
      for (const word of term.covers) words[word] = Math.max(words[word] ?? 0, ofTerm * weight)
      tallies.set(number, words)
    }
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
    /** The share of the query that the section matches; `of` says how well it does each word. */
    const share = (of: (points: number, weight: number) => number): number =>
      words.reduce((sum, points, word) => {
        const weight = rarities[word] ?? 0
        return sum + of(points, weight) * weight
      }, 0) / maximum
    const matched = share((points) => (points > 0 ? 1 : 0))
    const well = share((points, weight) => Math.min(1, points / (weight * GOOD || 1)))
    // Sections that match every word come far before those that match some, and those that match
    // every word well before those that match one of them very well.
    const sum =
      (words.reduce((total, points) => total + points, 0) / Math.sqrt(count)) * matched ** 2
    const whole = sum * (1 + 0.7 * well ** 2) + containedHeadingBoost(section, runs) * matched
    return [{ section, score: (whole + exactMatchBoost(section, query)) * section.page.b, number }]
  })
  const sorted = ranked.toSorted((a, b) => b.score - a.score || a.number - b.number)
  const unnumbered = sorted.map(({ section, score }) => ({ section, score }))
  const best = preferPhrases(unnumbered, query)
  // A single word is the name of something, which one section explains.
  return query.words.length > 1 ? preferPages(best) : best
}
