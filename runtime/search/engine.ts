// The search engine: indexes pages once and then runs queries. Works in a worker, in the page and
// in Node, so it uses neither the network nor the document.
import type { CharacterVariants, SearchDataPage } from '../shared/manifests/manifests.ts'
import { createView, type View } from './words/character-variants.ts'
import { fold } from './words/fold.ts'
import {
  type FacetCount,
  filterHits,
  type HitFilters,
  type PageFacets,
  toTopCategory,
} from './ranking/filter-hits.ts'
import { createPins } from './ranking/pin-sections.ts'
import { parseQuery, type Query } from './query.ts'
import { rankSections } from './ranking/rank.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { RankedSection, Section } from './sections.ts'
import { createSnippet, markWords, type Piece } from './ranking/snippet.ts'
import { correct, suggest } from './ranking/suggest.ts'
import { stem, wordsOf } from './words/tokens.ts'
import { hasUnspaced } from './words/unspaced.ts'
import { createVocabulary } from './words/vocabulary.ts'

/** A section that matches a query. */
export interface SearchHit {
  /** The URL with base path and fragment. */
  readonly href: string
  /** Headings from the outermost to this one; empty for the page itself. */
  readonly path: readonly (readonly Piece[])[]
  readonly snippet: readonly Piece[]
}

/** The hits of one page, best first. */
export interface SearchGroup {
  readonly title: readonly Piece[]
  /** Categories above the page, joined with ` › `. */
  readonly category: string
  readonly hits: readonly SearchHit[]
}

export interface SearchResult {
  readonly query: string
  readonly groups: readonly SearchGroup[]
  /** The number of matching sections, including those that are not shown. */
  readonly total: number
  /** Hits by top category and by tag, also of those that are left out; when all hits were asked for. */
  readonly sections?: readonly FacetCount[]
  readonly tags?: readonly FacetCount[]
  /** Only titles and headings were searched, because the texts have not come yet. */
  readonly isPartial?: boolean
  /** When there are no hits: similar queries that have hits. */
  readonly suggestions: readonly string[]
  /** The query with words of the index in place of words that it lacks; if that is another query. */
  readonly correction?: string | undefined
}

/** Which hits are returned. */
export interface HitOptions extends HitFilters {
  /** Unless it is true, each page is limited to a few hits. */
  readonly all?: boolean
}

export interface SearchEngine {
  /** `limit` counts hits, not pages. */
  readonly search: (query: string, limit: number, options?: HitOptions) => SearchResult
}

const MAX_QUERY = 200
const HITS_PER_PAGE = 4
/**
 * A hit of a page is shown if its score is at least this share of the score of the page's best hit.
 */
const MIN_SHARE = 0.5

function toHref({ page, id }: RankedSection['section']): string {
  return id === '' ? page.u : `${page.u}#${encodeURIComponent(id)}`
}

/** Drop sections whose score is far below the best one. */
function relevant(ranked: readonly RankedSection[]): readonly RankedSection[] {
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score > 0 && score >= best * 0.08)
}

type EngineView = EngineParts['view']

function createTokenMatcher(query: Query, { toPlain }: EngineView): (token: string) => boolean {
  const wanted = new Set(
    query.terms.flatMap(({ matches }) =>
      matches.filter(({ quality }) => quality > 0.4).map(({ term }) => term),
    ),
  )
  const stems = new Set([...wanted].map(stem))
  return (token) => {
    const plain = toPlain(token)
    return wanted.has(plain) || stems.has(stem(plain))
  }
}

interface OpenGroup extends SearchGroup {
  readonly hits: SearchHit[]
  readonly best: number
}

function group(
  ranked: readonly RankedSection[],
  query: Query,
  {
    limit,
    all,
    view,
  }: { readonly limit: number; readonly all: boolean; readonly view: EngineView },
): SearchGroup[] {
  const isWanted = createTokenMatcher(query, view)
  const groups = new Map<number, OpenGroup>()
  let shown = 0
  for (const { section: found, score } of ranked) {
    if (shown >= limit) break
    const section = view.toWritten(found)
    const known = groups.get(section.pageIndex)
    const isFull = known && (known.hits.length >= HITS_PER_PAGE || score < known.best * MIN_SHARE)
    if (isFull && !all) continue
    const hit = {
      href: toHref(section),
      path: section.path.map((heading) => markWords(heading, isWanted)),
      snippet: createSnippet(section.prose || section.names, isWanted),
    }
    shown += 1
    if (known) known.hits.push(hit)
    else
      groups.set(section.pageIndex, {
        title: markWords(section.page.t, isWanted),
        category: section.page.c,
        hits: [hit],
        best: score,
      })
  }
  return [...groups.values()].map(({ title, category, hits }) => ({ title, category, hits }))
}

/** A synonym as the index has it: where scripts have no spaces, in pairs of characters. */
const toTokens = (word: string): readonly string[] =>
  (hasUnspaced(word) ? wordsOf(word) : [word]).map(fold)

/** What an engine searches in. */
export interface EngineParts extends PageFacets {
  readonly index: SearchIndex
  readonly view: Pick<View, 'toPlain' | 'toWritten'>
  /** Moves sections that a query names before the others. */
  readonly pin: ReturnType<typeof createPins>
  readonly synonyms: readonly (readonly string[])[]
}

/** Index pages for searching. Characters that are variants of each other find each other. */
export function createEngine(
  pages: readonly SearchDataPage[],
  synonyms: readonly (readonly string[])[] = [],
  variants?: CharacterVariants,
): SearchEngine {
  const view = createView(pages, variants)
  const index = createSearchIndex(view.pages)
  const topOf = ({ page }: Section): string => toTopCategory(page.c)
  const tagsOf = ({ page }: Section): readonly string[] => page.g ?? []
  return createSearcher({ index, view, pin: createPins(index), synonyms, topOf, tagsOf })
}

/** The engine over an index, which remembers what words of queries mean. */
export function createSearcher(parts: EngineParts): SearchEngine {
  const { index, view, pin, synonyms } = parts
  const folded = synonyms.map((words) => words.map(view.toPlain).flatMap(toTokens))
  const vocabulary = createVocabulary(index, folded)

  const run = (text: string): { query: Query; ranked: readonly RankedSection[] } => {
    const query = parseQuery(text.slice(0, MAX_QUERY), vocabulary)
    return { query, ranked: pin(text, relevant(rankSections(query, index))) }
  }

  const tools = { index, vocabulary, hitsOf: (text: string) => run(text).ranked }

  return {
    search: (typed, limit, { all = false, ...filters } = {}) => {
      const text = view.toPlain(typed)
      const { query, ranked: found } = run(text)
      const { hits: ranked, counts } = filterHits(found, filters, parts)
      const groups = group(ranked, query, { limit, all, view })
      const isEmpty = found.length === 0 && text.trim() !== ''
      return {
        query: typed,
        groups,
        total: ranked.length,
        ...(all && counts),
        suggestions: isEmpty ? suggest(text.slice(0, MAX_QUERY), tools) : [],
        // A longer text isn't searched whole, so a correction of a part would drop words.
        correction: isEmpty || text.length > MAX_QUERY ? undefined : correct(text, tools),
      }
    },
  }
}
