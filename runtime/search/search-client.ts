import type { SearchConfig } from '../shared/manifests/manifests.ts'
import { loadSearchConfig, type SearchProvider } from './provider.ts'
import { createProvider } from './providers/providers.ts'

/** A search that is ready for queries. */
export interface LoadedSearch {
  readonly config: SearchConfig
  readonly provider: SearchProvider
}

/** Loads searches and keeps them. */
export interface SearchClient {
  /**
   * Load a search, or return the one that is loaded. A failed load is tried again. `requested`
   * resolves to the configuration if it was requested already, or to undefined if that failed.
   */
  readonly get: (configHref: string, requested?: Promise<unknown>) => Promise<LoadedSearch>
  /**
   * Check whether the configuration changed since it was loaded; if so, returns true and the next
   * `get` returns another search.
   */
  readonly renew: (configHref: string) => Promise<boolean>
}

async function load(configHref: string, requested?: Promise<unknown>): Promise<LoadedSearch> {
  const config = await loadSearchConfig(configHref, requested)
  return { config, provider: await createProvider(config) }
}

/** The modal and the search page share one client, so that the data is fetched and indexed once. */
export function createSearchClient(): SearchClient {
  const known = new Map<string, Promise<LoadedSearch>>()
  const loading = new Set<string>()
  const keep = (configHref: string, ready: Promise<LoadedSearch>): Promise<LoadedSearch> => {
    known.set(configHref, ready)
    loading.add(configHref)
    ready.then(
      () => loading.delete(configHref),
      () => loading.delete(configHref) && known.delete(configHref),
    )
    return ready
  }
  return {
    get: (configHref, requested) =>
      known.get(configHref) ?? keep(configHref, load(configHref, requested)),
    renew: async (configHref) => {
      // What is still loading is new already.
      if (loading.has(configHref)) return false
      const old = await known.get(configHref)?.catch(() => undefined)
      if (!old) return false
      // Without a network the loaded search still works.
      const config = await loadSearchConfig(configHref).catch(() => old.config)
      if (JSON.stringify(config) === JSON.stringify(old.config)) return false
      const provider = await createProvider(config)
      void keep(configHref, Promise.resolve({ config, provider }))
      old.provider.close()
      return true
    },
  }
}
