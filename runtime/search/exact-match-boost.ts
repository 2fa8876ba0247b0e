// How much of a section's name the query is. Enters: a section and a query. Leaves: points.
// Must not know the texts: rank.ts does.
import { editDistances } from './edit-distance.ts'
import type { Query } from './query.ts'
import type { Section } from './sections.ts'
import { stem } from './tokens.ts'

/** A name or heading typed in full, or nearly, is what the reader wants. */
export function exactMatchBoost(section: Section, query: Query): number {
  if (query.joined === '') return 0
  const own = section.isLead ? section.joinedTitle : section.joinedHeading
  const share = section.isLead ? 1 : 0.5
  if (own === query.joined) return 90 * share
  if (stem(own) === stem(query.joined)) return 40 * share
  if (query.joined.length < 3) return 0
  if (own.startsWith(query.joined)) return 20 * share * (query.joined.length / own.length)
  if (query.joined.length < 6 || own.length < 6) return 0
  const { whole, prefix } = editDistances(query.joined, own, 2)
  const near = whole <= 2 ? 18 - 8 * whole : prefix <= 2 ? 14 - 4 * prefix : 0
  return near * share
}

/** A heading that the query holds in full (`error 28`, `createSlice extraReducers`) is more than its words. */
export function named(section: Section, runs: ReadonlyMap<string, number>): number {
  const own = section.isLead ? section.joinedTitle : section.joinedHeading
  return runs.get(own) ?? 0
}

/** The weight of each run of words as one token. */
export function weighRuns(
  words: readonly string[],
  rarities: readonly number[],
): Map<string, number> {
  const runs = new Map<string, number>()
  words.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(words.length, from + 5); to++) {
      const sum = rarities.slice(from, to).reduce((total, weight) => total + weight, 0)
      runs.set(words.slice(from, to).join(''), (9 * sum) / Math.sqrt(words.length))
    }
  })
  return runs
}
