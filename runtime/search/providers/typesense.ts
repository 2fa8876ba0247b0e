// Search with a Typesense server. Fetched only on sites that are configured for it. Two requests
// need no client: the one on npm brings axios and is larger than the rest of the search together.
// https://typesense.org/docs/latest/api/federated-multi-search.html
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import { highlightTags } from './hosted-hits.ts'
import { createHostedRequest, toOrigin } from './hosted-request.ts'
import { createMultiSearch } from './multi-search.ts'
import type { SearchProvider, SearchQuery, SearchScope } from '../provider.ts'
import { readTypesense } from './typesense-response.ts'

/** Of `search-config.json`; `publicOptions` of cli/search/providers/typesense.ts lists them. */
interface Options {
  readonly hosts: readonly string[]
  readonly apiKey: string
  readonly collection: string
  readonly contextualSearch: boolean
}

/** The same build has written them. */
const isOptions = (value: unknown): value is Options => typeof value === 'object' && value !== null

/** The fields that are searched, best first, and the weights of matches in them. */
const fields: Readonly<Record<string, number>> = {
  'hierarchy.lvl1': 127,
  'hierarchy.lvl2': 110,
  'hierarchy.lvl3': 100,
  'hierarchy.lvl4': 90,
  'hierarchy.lvl5': 80,
  'hierarchy.lvl6': 70,
  content: 40,
  'hierarchy.lvl0': 20,
}

/** This language, and this version or pages that belong to no version. */
const filterOf = ({ locale, version }: SearchScope): string =>
  `language:=\`${locale}\` && docusaurus_tag:=[\`default\`, \`docs-default-${version}\`]`

function toSearch({ collection, contextualSearch }: Options, query: SearchQuery) {
  const headings = Object.keys(fields).filter((field) => field !== 'content')
  return {
    collection,
    q: query.text,
    query_by: Object.keys(fields).join(','),
    query_by_weights: Object.values(fields).join(','),
    include_fields: [...Object.keys(fields), 'url'].join(','),
    highlight_full_fields: headings.join(','),
    highlight_affix_num_tokens: 10,
    highlight_start_tag: highlightTags.before,
    highlight_end_tag: highlightTags.after,
    sort_by: '_text_match:desc,item_priority:desc',
    per_page: query.limit,
    ...(contextualSearch ? { filter_by: filterOf(query.scope) } : {}),
  }
}

/** Search in the collection with its public, search-only key. */
export function createTypesenseProvider(config: SearchConfig): SearchProvider {
  const { typesense: options } = config
  if (!isOptions(options)) throw new Error('The search configuration has no options for Typesense.')
  const request = createHostedRequest({
    hosts: options.hosts.map(toOrigin),
    headers: { 'x-typesense-api-key': options.apiKey },
  })
  return createMultiSearch(async (queries, signal) => {
    const searches = queries.map((query) => toSearch(options, query))
    return readTypesense(await request('/multi_search', { searches }, signal))
  }, config.origin)
}
