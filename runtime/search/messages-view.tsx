import type { ReactElement } from 'react'
import type { SearchConfig } from '../shared/manifests.ts'
import { Interpolated } from '../components/interpolated.tsx'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'

/** Shown when the search fails. */
export function FailureMessage({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className="search-message" role="alert">
      <p className="search-message__title">{t(searchTranslations, 'searchFailed')}</p>
      <p>{t(searchTranslations, 'searchFailedHelp')}</p>
      <button type="button" className="button button--small" onClick={onRetry}>
        {t(searchTranslations, 'retrySearch')}
      </button>
    </div>
  )
}

interface NoHitsProps {
  readonly query: string
  readonly suggestions: readonly string[]
  readonly config: SearchConfig | undefined
  readonly locale: string
  readonly onSuggest: (query: string) => void
}

/** Shown when there are no hits: what to try instead, pages that may help, and where to report it. */
export function NoHitsMessage({
  query,
  suggestions,
  config,
  locale,
  onSuggest,
}: NoHitsProps): ReactElement {
  const report = config?.reportUrl?.replace('{query}', encodeURIComponent(query))
  const links = config?.helpLinks[locale] ?? []
  return (
    <div className="search-message">
      <p className="search-message__title">
        <Interpolated
          text={t(searchTranslations, 'noResults')}
          values={{ query: <strong>{query}</strong> }}
        />
      </p>
      <p>{t(searchTranslations, 'searchTips')}</p>
      {suggestions.length === 0 ? null : (
        <div className="search-suggestions">
          <p>{t(searchTranslations, 'trySearching')}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="search-suggestion"
                  onClick={() => onSuggest(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {links.length === 0 ? null : (
        <div className="search-suggestions">
          <p>{t(searchTranslations, 'searchHelp')}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {report === undefined ? null : (
        <p>
          {t(searchTranslations, 'reportResults')}{' '}
          <a href={report} target="_blank" rel="noopener noreferrer">
            {t(searchTranslations, 'reportResultsLink')}
          </a>
        </p>
      )}
    </div>
  )
}

interface RecentProps {
  readonly queries: readonly string[]
  readonly onChoose: (query: string) => void
  readonly onRemove: (query: string) => void
}

/** Earlier searches on this device, or a hint when there are none. */
export function RecentSearches({ queries, onChoose, onRemove }: RecentProps): ReactElement {
  if (queries.length === 0)
    return <p className="search-message">{t(searchTranslations, 'searchHint')}</p>
  return (
    <div className="search-recent">
      <h2 className="search-recent__title">{t(searchTranslations, 'recentSearches')}</h2>
      <ul>
        {queries.map((query) => (
          <li key={query} className="search-recent__item">
            <button type="button" className="search-recent__query" onClick={() => onChoose(query)}>
              {query}
            </button>
            <button
              type="button"
              className="search-recent__remove"
              aria-label={t(searchTranslations, 'removeRecentSearch', { query })}
              onClick={() => onRemove(query)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
