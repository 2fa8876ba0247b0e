// Search with Algolia DocSearch, or a service with the same API. Fetched only on sites that are
// configured for it.
import { liteClient } from 'algoliasearch/lite'
import type { SearchConfig } from '../shared/manifests.ts'
import { highlightTags, toGroups } from './algolia-hits.ts'
import { readResponse, readResults } from './algolia-response.ts'
import type { SearchProvider, SearchQuery, SearchScope } from './provider.ts'

type Options = NonNullable<SearchConfig['algolia']>

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

/**
 * `localhost:8108` and `http://localhost:8108` as the client expects a host. The default protocol
 * is https.
 */
function toHosts(host: string): { url: string; accept: 'readWrite'; protocol: 'http' | 'https' }[] {
  const [, protocol, url = ''] = /^(?:(https?):\/\/)?(.*?)\/?$/.exec(host) ?? []
  return [{ url, accept: 'readWrite', protocol: protocol === 'http' ? 'http' : 'https' }]
}

/**
 * Single words of a query and their beginnings: they may have hits where all words together have
 * none.
 */
function wordsToTry(text: string): readonly string[] {
  const words = text.split(/\s+/).filter((word) => word.length > 2)
  const starts = words.filter((word) => word.length > 6).map((word) => word.slice(0, 5))
  return [...new Set([...(words.length > 1 ? words : []), ...starts])].slice(0, 6)
}

const hasHits = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'nbHits' in result &&
  typeof result.nbHits === 'number' &&
  result.nbHits > 0

/** Search in the hosted index with its public, search-only key. */
export function createAlgoliaProvider(config: SearchConfig): SearchProvider {
  const options = config.algolia
  if (!options) throw new Error('The search configuration has no options for Algolia.')
  const { appId, apiKey, host } = options
  const client = liteClient(appId, apiKey, host === null ? {} : { hosts: toHosts(host) })

  /** The client caches responses, and must not keep one that is not a result. */
  const readOrForget = async (response: unknown): Promise<ReturnType<typeof readResponse>> => {
    try {
      return readResponse(response)
    } catch (error) {
      await client.clearCache()
      throw error
    }
  }
  /** Queries near this one that have hits; none when the request fails. */
  const suggest = async (query: SearchQuery): Promise<readonly string[]> => {
    const words = wordsToTry(query.text)
    if (words.length === 0) return []
    const requests = words.map((text) => toRequest(options, { ...query, text, limit: 1 }))
    const results = readResults(await client.search({ requests }).catch(() => undefined))
    return words.filter((_, index) => hasHits(results[index])).slice(0, 3)
  }
  return {
    close: () => undefined,
    prepare: async () => undefined,
    search: async (query) => {
      const response: unknown = await client.search({ requests: [toRequest(options, query)] })
      query.signal.throwIfAborted()
      const { hits, total } = await readOrForget(response)
      const most = Math.max(query.limit, config.maxResults)
      const groups = toGroups(hits.slice(0, most), window.location.origin)
      const suggestions = groups.length === 0 ? await suggest(query) : []
      return { query: query.text, groups, total, suggestions }
    },
  }
}
