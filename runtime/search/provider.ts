// What every search provider answers. Enters: a query and where the reader is. Leaves: hits grouped by page.
// Must not know which provider is behind it.
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'

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
  /** Let go of what it holds; it is not asked again. */
  readonly close: () => void
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

async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`)
  return response.json()
}

/** Fetch `search-config.json`, unless it is on its way already; rejects when it can't be had or is of another version. */
export async function loadSearchConfig(
  href: string,
  onItsWay?: Promise<unknown>,
): Promise<SearchConfig> {
  const value = (await onItsWay) ?? (await fetchJson(href))
  if (!isSearchConfig(value)) throw new Error(`${href} is not a search configuration.`)
  return value
}
