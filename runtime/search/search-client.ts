import type { SearchConfig } from '../shared/manifests.ts'
import { loadSearchConfig, type SearchProvider } from './provider.ts'
import { createProvider } from './providers.ts'

/** A search that can be asked. */
export interface Ready {
  readonly config: SearchConfig
  readonly provider: SearchProvider
}

/** Gets searches ready. */
export interface SearchClient {
  /**
   * The same search for all who ask, and anew after a failure. `onItsWay`: what the configuration's address answers, if
   * it was asked for already; undefined when it had no answer.
   */
  readonly get: (configHref: string, onItsWay?: Promise<unknown>) => Promise<Ready>
  /** Look whether the site was published anew since; true when the next `get` is another search. */
  readonly renew: (configHref: string) => Promise<boolean>
}

async function load(configHref: string, onItsWay?: Promise<unknown>): Promise<Ready> {
  const config = await loadSearchConfig(configHref, onItsWay)
  return { config, provider: await createProvider(config) }
}

/** Modal and page share one search, so that its data is fetched and indexed once. */
export function createSearchClient(): SearchClient {
  const known = new Map<string, Promise<Ready>>()
  const keep = (configHref: string, ready: Promise<Ready>): Promise<Ready> => {
    known.set(configHref, ready)
    ready.catch(() => known.delete(configHref))
    return ready
  }
  return {
    get: (configHref, onItsWay) =>
      known.get(configHref) ?? keep(configHref, load(configHref, onItsWay)),
    renew: async (configHref) => {
      const old = await known.get(configHref)?.catch(() => undefined)
      if (!old) return false
      // Without a network what is there goes on.
      const config = await loadSearchConfig(configHref).catch(() => old.config)
      if (JSON.stringify(config) === JSON.stringify(old.config)) return false
      const provider = await createProvider(config)
      void keep(configHref, Promise.resolve({ config, provider }))
      old.provider.close()
      return true
    },
  }
}
