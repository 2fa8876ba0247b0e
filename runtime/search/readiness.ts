import type { SearchConfig } from '../shared/manifests.ts'
import { createProvider, loadSearchConfig, type SearchProvider } from './provider.ts'

/** A search that can be asked. */
export interface Ready {
  readonly config: SearchConfig
  readonly provider: SearchProvider
}

/** Gets the search of a configuration ready; the same one for all who ask, and anew after a failure. */
export type GetReady = (configHref: string) => Promise<Ready>

async function load(configHref: string): Promise<Ready> {
  const config = await loadSearchConfig(configHref)
  return { config, provider: await createProvider(config) }
}

/** Modal and page share one search, so that its data is fetched and indexed once. */
export function createReadiness(): GetReady {
  const known = new Map<string, Promise<Ready>>()
  return (configHref) => {
    const found = known.get(configHref)
    if (found) return found
    const ready = load(configHref)
    known.set(configHref, ready)
    ready.catch(() => known.delete(configHref))
    return ready
  }
}
