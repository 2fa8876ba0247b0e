// Room: the modal, the page, and the providers behind one interface
// The contract of search providers, which providers/providers.ts lists.
import type { SearchConfig } from '../shared/manifests/manifests.ts'
import type { SearchResult } from './engine.ts'
import type { HitFilters } from './ranking/filter-hits.ts'
import type { StartedWorker } from './start-worker.ts'

/** The version and language of the docs to search. */
export interface SearchScope {
  readonly version: string
  readonly locale: string
}

/** The filters work with the embedded search only. */
export interface SearchQuery extends HitFilters {
  readonly text: string
  readonly scope: SearchScope
  /** The maximum number of hits, not pages. */
  readonly limit: number
  /** Return every hit up to the limit; otherwise each page is limited to its best hits. */
  readonly all?: boolean
  /** Called with results that are shown until those that `search` returns are there. */
  readonly onPartial?: (result: SearchResult) => void
  /** Aborted when a newer query makes the results useless. */
  readonly signal: AbortSignal
}

/** The requests of the page before the provider was loaded. */
export interface RequestedData {
  /** Resolves to undefined when that failed. */
  readonly headings: Promise<ArrayBuffer | undefined> | undefined
  readonly worker: StartedWorker | undefined
}

export interface SearchProvider {
  /**
   * Load what searching a scope needs. Called when the reader is about to search. May reject; a
   * later search tries again. `requested`: what the page requested for this scope already.
   */
  readonly prepare: (scope: SearchScope, requested?: RequestedData) => Promise<void>
  /** Rejects when the search fails, or with the reason of the signal. */
  readonly search: (query: SearchQuery) => Promise<SearchResult>
  /** Release resources. No other method is called afterwards. */
  readonly close: () => void
}

/** The result of a query that finds nothing. */
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
  if (!response.ok) throw new Error(`\`${href}\` responded with status ${response.status}.`)
  return response.json()
}

/**
 * Load `search-config.json`, which may have been requested already. Rejects when that fails or the
 * version is unknown.
 */
export async function loadSearchConfig(
  href: string,
  requested?: Promise<unknown>,
): Promise<SearchConfig> {
  const value = (await requested) ?? (await fetchJson(href))
  if (!isSearchConfig(value)) throw new Error(`\`${href}\` is not a search configuration.`)
  return value
}
