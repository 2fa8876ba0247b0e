import type { ReactElement } from 'react'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import { FailureMessage, NoHitsMessage, RecentSearches } from './messages-view.tsx'
import type { Search } from './use-search.ts'

interface ModalBodyProps {
  readonly found: Search
  readonly locale: string
  /** Without white space around it. */
  readonly query: string
  readonly recent: readonly string[]
  /** The number of hits shown, which may be those of the previous query. */
  readonly count: number
  readonly onQuery: (query: string) => void
  readonly onForget: (query: string) => void
}

/** What the modal shows when there are no hits to list. */
export function ModalBody(props: ModalBodyProps): ReactElement | null {
  const { found, locale, query, recent, count, onQuery, onForget } = props
  const { state, config, retry } = found
  if (query === '')
    return <RecentSearches queries={recent} onChoose={onQuery} onRemove={onForget} />
  if (state.status === 'failed') return <FailureMessage onRetry={retry} />
  if (count > 0) return null
  if (state.status !== 'done')
    return (
      <p className="search-message search-message--loading">{t(searchTranslations, 'searching')}</p>
    )
  const { suggestions } = state.result
  return <NoHitsMessage {...{ query, suggestions, config, locale }} onSuggest={onQuery} />
}
