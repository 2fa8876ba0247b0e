import type { RankedSection } from '../sections.ts'

/** The shares of a page's second and third section that its first one gains. */
const SHARES = [0.05, 0.025]

/**
 * Rank the best section of each page again: a page with several good sections is more likely to be
 * about the query than one with a single section.
 */
export function preferPages(ranked: readonly RankedSection[]): readonly RankedSection[] {
  const scores = new Map<number, number[]>()
  for (const { section, score } of ranked) {
    const known = scores.get(section.pageIndex)
    if (known) known.push(score)
    else scores.set(section.pageIndex, [score])
  }
  const raised = ranked.map(({ section, score }) => {
    const [, ...others] = scores.get(section.pageIndex) ?? []
    const isFirst = scores.delete(section.pageIndex)
    const gain = SHARES.reduce((sum, share, at) => sum + share * (others[at] ?? 0), 0)
    return { section, score: isFirst ? score + gain : score }
  })
  return raised.toSorted((a, b) => b.score - a.score)
}
