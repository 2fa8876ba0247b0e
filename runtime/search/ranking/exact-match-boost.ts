import { editDistances } from '../words/edit-distance.ts'
import type { Query } from '../query.ts'
import type { Section } from '../sections.ts'
import { stem } from '../words/tokens.ts'
import { hasUnspaced, joinWords } from '../words/unspaced.ts'

/**
 * Points for a section whose title or heading is the whole query, or nearly. A heading that many
 * pages have says little: a reader who types `typescript` wants the page about it.
 */
export function exactMatchBoost(section: Section, query: Query): number {
  if (query.joined === '') return 0
  const own = section.name.joined()
  const share = section.isLead ? 1 : 0.5 * section.distinction()
  if (own === query.joined) return 90 * share
  if (stem(own) === stem(query.joined)) return 40 * share
  if (query.joined.length < 3 && !hasUnspaced(query.joined)) return 0
  if (own.startsWith(query.joined)) return 20 * share * (query.joined.length / own.length)
  const spelled = query.words.length === 1 ? spelledBoost(section, query) : 0
  if (spelled > 0) return spelled * share
  if (query.joined.length < 6 || own.length < 6) return 0
  const { whole, prefix } = editDistances(query.joined, own, 2)
  const near = whole <= 2 ? 18 - 8 * whole : prefix <= 2 ? 14 - 4 * prefix : 0
  return near * share
}

/** The points for each part of a name that a heading spells as words. */
const SPELLED = 10

/**
 * Points for a heading that contains every part of a name as a word: `Unwrapping result actions` for
 * `unwrapResult`.
 */
function spelledBoost({ name }: Section, { parts }: Query): number {
  const isSpelled = parts.length > 1 && parts.every((part) => name.hasStem(part))
  return isSpelled ? (SPELLED * parts.length) / name.words() : 0
}

/**
 * Points for a heading that the query contains in full, such as `error 28` or `createSlice
 * extraReducers`.
 */
export function containedHeadingBoost(section: Section, runs: ReadonlyMap<string, number>): number {
  return (runs.get(section.name.joined()) ?? 0) * section.distinction()
}

/** The weights of all runs of adjacent words, by the words joined to one token. */
export function weighRuns(
  words: readonly string[],
  rarities: readonly number[],
): Map<string, number> {
  const runs = new Map<string, number>()
  words.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      const sum = rarities.slice(from, to).reduce((total, weight) => total + weight, 0)
      runs.set(joinWords(words.slice(from, to)), (9 * sum) / Math.sqrt(words.length))
    }
  })
  return runs
}
