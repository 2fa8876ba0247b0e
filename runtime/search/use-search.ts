import { useCallback, useEffect, useState } from 'react'
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'
import type { SearchScope } from './provider.ts'
import type { SearchClient } from './search-client.ts'

/** `waiting`: nothing is asked; `loading`: no answer yet, the last one may still be shown. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading'; readonly last: SearchResult | undefined }
  | { readonly status: 'done'; readonly result: SearchResult }
  | { readonly status: 'failed' }

export interface Search {
  readonly state: SearchState
  readonly config: SearchConfig | undefined
  /** Fetch what a search needs; harmless to call often. */
  readonly prepare: () => void
  /** Ask again after a failure. */
  readonly retry: () => void
}

interface SearchOptions {
  readonly readiness: SearchClient
  readonly configHref: string
  readonly scope: SearchScope
  readonly text: string
  /** Hits; the configured number when left out. */
  readonly limit?: number
  /** Every hit that answers, not only those worth a place among the first. */
  readonly all?: boolean
}

/** What stands on the screen: the answer, or the last one while a new one is on its way. */
export const resultOf = (state: SearchState): SearchResult | undefined =>
  state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined

/** Search as the reader types: a newer query overtakes an older one, and a failed load is tried again. */
export function useSearch(options: SearchOptions): Search {
  const { readiness, configHref, scope, text, limit, all = false } = options
  const [state, setState] = useState<SearchState>({ status: 'waiting' })
  const [config, setConfig] = useState<SearchConfig>()
  const [attempt, setAttempt] = useState(0)
  const { version, locale } = scope

  const prepare = useCallback((): void => {
    // What is there answers at once; if the site was published anew, the new one is asked too.
    void readiness.renew(configHref).then((isNew) => isNew && setAttempt((count) => count + 1))
    readiness
      .get(configHref)
      .then(({ config: loaded, provider }) => {
        setConfig(loaded)
        return provider.prepare({ version, locale })
      })
      // Told when something is asked.
      .catch(() => undefined)
  }, [readiness, configHref, version, locale])

  useEffect(() => {
    if (text.trim() === '') {
      setState({ status: 'waiting' })
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    setState((now) => ({ status: 'loading', last: resultOf(now) }))
    readiness
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
  }, [configHref, text, limit, all, version, locale, attempt, readiness])

  return { state, config, prepare, retry: () => setAttempt((count) => count + 1) }
}
