// What every search provider answers. Enters: a query and where the reader is. Leaves: hits grouped by page.
// Must not know which provider is behind it.
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'

/** Set by the bundler, so that a site without the hosted service has none of its code. */
declare const DOCS_SSG_HOSTED_SEARCH: boolean

/** The docs the reader searches. `all` searches every version or language that the provider knows. */
export interface SearchScope {
  readonly version: string
  readonly locale: string
}

export interface SearchQuery {
  readonly text: string
  readonly scope: SearchScope
  /** Hits, not pages. */
  readonly limit: number
  /** Every hit that answers, up to the limit; else the weaker ones of a page make room for other pages. */
  readonly all?: boolean
  /** Aborted when a newer query makes the answer useless. */
  readonly signal: AbortSignal
}

export interface SearchProvider {
  /** Get ready for a scope; called on intent. May reject; a later search tries again. */
  readonly prepare: (scope: SearchScope) => Promise<void>
  /** Rejects when the answer can't be had, or with the signal's reason. */
  readonly search: (query: SearchQuery) => Promise<SearchResult>
}

export const emptyResult = (query: string): SearchResult => ({
  query,
  groups: [],
  total: 0,
  suggestions: [],
})

function isSearchConfig(value: unknown): value is SearchConfig {
  return (
    typeof value === 'object' &&
    value !== null &&
    'provider' in value &&
    'version' in value &&
    value.version === 1
  )
}

/** Fetch `search-config.json`; rejects when it can't be had or is of another version. */
export async function loadSearchConfig(href: string): Promise<SearchConfig> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`)
  const value: unknown = await response.json()
  if (!isSearchConfig(value)) throw new Error(`${href} is not a search configuration.`)
  return value
}

/** Make the provider a configuration names; its code is fetched now, not before. */
export async function createProvider(config: SearchConfig): Promise<SearchProvider> {
  if (DOCS_SSG_HOSTED_SEARCH && config.provider === 'algolia' && config.algolia) {
    const { createAlgoliaProvider } = await import('./algolia-provider.ts')
    return createAlgoliaProvider(config, config.algolia)
  }
  const { createEmbeddedProvider } = await import('./embedded-provider.ts')
  return createEmbeddedProvider(config)
}
