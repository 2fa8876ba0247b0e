import { type ReactElement, useEffect, useState } from 'react'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { FailureMessage, NoHitsMessage } from './messages-view.tsx'
import { PageResults, ResultCount } from './page-results.tsx'
import type { SearchClient } from './search-client.ts'
import { SearchFacets } from './search-facets.tsx'
import { SearchPageForm } from './search-page-form.tsx'
import type { SearchPlace } from './search-place.ts'
import { resultOf, useSearch } from './use-search.ts'
import { useUrlQuery } from './use-url-query.ts'
import { useTitle } from './write-query.ts'

/** The number of hits shown at first, and added by each click on the button for more. */
const pageLimit = 50

interface SearchPageProps {
  readonly place: SearchPlace
  readonly placeholder: string
  /** What the reader typed into the field before the script loaded. */
  readonly typed: string
  readonly client: SearchClient
}

/** The content of the search page. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { place, placeholder, typed, client } = props
  const { text, version, change } = useUrlQuery(typed)
  const [limit, setLimit] = useState(pageLimit)
  const { configHref } = place
  const scope = { ...place.scope, version: version ?? place.scope.version }
  const search = useSearch({ client, configHref, scope, text, limit, all: true })
  const { state, config, prepare, retry } = search
  const query = text.trim()
  useTitle(query)
  useEffect(prepare, [prepare])

  const searchFor = (next: string): void => change({ text: next, version }, 'replace')
  const changeLanguage = (locale: string): void => {
    const page = config?.pages[locale]
    if (page !== undefined) window.location.assign(`${page}${window.location.search}`)
  }
  const result = state.status === 'failed' ? undefined : resultOf(state)
  const shown = result?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  const hasMore = result !== undefined && shown < result.total && shown >= limit

  return (
    <>
      <h1>{query === '' ? translate('search') : translate('resultsFor', { query })}</h1>
      <SearchPageForm text={text} placeholder={placeholder} onText={searchFor} />
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
          {...{ query, config, suggestions: state.result.suggestions }}
          locale={scope.locale}
          onSuggest={searchFor}
        />
      ) : null}
      {result ? <PageResults result={result} /> : null}
      {hasMore ? (
        <button type="button" className="button" onClick={() => setLimit(limit + pageLimit)}>
          {translate('showMoreResults')}
        </button>
      ) : null}
    </>
  )
}

const translate = (
  name: keyof typeof searchTranslations,
  values?: Readonly<Record<string, string>>,
): string => t(searchTranslations, name, values)
