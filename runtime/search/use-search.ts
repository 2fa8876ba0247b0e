import { useCallback, useEffect, useState } from 'react'
import { updatedEvent } from '../shared/dev-events.ts'
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'
import type { SearchScope } from './provider.ts'
import type { SearchClient } from './search-client.ts'

/** `waiting` without a query; while `loading`, the last result may still be shown. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading'; readonly last: SearchResult | undefined }
  | { readonly status: 'done'; readonly result: SearchResult }
  | { readonly status: 'failed' }

export interface Search {
  readonly state: SearchState
  readonly config: SearchConfig | undefined
  /** Load what a search needs. May be called often. */
  readonly prepare: () => void
  /** Search again after a failure. */
  readonly retry: () => void
}

interface SearchOptions {
  readonly client: SearchClient
  readonly configHref: string
  readonly scope: SearchScope
  readonly text: string
  /** The maximum number of hits. Default: the configured one. */
  readonly limit?: number
  /** Return every hit, instead of only the best ones of each page. */
  readonly all?: boolean
}

/** The result to show: the current one, or the last one while a new one is loading. */
export const resultOf = (state: SearchState): SearchResult | undefined =>
  state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined

/**
 * Search while the reader types. A newer query cancels an older one, and a failed load is tried
 * again.
 */
export function useSearch(options: SearchOptions): Search {
  const { client, configHref, scope, text, limit, all = false } = options
  const [state, setState] = useState<SearchState>({ status: 'waiting' })
  const [config, setConfig] = useState<SearchConfig>()
  const [attempt, setAttempt] = useState(0)
  const { version, locale } = scope

  const renew = useCallback((): void => {
    void client.renew(configHref).then((isNew) => isNew && setAttempt((count) => count + 1))
  }, [client, configHref])

  // The development server shows an edited page before its words can be found.
  useEffect(() => {
    document.addEventListener(updatedEvent, renew)
    return () => document.removeEventListener(updatedEvent, renew)
  }, [renew])

  const prepare = useCallback((): void => {
    // The loaded search is used immediately. If a new version of the site was published, the query
    // runs again with it.
    renew()
    client
      .get(configHref)
      .then(({ config: loaded, provider }) => {
        setConfig(loaded)
        return provider.prepare({ version, locale })
      })
      // An error is shown when the reader searches.
      .catch(() => undefined)
  }, [client, configHref, version, locale, renew])

  useEffect(() => {
    if (text.trim() === '') {
      setState({ status: 'waiting' })
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    setState((now) => ({ status: 'loading', last: resultOf(now) }))
    client
      .get(configHref)
      .then(({ config: loaded, provider }) => {
        setConfig(loaded)
        const most = limit ?? loaded.maxResults
        return provider.search({ text, scope: { version, locale }, limit: most, all, signal })
      })
      .then(
        (result) => signal.aborted || setState({ status: 'done', result }),
        () => signal.aborted || setState({ status: 'failed' }),
      )
    return () => abort.abort()
  }, [configHref, text, limit, all, version, locale, attempt, client])

  return { state, config, prepare, retry: () => setAttempt((count) => count + 1) }
}
