import * as v from 'valibot'
import { doc, optional, option } from './schema-parts.ts'

const provider =
  'Where results come from: data built with the site, Algolia DocSearch, a Typesense server of your own, or no search at all.'

const sharedEntries = {
  placeholder: option(v.string(), 'Search docs', 'Text of the search button and field.'),
  maxResults: option(v.number(), 20, 'Number of results in the search dialog.'),
  reportUrl: optional(v.string(), 'URL of the link `Let us know.`; `{query}` is replaced.'),
  helpLinks: option(
    v.array(
      v.strictObject({
        label: doc(v.string(), 'Text of the link.'),
        to: doc(v.string(), 'A page of this site, `/guide/install`, or a full URL.'),
      }),
    ),
    [],
    'Links for readers who find nothing, such as the main sections and troubleshooting.',
  ),
  openSearch: option(
    v.boolean(),
    false,
    'Write `opensearch.xml`, with which browsers offer the search of the site in their address bar.',
  ),
  synonyms: option(v.array(v.array(v.string())), [], 'Groups of words with the same meaning.'),
}

const hostedEntries = {
  apiKey: doc(v.string(), 'Search-only API key, which is public.'),
  contextualSearch: option(v.boolean(), true, 'Filter results by language and docs version.'),
}

const searchTestsSchema = v.strictObject({
  file: doc(v.string(), 'JSON file of queries and the targets that they must find.'),
  minMrr: option(v.number(), 0.9, 'Minimum of the mean reciprocal rank.'),
  minSuccessAt5: option(
    v.number(),
    0.97,
    'Minimum share of queries with a target among the first five results.',
  ),
})

/** The options of search, one object a provider. */
export const searchSchema = v.variant('provider', [
  v.strictObject({
    provider: doc(v.literal('embedded'), provider),
    ...sharedEntries,
    codeBlocks: option(
      v.boolean(),
      true,
      'Find names of code blocks. Without them the search data is smaller; names in the text are found in any case.',
    ),
    tests: optional(
      searchTestsSchema,
      'Queries that must find their pages; `docs-ssg check` runs them.',
    ),
  }),
  v.strictObject({
    provider: doc(v.literal('algolia'), provider),
    ...sharedEntries,
    appId: doc(v.string(), 'Application id.'),
    ...hostedEntries,
    indexName: doc(v.string(), 'Name of the index.'),
    host: optional(v.string(), 'Another host that supports the same protocol.'),
  }),
  v.strictObject({
    provider: doc(v.literal('typesense'), provider),
    ...sharedEntries,
    hosts: doc(
      v.pipe(v.array(v.string()), v.minLength(1)),
      'URLs of the nodes, such as `https://search.example.com`. The next one is asked only if one fails.',
    ),
    ...hostedEntries,
    collection: doc(v.string(), 'Name of the collection, or of the alias that `--push` moves.'),
  }),
  v.strictObject({ provider: doc(v.literal('none'), provider) }),
])
