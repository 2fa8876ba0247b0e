import type { Query } from './query.ts'
import type { RankedSection } from './sections.ts'

/** Sections that are looked at once more. */
const RERANKED = 60

/** Of the best, those that hold the query's words side by side as written come first: error texts, sentences. */
export function preferPhrases(
  ranked: readonly RankedSection[],
  { pairs }: Query,
): readonly RankedSection[] {
  if (pairs.length < 2) return ranked
  const scored = ranked.slice(0, RERANKED).map(({ section, score }) => {
    const text = ` ${section.words()} `
    const found = pairs.filter((pair) => text.includes(` ${pair} `)).length
    const isWhole = found === pairs.length && found > 2
    return { section, score: score * (1 + 0.72 * (found / pairs.length) ** 2 + (isWhole ? 1 : 0)) }
  })
  return [...scored.toSorted((a, b) => b.score - a.score), ...ranked.slice(RERANKED)]
}
