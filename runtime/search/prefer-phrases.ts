import type { Query } from './query.ts'
import type { RankedSection } from './sections.ts'

/** The number of sections to rank again. */
const RERANKED = 60

/**
 * Rank the best sections again: those that contain adjacent words of the query, such as error
 * messages, come first.
 */
export function preferPhrases(
  ranked: readonly RankedSection[],
  { pairs }: Query,
): readonly RankedSection[] {
  if (pairs.length === 0) return ranked
  const scored = ranked.slice(0, RERANKED).map(({ section, score }) => {
    const text = ` ${section.words()} `
    const found = pairs.filter((pair) => text.includes(` ${pair} `)).length
    const isWhole = found === pairs.length && found > 2
    return { section, score: score * (1 + 0.72 * (found / pairs.length) ** 2 + (isWhole ? 1 : 0)) }
  })
  return [...scored.toSorted((a, b) => b.score - a.score), ...ranked.slice(RERANKED)]
}
