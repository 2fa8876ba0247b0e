import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import type { SiteView } from '../shared/views/site-view.ts'

/**
 * The search page before its script has loaded, which replaces the content of `data-search-page`.
 */
export function SearchPage({ site }: { readonly site: SiteView }): ReactElement {
  const translations = useTranslations()
  const { search } = site
  if (search === undefined) {
    return (
      <div className="page-message">
        <h1>{translations.search}</h1>
        <p>{translations.searchOff}</p>
      </div>
    )
  }
  return (
    <div className="page page--narrow search-page" data-search-page="">
      <h1>{translations.search}</h1>
      <form
        className="search-page__form"
        role="search"
        aria-label={translations.searchOnPage}
        action={search.pageHref}
      >
        <label className="visually-hidden" htmlFor="docs-ssg-search">
          {search.placeholder}
        </label>
        <input
          className="search-page__input"
          id="docs-ssg-search"
          type="search"
          name="q"
          placeholder={search.placeholder}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="button button--primary" type="submit">
          {translations.search}
        </button>
      </form>
      <noscript>
        <p className="notice">{translations.searchNeedsScript}</p>
      </noscript>
    </div>
  )
}
