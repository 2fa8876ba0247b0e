// The tree of a page, in the parts that change at different rates. Enters: views. Leaves: elements.
// Must not run in the browser: what moves there are the islands, and the marks that client.ts wires.
import type { ReactElement, ReactNode } from 'react'
import { AnnouncementBar } from './components/announcement-bar.tsx'
import { BaseUrlBanner } from './components/base-url-banner.tsx'
import { Navbar } from './components/navbar.tsx'
import { DocLayout } from './layouts/doc-layout.tsx'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { SearchPage } from './layouts/search-page.tsx'
import type { PageView, SiteView } from './shared/site-view.ts'

interface ViewProps {
  readonly site: SiteView
  readonly page: PageView
}

/** All above the columns; the same for all pages of one section. */
export function Header({ site, page }: ViewProps): ReactElement {
  return (
    <>
      {page.href === site.homeHref ? <BaseUrlBanner site={site} /> : null}
      {site.announcementBar === undefined ? null : (
        <AnnouncementBar announcement={site.announcementBar} />
      )}
      <Navbar site={site} page={page} />
    </>
  )
}

/** What stands in `main`; `content` is the element of a React page. */
export function Main(props: ViewProps & { readonly content: ReactNode }): ReactElement {
  const { site, page, content } = props
  if (page.kind === 'doc') return <DocLayout site={site} page={page} />
  if (content !== undefined) return <div className="page">{content}</div>
  if (page.kind === 'search') return <SearchPage site={site} />
  return <NotFoundPage site={site} />
}
