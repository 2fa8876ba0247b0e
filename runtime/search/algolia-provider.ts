// The hosted search. Enters: the public part of its configuration. Leaves: answers of the service.
// Must not be fetched unless the site is configured for it.
import { liteClient } from 'algoliasearch/lite'
import type { SearchConfig } from '../shared/manifests.ts'
import { highlightTags, toGroups } from './algolia-hits.ts'
import type { SearchProvider, SearchQuery, SearchScope } from './provider.ts'

type Hosted = NonNullable<SearchConfig['algolia']>

const attributes = ['hierarchy', 'content', 'anchor', 'url', 'type']

/** The filters DocSearch sends: this language, and this version or pages that belong to none. */
function facetFilters({ locale, version }: SearchScope): (string | string[])[] {
  return [
    `language:${locale}`,
    ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
  ]
}

function toRequest(
  config: Hosted,
  { text, scope, limit }: SearchQuery,
): Readonly<Record<string, unknown>> {
  return {
    indexName: config.indexName,
    query: text,
    hitsPerPage: limit,
    attributesToRetrieve: attributes,
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.before,
    highlightPostTag: highlightTags.after,
    clickAnalytics: false,
    ...(config.contextualSearch ? { facetFilters: facetFilters(scope) } : {}),
  }
}

/** `localhost:8108` and `http://localhost:8108` as the client wants a host; https unless it says otherwise. */
function toHosts(host: string): { url: string; accept: 'readWrite'; protocol: 'http' | 'https' }[] {
  const [, protocol, url = ''] = /^(?:(https?):\/\/)?(.*?)\/?$/.exec(host) ?? []
  return [{ url, accept: 'readWrite', protocol: protocol === 'http' ? 'http' : 'https' }]
}

function readAnswer(answer: unknown): { hits: readonly unknown[]; total: number } {
  const results: unknown =
    typeof answer === 'object' && answer !== null && 'results' in answer
      ? answer.results
      : undefined
  const first: unknown = Array.isArray(results) ? results[0] : undefined
  if (
    typeof first !== 'object' ||
    first === null ||
    !('hits' in first) ||
    !Array.isArray(first.hits)
  )
    throw new Error('The search service answered with something else than results.')
  const total =
    'nbHits' in first && typeof first.nbHits === 'number' ? first.nbHits : first.hits.length
  return { hits: first.hits, total }
}

/** Search at the hosted service with its search-only key. */
export function createAlgoliaProvider(search: SearchConfig, config: Hosted): SearchProvider {
  const client = liteClient(
    config.appId,
    config.apiKey,
    config.host === null ? {} : { hosts: toHosts(config.host) },
  )
  return {
    prepare: async () => undefined,
    search: async (query) => {
      const request = toRequest(config, query)
      const answer: unknown = await client.search({
        requests: [{ ...request, indexName: config.indexName }],
      })
      query.signal.throwIfAborted()
      const { hits, total } = readAnswer(answer)
      const groups = toGroups(
        hits.slice(0, Math.max(query.limit, search.maxResults)),
        window.location.origin,
      )
      return { query: query.text, groups, total, suggestions: [] }
    },
  }
}
