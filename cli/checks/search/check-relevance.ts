// Measures how well the search finds what the search tests expect.
// Must not know how ranking works: it is given the hits.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { placeOfQuery, type SearchTest } from './parse-search-tests.ts'
import { searchRules } from './search-rules.ts'

/** How well queries find their targets. */
export interface Relevance {
  readonly set: string
  readonly queries: number
  /** Mean reciprocal rank: 1 when every first hit is a target. */
  readonly mrr: number
  /** The share of queries with a target among the first five hits. */
  readonly successAt5: number
}

interface RelevanceInput {
  readonly tests: readonly SearchTest[]
  /** URLs of the hits of each query, best first. */
  readonly hitsOf: (queries: readonly string[]) => readonly (readonly string[])[]
  readonly floor: { readonly mrr: number; readonly successAt5: number }
  /**
   * The URL of a target in the search data; undefined when the site has no such page or heading.
   */
  readonly toHref: (target: string) => string | undefined
  readonly path: ContentPath
  /** The text of the file of search tests. */
  readonly text: string
}

interface Ranked extends SearchTest {
  /** From 1; Infinity when no target was found. */
  readonly rank: number
  /** The first hit, if there is one. */
  readonly first: string | undefined
}

const mostShown = 8

const matches = (href: string, target: string): boolean =>
  href === target || (!target.includes('#') && href.startsWith(`${target}#`))

function rankAll({ tests, hitsOf, toHref }: RelevanceInput): readonly Ranked[] {
  const allHits = hitsOf(tests.map(({ query }) => query))
  return tests.map((test, index) => {
    const hits = allHits[index] ?? []
    const targets = test.targets.flatMap((target) => toHref(target) ?? [])
    const at = hits.findIndex((href) => targets.some((target) => matches(href, target)))
    return { ...test, rank: at === -1 ? Infinity : at + 1, first: hits[0] }
  })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function toRelevance(set: string, ranked: readonly Ranked[]): Relevance {
  return {
    set,
    queries: ranked.length,
    mrr: mean(ranked.map(({ rank }) => 1 / rank)),
    successAt5: mean(ranked.map(({ rank }) => (rank <= 5 ? 1 : 0))),
  }
}

const formatShare = (value: number): string => value.toFixed(3)

function describeWorst(ranked: readonly Ranked[]): string {
  return ranked
    .filter(({ rank }) => rank > 1)
    .toSorted((a, b) => b.rank - a.rank || (a.query < b.query ? -1 : 1))
    .slice(0, mostShown)
    .map(({ query, rank, first }) => {
      const found = rank === Infinity ? 'not found' : `number ${rank}`
      return `\`${query}\` (${found}; ${first === undefined ? 'no results' : `the first result is \`${first}\``})`
    })
    .join(', ')
}

function belowFloor(figures: Relevance, ranked: readonly Ranked[], input: RelevanceInput) {
  const { set, mrr, successAt5 } = figures
  const { floor, path, text } = input
  if (mrr >= floor.mrr && successAt5 >= floor.successAt5) return []
  const worst = ranked.toSorted((a, b) => b.rank - a.rank)[0]
  return [
    searchRules['search-relevance'].report({
      message: `The queries of \`${set}\` reach MRR ${formatShare(mrr)} and success@5 ${formatShare(successAt5)}, but \`search.tests\` requires ${formatShare(floor.mrr)} and ${formatShare(floor.successAt5)}.`,
      help: `Improve the worst queries with synonyms or better headings: ${describeWorst(ranked)}.`,
      data: { actual: set },
      ...(worst ? { place: placeOfQuery(text, path, worst.query) } : {}),
    }),
  ]
}

function unknownTargets({ tests, toHref, text, path }: RelevanceInput): readonly Diagnostic[] {
  return tests.flatMap(({ query, targets }) =>
    targets
      .filter((target) => toHref(target) === undefined)
      .map((target) =>
        searchRules['search-target'].report({
          message: `The query \`${query}\` expects \`${target}\`, which does not exist on this site.`,
          help: 'Write a page as `/path`, or one of its headings as `/path#id`.',
          data: { actual: target },
          place: placeOfQuery(text, path, query),
        }),
      ),
  )
}

/** Runs every query and compares each set of queries with the floor. */
export function checkRelevance(input: RelevanceInput): {
  readonly figures: readonly Relevance[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const ranked = rankAll(input)
  const sets = [...new Set(ranked.map(({ set }) => set))]
  const results = sets.map((set) => {
    const ofSet = ranked.filter((test) => test.set === set)
    const figures = toRelevance(set, ofSet)
    return { figures, diagnostics: belowFloor(figures, ofSet, input) }
  })
  return {
    figures: results.map(({ figures }) => figures),
    diagnostics: [...unknownTargets(input), ...results.flatMap(({ diagnostics }) => diagnostics)],
  }
}
