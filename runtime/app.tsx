// The elements of a page, in parts that change at different rates. Rendered in the build only: in
// the browser, client.ts and the islands make the HTML interactive.
import type { ReactElement, ReactNode } from 'react'
import { AnnouncementBar } from './components/announcement-bar.tsx'
import { BaseUrlBanner } from './components/base-url-banner.tsx'
import { Navbar } from './components/navbar.tsx'
import { slots } from './components/theme-slots.tsx'
import { BlogLayout } from './layouts/blog-layout.tsx'
import { DocLayout } from './layouts/doc-layout.tsx'
import { HomeLayout } from './layouts/home-layout.tsx'
import { NotFoundPage } from './layouts/not-found-page.tsx'
import { SearchPage } from './layouts/search-page.tsx'
import type { PageView, SiteView } from './shared/views/site-view.ts'

interface ViewProps {
  readonly site: SiteView
  readonly page: PageView
}

/** Everything above the columns; the same on all pages of one section. */
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

/** The content of `main`. `content` is the element of a React page. */
export function Main(props: ViewProps & { readonly content: ReactNode }): ReactElement {
  const { site, page } = props
  return (
    <slots.Place name="page" site={site} page={page}>
      <Content {...props} />
    </slots.Place>
  )
}

function Content(props: ViewProps & { readonly content: ReactNode }): ReactElement {
  const { site, page, content } = props
  if (page.kind === 'doc' && page.blog !== undefined)
    return <BlogLayout site={site} page={page} blog={page.blog} />
  if (page.kind === 'doc' && page.isHome) return <HomeLayout site={site} page={page} />
  if (page.kind === 'doc') return <DocLayout site={site} page={page} />
  if (content !== undefined) return <div className="page">{content}</div>
  if (page.kind === 'search') return <SearchPage site={site} />
  return <NotFoundPage site={site} />
}
