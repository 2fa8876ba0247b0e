import type { ReactElement, ReactNode } from 'react'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { InlineTableOfContents, TableOfContents } from '../components/table-of-contents.tsx'
import { slots } from '../components/theme-slots.tsx'
import type { DocPageView, SiteView } from '../shared/views/site-view.ts'

interface DocFrameProps {
  readonly site: SiteView
  readonly page: DocPageView
  /** Class of the frame besides `doc`. */
  readonly className?: string
  readonly children: ReactNode
}

/** The frame around the column of docs and posts: the table of contents, twice, and the classes. */
export function DocFrame({ site, page, className, children }: DocFrameProps): ReactElement {
  const layout = page.toc.length === 0 ? 'doc' : 'doc doc--toc'
  return (
    <div className={[layout, className, page.wrapperClass].filter(Boolean).join(' ')}>
      <InlineTableOfContents entries={page.toc} lang={page.articleLang} />
      {/* Placed next to the first copy so that compression can reuse it. */}
      <TableOfContents entries={page.toc} lang={page.articleLang}>
        <slots.Place name="tocBottom" className="toc__bottom" site={site} page={page} />
      </TableOfContents>
      <div className="doc__column">{children}</div>
    </div>
  )
}

/** The part above the article: the breadcrumbs, unless the site replaces them. */
export function DocHeader({ site, page }: Omit<DocFrameProps, 'children'>): ReactElement {
  return (
    <slots.Place name="docHeader" site={site} page={page}>
      <Breadcrumbs homeHref={site.homeHref} breadcrumbs={page.breadcrumbs} />
    </slots.Place>
  )
}
