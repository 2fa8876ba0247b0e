// Search with a Meilisearch server. Fetched only on sites that are configured for it.
// https://www.meilisearch.com/docs/reference/api/search/perform-a-multi-search
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import type { SearchProvider, SearchQuery, SearchScope } from '../provider.ts'
import { isBag, readResults, toDocSearchHit } from './docsearch-hit.ts'
import { highlightTags } from './hosted-hits.ts'
import { createHostedRequest, toOrigin } from './hosted-request.ts'
import { createMultiSearch } from './multi-search.ts'

/** Of `search-config.json`; `publicOptions` of cli/search/providers/meilisearch.ts lists them. */
interface Options {
  readonly host: string
  readonly apiKey: string
  readonly indexUid: string
  readonly contextualSearch: boolean
}

/** The same build has written them. */
const isOptions = (value: unknown): value is Options => isBag(value)

const headings = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy_lvl${level}`)

/** This language, and this version or pages that belong to no version. */
const filterOf = ({ locale, version }: SearchScope): readonly string[] => [
  `language = ${JSON.stringify(locale)}`,
  `docusaurus_tag IN ["default", ${JSON.stringify(`docs-default-${version}`)}]`,
]

const toSearch = ({ indexUid, contextualSearch }: Options, query: SearchQuery) => ({
  indexUid,
  q: query.text,
  limit: query.limit,
  attributesToRetrieve: [...headings, 'content', 'url'],
  attributesToHighlight: [...headings, 'content'],
  attributesToCrop: ['content'],
  cropLength: 20,
  highlightPreTag: highlightTags.before,
  highlightPostTag: highlightTags.after,
  ...(contextualSearch ? { filter: filterOf(query.scope) } : {}),
})

function toHit(hit: unknown): unknown {
  if (!isBag(hit)) return undefined
  const formatted = isBag(hit['_formatted']) ? hit['_formatted'] : {}
  return toDocSearchHit(hit['url'], (name) => {
    const field = name === 'content' ? name : `hierarchy_${name}`
    return formatted[field] ?? hit[field]
  })
}

/** Search in the index with its public, search-only key. */
export function createMeilisearchProvider(config: SearchConfig): SearchProvider {
  const { meilisearch: options } = config
  if (!isOptions(options))
    throw new Error('The search configuration has no options for Meilisearch.')
  const request = createHostedRequest({
    hosts: [toOrigin(options.host)],
    headers: { authorization: `Bearer ${options.apiKey}` },
  })
  return createMultiSearch(async (queries, signal) => {
    const searches = queries.map((query) => toSearch(options, query))
    const response = await request('/multi-search', { queries: searches }, signal)
    return readResults(response, { total: 'estimatedTotalHits', toHit })
  }, config.origin)
}
