// Search with Algolia DocSearch, or a service with the same API. Fetched only on sites that are
// configured for it. It needs one request, and its requests can be aborted, so there is no client.
// https://www.algolia.com/doc/rest-api/search
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import { highlightTags, toGroups } from './hosted-hits.ts'
import { readResponse, readResults } from './algolia-response.ts'
import { createHostedRequest, toOrigin } from './hosted-request.ts'
import type { SearchProvider, SearchQuery, SearchScope } from '../provider.ts'
import { wordsToTry } from '../ranking/suggest-words.ts'

/** Of `search-config.json`; `publicOptions` of cli/search/providers/algolia.ts lists them. */
interface Options {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  readonly contextualSearch: boolean
  readonly host: string | null
}

/** The same build has written them. */
const isOptions = (value: unknown): value is Options => typeof value === 'object' && value !== null

const attributes = ['hierarchy', 'content', 'anchor', 'url', 'type']

/**
 * The filters that DocSearch sends: this language, and this version or pages that belong to no
 * version.
 */
function facetFilters({ locale, version }: SearchScope): (string | string[])[] {
  return [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ]
}

function toRequest({ indexName, contextualSearch }: Options, { text, scope, limit }: SearchQuery) {
  return {
    indexName,
    query: text,
    hitsPerPage: limit,
    attributesToRetrieve: attributes,
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.before,
    highlightPostTag: highlightTags.after,
    clickAnalytics: false,
    ...(contextualSearch ? { facetFilters: facetFilters(scope) } : {}),
  }
}

/** The origins of the service: the nearest first, then those that are left when it fails. */
function toOrigins({ appId, host }: Options): readonly string[] {
  if (host !== null) return [toOrigin(host)]
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...others]
}

const hasHits = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'nbHits' in result &&
  typeof result.nbHits === 'number' &&
  result.nbHits > 0

/** Search in the hosted index with its public, search-only key. */
export function createAlgoliaProvider(config: SearchConfig): SearchProvider {
  const { algolia: options } = config
  if (!isOptions(options)) throw new Error('The search configuration has no options for Algolia.')
  const post = createHostedRequest({
    hosts: toOrigins(options),
    headers: { 'x-algolia-application-id': options.appId, 'x-algolia-api-key': options.apiKey },
  })
  const ask = async (queries: readonly SearchQuery[], signal: AbortSignal): Promise<unknown> => {
    const requests = queries.map((query) => toRequest(options, query))
    return post('/1/indexes/*/queries', { requests }, signal)
  }
  /** Queries near this one that have hits; none when the request fails. */
  const suggest = async (query: SearchQuery): Promise<readonly string[]> => {
    const words = wordsToTry(query.text)
    if (words.length === 0) return []
    const queries = words.map((text) => ({ ...query, text, limit: 1 }))
    const results = readResults(await ask(queries, query.signal).catch(() => undefined))
    return words.filter((_, index) => hasHits(results[index])).slice(0, 3)
  }
  return {
    close: () => undefined,
    prepare: async () => undefined,
    search: async (query) => {
      const { hits, total } = readResponse(await ask([query], query.signal))
      query.signal.throwIfAborted()
      const most = Math.max(query.limit, config.maxResults)
      const groups = toGroups(hits.slice(0, most), config.origin)
      const suggestions = groups.length === 0 ? await suggest(query) : []
      return { query: query.text, groups, total, suggestions }
    },
  }
}
