import type { Query } from './query.ts'
import type { RankedSection } from './sections.ts'

/** The number of sections to rank again. */
const RERANKED = 60

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
  const scored = ranked.slice(0, RERANKED).map(({ section, score }) => {
    const words = section.words()
    const text = ` ${words} `
    const found = pairs.filter((pair) => text.includes(` ${pair} `)).length
    const isWhole = found === pairs.length && found > 2
    const near = asked.length > 1 ? nearness(words.split(' '), parts, asked.length) : 0
    const gain = (found / pairs.length) ** 2 + 0.3 * near ** 2 + (isWhole ? 1 : 0)
    return { section, score: score * (1 + gain) }
  })
  return [...scored.toSorted((a, b) => b.score - a.score), ...ranked.slice(RERANKED)]
}
