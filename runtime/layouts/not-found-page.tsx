import type { ReactElement } from 'react'
import type { SiteView } from '../shared/views/site-view.ts'
import { SearchButton } from '../components/search-button.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** The page for every URL that the site does not have. */
export function NotFoundPage({ site }: { readonly site: SiteView }): ReactElement {
  const translations = useTranslations()
  return (
    <div className="page-message">
      <p className="page-message__code" aria-hidden="true">
        404
      </p>
      <h1>{translations.pageNotFound}</h1>
      <p>{translations.pageNotFoundHelp}</p>
      <div className="page-message__pages" data-similar-pages={translations.didYouMean} />
      <div className="page-message__actions">
        <a className="button button--primary" href={site.homeHref}>
          {translations.goHome}
        </a>
        {site.repositoryHref === undefined ? null : (
          <a className="button" href={site.repositoryHref} rel="noopener noreferrer">
            {translations.reportMissingPage}
          </a>
        )}
      </div>
      {site.search === undefined ? null : (
        <SearchButton search={site.search} label={translations.searchOnPage} />
      )}
    </div>
  )
}
