// Room: the browser's half of each provider
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import { debounce } from '../dialog/debounce.ts'
import { createEmbeddedProvider } from '../embedded-provider.ts'
import type { SearchProvider } from '../provider.ts'

/**
 * The site's `search.provider`, set by the bundler: a site contains the code of its own provider
 * only.
 */
declare const DOCS_SSG_SEARCH_PROVIDER: string

type LoadProvider = (config: SearchConfig) => Promise<SearchProvider>

/**
 * Providers by their name in the config, besides the embedded one. A new provider is a file that
 * implements `SearchProvider` and a line here; its options are a file and a line in
 * cli/search/providers/.
 */
const hostedProviders = (): Readonly<Record<string, LoadProvider>> => ({
  ...(DOCS_SSG_SEARCH_PROVIDER === 'algolia' && {
    algolia: async (config) => (await import('./algolia.ts')).createAlgoliaProvider(config),
  }),
  ...(DOCS_SSG_SEARCH_PROVIDER === 'typesense' && {
    typesense: async (config) => (await import('./typesense.ts')).createTypesenseProvider(config),
  }),
  ...(DOCS_SSG_SEARCH_PROVIDER === 'meilisearch' && {
    meilisearch: async (config) =>
      (await import('./meilisearch.ts')).createMeilisearchProvider(config),
  }),
})

/**
 * Create the provider that a search configuration names; the embedded one when this bundle lacks
 * it.
 */
export async function createProvider(config: SearchConfig): Promise<SearchProvider> {
  const load = hostedProviders()[config.provider]
  return load ? debounce(await load(config)) : createEmbeddedProvider(config)
}
