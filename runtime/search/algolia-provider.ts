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

function readResults(answer: unknown): readonly unknown[] {
  const results: unknown =
    typeof answer === 'object' && answer !== null && 'results' in answer
      ? answer.results
      : undefined
  return Array.isArray(results) ? results : []
}

function readAnswer(answer: unknown): { hits: readonly unknown[]; total: number } {
  const [first] = readResults(answer)
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

/** The words of a query; one of them alone may lead to hits where all of them do not. */
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

/** Search at the hosted service with its search-only key. */
export function createAlgoliaProvider(search: SearchConfig, config: Hosted): SearchProvider {
  const client = liteClient(
    config.appId,
    config.apiKey,
    config.host === null ? {} : { hosts: toHosts(config.host) },
  )
  /** The client keeps answers; one that is none must not come again. */
  const readOrForget = async (answer: unknown): Promise<ReturnType<typeof readAnswer>> => {
    try {
      return readAnswer(answer)
    } catch (error) {
      await client.clearCache()
      throw error
    }
  }
  /** Queries near this one that do have hits; none when that can't be found out. */
  const suggest = async (query: SearchQuery): Promise<readonly string[]> => {
    const words = wordsToTry(query.text)
    if (words.length === 0) return []
    const requests = words.map((text) => ({
      ...toRequest(config, { ...query, text, limit: 1 }),
      indexName: config.indexName,
    }))
    const results = readResults(await client.search({ requests }).catch(() => undefined))
    return words.filter((_, index) => hasHits(results[index])).slice(0, 3)
  }
  return {
    close: () => undefined,
    prepare: async () => undefined,
    search: async (query) => {
      const request = toRequest(config, query)
      const answer: unknown = await client.search({
        requests: [{ ...request, indexName: config.indexName }],
      })
      query.signal.throwIfAborted()
      const { hits, total } = await readOrForget(answer)
      const groups = toGroups(
        hits.slice(0, Math.max(query.limit, search.maxResults)),
        window.location.origin,
      )
      const suggestions = groups.length === 0 ? await suggest(query) : []
      return { query: query.text, groups, total, suggestions }
    },
  }
}
