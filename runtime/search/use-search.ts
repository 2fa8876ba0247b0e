import { useCallback, useEffect, useRef, useState } from 'react'
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'
import {
  createProvider,
  loadSearchConfig,
  type SearchProvider,
  type SearchScope,
} from './provider.ts'

/** `waiting`: nothing is asked; `loading`: no answer yet, the last one may still be shown. */
export type SearchState =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading'; readonly last: SearchResult | undefined }
  | { readonly status: 'done'; readonly result: SearchResult }
  | { readonly status: 'failed' }

interface Ready {
  readonly config: SearchConfig
  readonly provider: SearchProvider
}

export interface Search {
  readonly state: SearchState
  readonly config: SearchConfig | undefined
  /** Fetch what a search needs; harmless to call often. */
  readonly prepare: () => void
  /** Ask again after a failure. */
  readonly retry: () => void
}

interface SearchOptions {
  readonly configHref: string
  readonly scope: SearchScope
  readonly text: string
  /** Hits; the configured number when left out. */
  readonly limit?: number
  /** False: nothing is asked. */
  readonly active: boolean
}

async function load(configHref: string): Promise<Ready> {
  const config = await loadSearchConfig(configHref)
  return { config, provider: await createProvider(config) }
}

const lastResult = (state: SearchState): SearchResult | undefined =>
  state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined

/** Search as the reader types: a newer query overtakes an older one, and a failed load is tried again. */
export function useSearch({ configHref, scope, text, limit, active }: SearchOptions): Search {
  const [state, setState] = useState<SearchState>({ status: 'waiting' })
  const [config, setConfig] = useState<SearchConfig>()
  const [attempt, setAttempt] = useState(0)
  const ready = useRef<Promise<Ready> | undefined>(undefined)
  const { version, locale } = scope

  const getReady = useCallback((): Promise<Ready> => {
    const loading = ready.current ?? load(configHref)
    ready.current = loading
    loading.then(
      (loaded) => setConfig(loaded.config),
      () => {
        ready.current = undefined
      },
    )
    return loading
  }, [configHref])

  const prepare = useCallback((): void => {
    getReady()
      .then(({ provider }) => provider.prepare({ version, locale }))
      .catch(() => undefined)
  }, [getReady, version, locale])

  useEffect(() => {
    if (!active || text.trim() === '') {
      setState({ status: 'waiting' })
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    setState((now) => ({ status: 'loading', last: lastResult(now) }))
    getReady()
      .then(({ config: { maxResults }, provider }) =>
        provider.search({ text, scope: { version, locale }, limit: limit ?? maxResults, signal }),
      )
      .then(
        (result) => signal.aborted || setState({ status: 'done', result }),
        () => signal.aborted || setState({ status: 'failed' }),
      )
    return () => abort.abort()
  }, [active, text, limit, version, locale, attempt, getReady])

  return { state, config, prepare, retry: () => setAttempt((count) => count + 1) }
}
