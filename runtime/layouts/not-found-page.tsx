import type { ReactElement } from 'react'
import type { SiteView } from '../shared/site-view.ts'
import { SearchButton } from '../components/search-button.tsx'

/** What stands at every address the site does not have. */
export function NotFoundPage({ site }: { readonly site: SiteView }): ReactElement {
  return (
    <div className="page-message">
      <p className="page-message__code" aria-hidden="true">
        404
      </p>
      <h1>Page not found</h1>
      <p>
        Nothing is published at this address. It may have been mistyped, or the page may have moved
        without leaving a forwarding address.
      </p>
      <div className="page-message__actions">
        <a className="button button--primary" href={site.homeHref}>
          Go to the home page
        </a>
        {site.repositoryHref === undefined ? null : (
          <a className="button" href={site.repositoryHref} rel="noopener noreferrer">
            Report a missing page
          </a>
        )}
      </div>
      {site.search === undefined ? null : <SearchButton search={site.search} label="Page" />}
    </div>
  )
}
