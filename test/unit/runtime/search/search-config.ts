import type { SearchConfig } from '../../../../runtime/shared/manifests/manifests.ts'

/** What the config of the search contains with every provider. */
export const searchConfig = {
  version: 1,
  placeholder: '',
  maxResults: 20,
  origin: 'https://docs.example',
  reportUrl: null,
  helpLinks: {},
  pages: {},
  facets: { languages: ['en'], versions: [] },
  synonyms: [],
  worker: null,
  texts: {},
  typesense: null,
} as const

/** The config of a search with Typesense on these hosts. */
export const typesenseConfig = (hosts: readonly string[]): SearchConfig => ({
  ...searchConfig,
  provider: 'typesense',
  data: {},
  algolia: null,
  typesense: { hosts, apiKey: 'public', collection: 'docs', contextualSearch: true },
})
