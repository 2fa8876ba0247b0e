import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { FailureMessage, NoHitsMessage } from './messages-view.tsx'
import { PageResults, ResultCount } from './page-results.tsx'
import type { SearchClient } from './search-client.ts'
import { addRecent } from './recent-searches.ts'
import { useTitle, writeAddress } from './search-address.ts'
import { SearchFacets } from './search-facets.tsx'
import { type AskedFor, readQuery, type SearchPlace } from './search-place.ts'
import { resultOf, useSearch } from './use-search.ts'

/** Hits shown at first, and with each wish for more. */
const pageLimit = 50

interface SearchPageProps {
  readonly place: SearchPlace
  readonly placeholder: string
  /** What the reader wrote into the field before this came to life. */
  readonly typed: string
  readonly readiness: SearchClient
}

/** The query lives in the address, so that results can be linked to and come back. */
function useAddress(typed: string) {
  const [{ text, version }, setQuery] = useState(() => {
    const asked = readQuery()
    return typed === '' ? asked : { ...asked, text: typed }
  })
  useEffect(() => {
    if (typed !== '') writeAddress({ ...readQuery(), text: typed.trim() }, 'replace')
  }, [typed])
  // Between two entries of this page the history changes nothing but the address.
  useEffect(() => {
    const { pathname } = window.location
    const read = (): void => {
      if (window.location.pathname === pathname) setQuery(readQuery())
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const change = (next: AskedFor, method: 'push' | 'replace'): void => {
    setQuery(next)
    writeAddress({ ...next, text: next.text.trim() }, method)
  }
  return { text, version, change }
}

/** The page `/search`. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { place, placeholder, typed, readiness } = props
  const { text, version, change } = useAddress(typed)
  const [limit, setLimit] = useState(pageLimit)
  const scope = { ...place.scope, version: version ?? place.scope.version }
  const query = text.trim()
  const submitted = useRef('')
  const { configHref } = place
  const { state, config, prepare, retry } = useSearch({
    readiness,
    configHref,
    scope,
    text,
    limit,
    all: true,
  })
  const result = state.status === 'failed' ? undefined : resultOf(state)
  const shown = result?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  useTitle(query)
  useEffect(prepare, [prepare])

  const ask = (next: string): void => change({ text: next, version }, 'replace')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // What is typed from here on replaces the new entry, and this query can be gone back to.
    if (query !== '' && query !== submitted.current)
      window.history.pushState(window.history.state, '')
    submitted.current = query
    addRecent(query)
  }
  const speak = (locale: string): void => {
    const page = config?.pages[locale]
    if (page !== undefined) window.location.assign(`${page}${window.location.search}`)
  }

  return (
    <>
      <h1>
        {query === ''
          ? t(searchTranslations, 'search')
          : t(searchTranslations, 'resultsFor', { query })}
      </h1>
      <form
        className="search-page__form"
        role="search"
        aria-label={t(searchTranslations, 'searchOnPage')}
        onSubmit={submit}
      >
        <input
          className="search-page__input"
          type="search"
          name="q"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => ask(event.target.value)}
        />
        <button className="button button--primary" type="submit">
          {t(searchTranslations, 'search')}
        </button>
      </form>
      <SearchFacets
        config={config}
        scope={scope}
        onVersion={(name) => change({ text, version: name }, 'push')}
        onLanguage={speak}
      />
      <ResultCount result={result} isLoading={state.status === 'loading'} />
      {state.status === 'failed' ? <FailureMessage onRetry={retry} /> : null}
      {state.status === 'done' && state.result.total === 0 ? (
        <NoHitsMessage
          query={query}
          suggestions={state.result.suggestions}
          config={config}
          onSuggest={ask}
        />
      ) : null}
      {result ? <PageResults result={result} /> : null}
      {result && shown < result.total && shown >= limit ? (
        <button type="button" className="button" onClick={() => setLimit(limit + pageLimit)}>
          {t(searchTranslations, 'showMoreResults')}
        </button>
      ) : null}
    </>
  )
}
