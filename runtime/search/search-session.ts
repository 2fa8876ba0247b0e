// One search that follows what a reader types. Without React, for the dialog; use-search.ts makes
// a hook of it.
import type { SearchConfig } from '../shared/manifests/manifests.ts'
import type { SearchResult } from './engine.ts'
import type { HitFilters } from './ranking/filter-hits.ts'
import type { SearchScope } from './provider.ts'
import type { SearchClient } from './search-client.ts'

/** `waiting` without a query; while `loading`, the last result may still be shown. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading'; readonly last: SearchResult | undefined }
  | { readonly status: 'done'; readonly result: SearchResult }
  | { readonly status: 'failed' }

/** The result to show: the current one, or the last one while a new one is loading. */
export const resultOf = (state: SearchState): SearchResult | undefined =>
  state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined

interface SessionQuery extends HitFilters {
  readonly text: string
  readonly scope: SearchScope
  /** The maximum number of hits. Default: the configured one. */
  readonly limit?: number | undefined
  /** Return every hit, instead of only the best ones of each page. */
  readonly all?: boolean | undefined
}

export interface SearchSession {
  /** Search for a query, which cancels the one before. */
  readonly search: (query: SessionQuery) => void
  /** Load what searching a scope needs, and search again if the site was published since. */
  readonly prepare: (scope: SearchScope) => void
  /** Run the last query again, for example after a failure. */
  readonly retry: () => void
  /** Cancel what is pending. */
  readonly close: () => void
}

interface SessionOptions {
  readonly client: SearchClient
  readonly configHref: string
  /** Show what the headings alone answer while the texts are loading; true when left out. */
  readonly showsPartial?: boolean
  /** Called when the state changes. The configuration is undefined until it is loaded. */
  readonly onChange: (state: SearchState, config: SearchConfig | undefined) => void
}

/** Create a session. A newer query cancels an older one, and a failed load is tried again. */
export function createSearchSession(options: SessionOptions): SearchSession {
  const { client, configHref, showsPartial = true, onChange } = options
  let state: SearchState = { status: 'waiting' }
  let config: SearchConfig | undefined
  let query: SessionQuery | undefined
  let abort = new AbortController()

  const change = (next: SearchState): void => {
    state = next
    onChange(state, config)
  }
  const search = (next: SessionQuery): void => {
    abort.abort()
    query = next
    if (next.text.trim() === '') return change({ status: 'waiting' })
    abort = new AbortController()
    const { signal } = abort
    change({ status: 'loading', last: resultOf(state) })
    client
      .get(configHref)
      .then(({ config: loaded, provider }) => {
        config = loaded
        const { text, scope, limit = loaded.maxResults, all = false, section, tag } = next
        const onPartial = (last: SearchResult): void => {
          if (!signal.aborted && last.total > 0) change({ status: 'loading', last })
        }
        return provider.search({
          text,
          scope,
          limit,
          all,
          section,
          tag,
          signal,
          ...(showsPartial && { onPartial }),
        })
      })
      .then(
        (result) => signal.aborted || change({ status: 'done', result }),
        () => signal.aborted || change({ status: 'failed' }),
      )
  }
  const retry = (): void => {
    if (query) search(query)
  }
  const prepare = (scope: SearchScope): void => {
    // The loaded search is used immediately. If a new version of the site was published, the query
    // runs again with it.
    void client.renew(configHref).then((isNew) => isNew && retry())
    client
      .get(configHref)
      .then(({ config: loaded, provider }) => {
        config = loaded
        onChange(state, config)
        return provider.prepare(scope)
      })
      // An error is shown when the reader searches.
      .catch(() => undefined)
  }
  return { search, prepare, retry, close: () => abort.abort() }
}
