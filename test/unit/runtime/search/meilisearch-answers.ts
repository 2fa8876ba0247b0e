import type { SearchConfig } from '../../../../runtime/shared/manifests/manifests.ts'
import type { ServiceReply } from '../../cli/search/algolia-service.ts'
import { searchConfig } from './search-config.ts'

/** The config of a search with Meilisearch on this host. */
export const meilisearchConfig = (host: string): SearchConfig => ({
  ...searchConfig,
  provider: 'meilisearch',
  data: {},
  algolia: null,
  meilisearch: { host, apiKey: 'public', indexUid: 'docs', contextualSearch: true },
})

/**
 * A hit with the fields of docs-scraper. No server could be installed for these tests; the shapes are those
 * of the reference of its API and of the types of its JavaScript client, version 0.62.
 */
const hit = {
  url: 'https://docs.example/api/createSlice',
  content: 'Makes <b>reducers</b> & slices.',
  hierarchy_lvl0: 'API',
  hierarchy_lvl1: 'createSlice',
  hierarchy_lvl2: null,
  _formatted: {
    hierarchy_lvl0: 'API',
    hierarchy_lvl1: '\u0001createSlice\u0002',
    hierarchy_lvl2: null,
    content: 'Makes <b>reducers</b> & slices.',
  },
}

/** The response to `POST /multi-search`. */
export function answerMultiSearch(body: unknown): ServiceReply {
  const queries: { readonly q?: unknown }[] =
    typeof body === 'object' && body !== null && 'queries' in body && Array.isArray(body.queries)
      ? body.queries
      : []
  const results = queries.map(({ q }) => {
    const hits = /^createsl/i.test(String(q)) ? [hit] : []
    const estimatedTotalHits = hits.length
    return { indexUid: 'docs', hits, query: q, limit: 20, offset: 0, estimatedTotalHits }
  })
  return { status: 200, body: { results } }
}
