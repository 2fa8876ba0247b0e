import type { ReactElement } from 'react'
import type { SiteView } from '../shared/site-view.ts'

/** The search page before its script has run; what the script needs stands in its marks. */
export function SearchPage({ site }: { readonly site: SiteView }): ReactElement {
  const { search } = site
  if (search === undefined) {
    return (
      <div className="page-message">
        <h1>Search</h1>
        <p>Search is switched off on this site.</p>
      </div>
    )
  }
  return (
    <div className="page page--narrow search-page" data-search-page="">
      <h1>Search</h1>
      <form className="search-page__form" role="search" aria-label="Page" action={search.pageHref}>
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
          Search
        </button>
      </form>
      <noscript>
        <p className="notice">
          The search runs in your browser and needs JavaScript. Every page is also listed in the
          menu.
        </p>
      </noscript>
    </div>
  )
}
