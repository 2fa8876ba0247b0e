import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { FailureMessage, NoHitsMessage } from './messages-view.tsx'
import { PageResults, ResultCount } from './page-results.tsx'
import type { SearchClient } from './search-client.ts'
import { addRecent } from './recent-searches.ts'
import { useTitle, writeQuery } from './write-query.ts'
import { SearchFacets } from './search-facets.tsx'
import { type UrlQuery, readQuery, type SearchPlace } from './search-place.ts'
import { resultOf, useSearch } from './use-search.ts'

/** The number of hits shown at first, and added by each click on the button for more. */
const pageLimit = 50

interface SearchPageProps {
  readonly place: SearchPlace
  readonly placeholder: string
  /** What the reader typed into the field before the script loaded. */
  readonly typed: string
  readonly client: SearchClient
}

/** Keep the query in the URL, so that results can be linked to and restored. */
function useUrlQuery(typed: string) {
  const [{ text, version }, setQuery] = useState(() => {
    const inUrl = readQuery()
    return typed === '' ? inUrl : { ...inUrl, text: typed }
  })
  useEffect(() => {
    if (typed !== '') writeQuery({ ...readQuery(), text: typed.trim() }, 'replace')
  }, [typed])
  // Navigation ignores history entries of the same page.
  useEffect(() => {
    const { pathname } = window.location
    const read = (): void => {
      if (window.location.pathname === pathname) setQuery(readQuery())
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])
  const change = (next: UrlQuery, method: 'push' | 'replace'): void => {
    setQuery(next)
    writeQuery({ ...next, text: next.text.trim() }, method)
  }
  return { text, version, change }
}

/** The content of the search page. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { place, placeholder, typed, client } = props
  const { text, version, change } = useUrlQuery(typed)
  const [limit, setLimit] = useState(pageLimit)
  const scope = { ...place.scope, version: version ?? place.scope.version }
  const query = text.trim()
  const submitted = useRef('')
  const { configHref } = place
  const { state, config, prepare, retry } = useSearch({
    client,
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

  const searchFor = (next: string): void => change({ text: next, version }, 'replace')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Typing replaces the new entry from now on, so the reader can go back to this query.
    if (query !== '' && query !== submitted.current)
      window.history.pushState(window.history.state, '')
    submitted.current = query
    addRecent(query)
  }
  const changeLanguage = (locale: string): void => {
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
          onChange={(event) => searchFor(event.target.value)}
        />
        <button className="button button--primary" type="submit">
          {t(searchTranslations, 'search')}
        </button>
      </form>
      <SearchFacets
        config={config}
        scope={scope}
        onVersion={(name) => change({ text, version: name }, 'push')}
        onLanguage={changeLanguage}
      />
      <ResultCount result={result} isLoading={state.status === 'loading'} />
      {state.status === 'failed' ? <FailureMessage onRetry={retry} /> : null}
      {state.status === 'done' && state.result.total === 0 ? (
        <NoHitsMessage
          query={query}
          suggestions={state.result.suggestions}
          config={config}
          onSuggest={searchFor}
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
