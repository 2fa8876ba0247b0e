// Room: the page of results, with its filters
import { type MouseEvent, type ReactElement, useEffect, useState } from 'react'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import { toReact } from '../../components/to-react.ts'
import {
  describeCorrection,
  describeFailure,
  describeNoHits,
  readAction,
} from '../describe-messages.ts'
import { PageResults, ResultCount } from './page-results.tsx'
import type { ElementTree } from '../../shared/html/element-tree.ts'
import type { SearchClient } from '../search-client.ts'
import { SearchFacets } from './search-facets.tsx'
import { SearchPageForm } from './search-page-form.tsx'
import type { SearchPlace } from '../search-place.ts'
import { resultOf } from '../search-session.ts'
import { type Search, useSearch } from './use-search.ts'
import { useUrlQuery } from './use-url-query.ts'
import { useTitle } from './write-query.ts'

/** The number of hits shown at first, and added by each click on the button for more. */
const pageLimit = 50

interface SearchPageProps {
  readonly place: SearchPlace
  readonly placeholder: string
  /** The text that the reader typed into the field before the script loaded. */
  readonly typed: string
  readonly client: SearchClient
}

/** The content of the search page. */
export function SearchPage(props: SearchPageProps): ReactElement {
  const { place, placeholder, typed, client } = props
  const { change, ...asked } = useUrlQuery(typed)
  const { text, version, section, tag } = asked
  const [limit, setLimit] = useState(pageLimit)
  const { configHref } = place
  const scope = { ...place.scope, version: version ?? place.scope.version }
  const search = useSearch({ client, configHref, scope, text, limit, section, tag })
  const { state, config, prepare, retry } = search
  const query = text.trim()
  useTitle(query)
  useEffect(prepare, [prepare])

  const searchFor = (next: string): void => change({ ...asked, text: next }, 'replace')
  const changeLanguage = (locale: string): void => {
    const page = config?.pages[locale]
    if (page !== undefined)
      window.location.assign(`${page}${withoutFilters(window.location.search)}`)
  }
  const result = state.status === 'failed' ? undefined : resultOf(state)
  const shown = result?.groups.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0
  const hasMore = result !== undefined && shown < result.total && shown >= limit

  const message = messageOf(search, { query, locale: scope.locale })
  const act = (event: MouseEvent): void => {
    const action = readAction(event.nativeEvent)
    if (action?.kind === 'retry') retry()
    if (action?.kind === 'search') searchFor(action.query)
  }

  return (
    <>
      <h1>{query === '' ? translate('search') : translate('resultsFor', { query })}</h1>
      <SearchPageForm text={text} placeholder={placeholder} onText={searchFor} />
      <SearchFacets
        config={config}
        scope={scope}
        choices={{ section, tag }}
        counts={{ section: result?.sections ?? [], tag: result?.tags ?? [] }}
        onVersion={(name) => change({ ...asked, version: name }, 'push')}
        onChoice={(choice) => change({ ...asked, ...choice }, 'push')}
        onLanguage={changeLanguage}
      />
      <ResultCount result={result} isLoading={state.status === 'loading'} />
      {/* The buttons of the message are its children, and keys click them. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={act}>{message === undefined ? null : toReact(message)}</div>
      {result ? <PageResults result={result} /> : null}
      {hasMore ? (
        <button type="button" className="button" onClick={() => setLimit(limit + pageLimit)}>
          {translate('showMoreResults')}
        </button>
      ) : null}
    </>
  )
}

/** Categories and tags have other names in another language. */
function withoutFilters(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('section')
  parameters.delete('tag')
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}

/** The content above the results, or instead of them. */
function messageOf(
  { state, config }: Search,
  { query, locale }: { readonly query: string; readonly locale: string },
): ElementTree | undefined {
  if (state.status === 'failed') return describeFailure()
  if (state.status !== 'done') return undefined
  const { total, suggestions, correction } = state.result
  if (total === 0) return describeNoHits({ query, config, locale, suggestions })
  return correction === undefined ? undefined : describeCorrection(correction)
}

const translate = (
  name: keyof typeof searchTranslations,
  values?: Readonly<Record<string, string>>,
): string => t(searchTranslations, name, values)
