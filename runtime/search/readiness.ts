import type { SearchConfig } from '../shared/manifests.ts'
import { createEmbeddedProvider } from './embedded-provider.ts'
import { loadSearchConfig, type SearchProvider } from './provider.ts'

/** Set by the bundler, so that a site without the hosted service has none of its code. */
declare const DOCS_SSG_HOSTED_SEARCH: boolean

/** A search that can be asked. */
export interface Ready {
  readonly config: SearchConfig
  readonly provider: SearchProvider
}

/**
 * Gets the search of a configuration ready; the same one for all who ask, and anew after a failure. `onItsWay`: what the
 * configuration's address answers, if it was asked for already; undefined when it had no answer.
 */
export type GetReady = (configHref: string, onItsWay?: Promise<unknown>) => Promise<Ready>

async function createProvider(config: SearchConfig): Promise<SearchProvider> {
  if (DOCS_SSG_HOSTED_SEARCH && config.provider === 'algolia' && config.algolia) {
    const { createAlgoliaProvider } = await import('./algolia-provider.ts')
    return createAlgoliaProvider(config, config.algolia)
  }
  return createEmbeddedProvider(config)
}

async function load(configHref: string, onItsWay?: Promise<unknown>): Promise<Ready> {
  const config = await loadSearchConfig(configHref, onItsWay)
  return { config, provider: await createProvider(config) }
}

/** Modal and page share one search, so that its data is fetched and indexed once. */
export function createReadiness(): GetReady {
  const known = new Map<string, Promise<Ready>>()
  return (configHref, onItsWay) => {
    const found = known.get(configHref)
    if (found) return found
    const ready = load(configHref, onItsWay)
    known.set(configHref, ready)
    ready.catch(() => known.delete(configHref))
    return ready
  }
}
