// A provider of a service that answers several queries in one request.
import type { SearchProvider, SearchQuery } from '../provider.ts'
import { wordsToTry } from '../ranking/suggest-words.ts'
import type { FoundHits } from './docsearch-hit.ts'
import { toGroups } from './hosted-hits.ts'

/** Send queries; the results are in their order. Rejects if one of them failed. */
export type AskQueries = (
  queries: readonly SearchQuery[],
  signal: AbortSignal,
) => Promise<readonly FoundHits[]>

/** Create the provider; `origin` is that of the published site. */
export function createMultiSearch(ask: AskQueries, origin: string): SearchProvider {
  /** Queries near this one that have hits; none when the request fails. */
  const suggest = async (query: SearchQuery): Promise<readonly string[]> => {
    const words = wordsToTry(query.text)
    if (words.length === 0) return []
    const queries = words.map((text) => ({ ...query, text, limit: 1 }))
    const results = await ask(queries, query.signal).catch(() => [])
    return words.filter((_, index) => (results[index]?.total ?? 0) > 0).slice(0, 3)
  }
  return {
    close: () => undefined,
    prepare: async () => undefined,
    search: async (query) => {
      const [result] = await ask([query], query.signal)
      query.signal.throwIfAborted()
      if (!result) throw new Error('The search service responded without a result.')
      const groups = toGroups(result.hits, origin)
      const suggestions = groups.length === 0 ? await suggest(query) : []
      return { query: query.text, groups, total: result.total, suggestions }
    },
  }
}
