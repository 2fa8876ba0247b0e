import { useCallback, useEffect, useState } from 'react'
import { updatedEvent } from '../../shared/dev-events.ts'
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import type { SearchScope } from '../provider.ts'
import type { HitFilters } from '../ranking/filter-hits.ts'
import type { SearchClient } from '../search-client.ts'
import { createSearchSession, type SearchState } from '../search-session.ts'

export interface Search {
  readonly state: SearchState
  readonly config: SearchConfig | undefined
  /** Load what a search needs. May be called often. */
  readonly prepare: () => void
  /** Search again after a failure. */
  readonly retry: () => void
}

interface SearchOptions extends HitFilters {
  readonly client: SearchClient
  readonly configHref: string
  readonly scope: SearchScope
  readonly text: string
  readonly limit: number
}

/** Search for every hit while the reader types. */
export function useSearch(options: SearchOptions): Search {
  const { client, configHref, scope, text, limit, section, tag } = options
  const { version, locale } = scope
  const [state, setState] = useState<SearchState>({ status: 'waiting' })
  const [config, setConfig] = useState<SearchConfig>()
  const [session] = useState(() =>
    createSearchSession({
      client,
      configHref,
      // The excerpts, which come later, would move the headings of a whole page of results.
      showsPartial: false,
      onChange: (next, loaded) => {
        setState(next)
        setConfig(loaded)
      },
    }),
  )
  const prepare = useCallback(
    (): void => session.prepare({ version, locale }),
    [session, version, locale],
  )

  // The development server shows an edited page before its words can be found.
  useEffect(() => {
    document.addEventListener(updatedEvent, prepare)
    return () => document.removeEventListener(updatedEvent, prepare)
  }, [prepare])

  useEffect(() => {
    session.search({ text, scope: { version, locale }, limit, all: true, section, tag })
    return session.close
  }, [session, text, limit, section, tag, version, locale])

  return { state, config, prepare, retry: session.retry }
}
