import type { Query } from '../query.ts'
import type { RankedSection } from '../sections.ts'

/** The number of sections to rank again. */
const RERANKED = 120

/** Two words of a query that are at most this many words apart belong together. */
const NEAR = 4

/** A match of this quality or better may stand for the word in a phrase. */
const SURE = 0.65

/** Words that a part of the query may mean, and the indexes of the neighbors that it joins. */
interface Part {
  readonly words: ReadonlySet<string>
  readonly covers: readonly number[]
}

const partsOf = ({ terms }: Query): readonly Part[] =>
  terms.map(({ matches, covers }) => ({
    words: new Set(matches.filter(({ quality }) => quality > SURE).map(({ term }) => term)),
    covers,
  }))

/** The share of neighbors in the query that are near each other in a text, in either order. */
function nearness(text: readonly string[], parts: readonly Part[], count: number): number {
  const found = new Set<number>()
  const last: number[] = []
  const isNear = (at: number, index: number): boolean => at - (last[index] ?? -Infinity) <= NEAR
  for (const [at, word] of text.entries()) {
    for (const { words, covers } of parts) {
      if (!words.has(word)) continue
      const [index = 0, ...others] = covers
      // `createSlice` is both words of `create slice`.
      for (const other of others) found.add(other)
      if (others.length > 0) continue
      if (isNear(at, index - 1)) found.add(index)
      if (isNear(at, index + 1)) found.add(index + 1)
      last[index] = at
    }
  }
  return found.size / (count - 1)
}

/**
 * Weigh the pairs of a query by which of them each text contains. Those that few texts contain, such
 * as `error 15`, say more than those of many.
 */
const weighPairs = (
  pairs: readonly string[],
  foundByText: readonly (readonly boolean[])[],
): readonly number[] =>
  pairs.map((_, pair) => {
    const count = foundByText.filter((found) => found[pair]).length
    return Math.log(1 + RERANKED / (count + 0.5))
  })

/**
 * Rank the best sections again: those that contain adjacent words of the query, such as error
 * messages, come first, and those that contain them near each other come next.
 */
export function preferPhrases(
  ranked: readonly RankedSection[],
  query: Query,
): readonly RankedSection[] {
  const { pairs, words: asked } = query
  if (pairs.length === 0) return ranked
  const parts = partsOf(query)
  const top = ranked.slice(0, RERANKED)
  const wanted = new Set([
    ...pairs.flatMap((pair) => [pair, ...pair.split(' ')]),
    ...parts.flatMap(({ words }) => [...words]),
  ])
  const foundByText = top.map(({ section }) => {
    const text = ` ${section.words(wanted)} `
    return pairs.map((pair) => text.includes(` ${pair} `))
  })
  const weights = weighPairs(pairs, foundByText)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const scored = top.map(({ section, score }, at) => {
    const found = foundByText[at] ?? []
    const share =
      weights.reduce((total, weight, pair) => total + (found[pair] ? weight : 0), 0) / sum
    const isWhole = pairs.length > 2 && found.every(Boolean)
    const near =
      asked.length > 1 ? nearness(section.words(wanted).split(' '), parts, asked.length) : 0
    const gain = share + 0.5 * near ** 2 + (isWhole ? 1 : 0)
    return { section, score: score * (1 + gain) }
  })
  return [...scored.toSorted((a, b) => b.score - a.score), ...ranked.slice(RERANKED)]
}
