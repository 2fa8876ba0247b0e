import type { ReactElement } from 'react'
import { PostTags } from '../components/blog/post-tags.tsx'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { DocFooter } from '../components/doc-footer.tsx'
import { Notices } from '../components/notices.tsx'
import { PageActions } from '../components/page-actions.tsx'
import { PageFeedback } from '../components/page-feedback.tsx'
import { InlineTableOfContents, TableOfContents } from '../components/table-of-contents.tsx'
import { slots } from '../components/theme-slots.tsx'
import type { DocPageView, SiteView } from '../shared/site-view.ts'
import { Article } from './article.tsx'

interface DocLayoutProps {
  readonly site: SiteView
  readonly page: DocPageView
}

/** A page of the documentation: breadcrumbs, article, links to other pages, table of contents. */
export function DocLayout({ site, page }: DocLayoutProps): ReactElement {
  const layout = page.toc.length === 0 ? 'doc' : 'doc doc--toc'
  return (
    <div className={[layout, page.wrapperClass].filter(Boolean).join(' ')}>
      <InlineTableOfContents entries={page.toc} lang={page.articleLang} />
      {/* Placed next to the first copy so that compression can reuse it. */}
      <TableOfContents entries={page.toc} lang={page.articleLang}>
        <slots.Place name="tocBottom" className="toc__bottom" site={site} page={page} />
      </TableOfContents>
      <div className="doc__column">
        <PageActions href={page.markdownHref} assistants={page.assistants}>
          <slots.Place name="docHeader" site={site} page={page}>
            <Breadcrumbs homeHref={site.homeHref} breadcrumbs={page.breadcrumbs} />
          </slots.Place>
        </PageActions>
        <Notices site={site} page={page} />
        <slots.Place name="articleTop" site={site} page={page} />
        {page.heading === undefined ? null : (
          <div className={page.showTitle ? 'markdown' : 'visually-hidden'}>
            <h1 lang={page.articleLang}>{page.heading}</h1>
          </div>
        )}
        <Article page={page} className="markdown" />
        <slots.Place name="articleBottom" site={site} page={page} />
        {page.tags === undefined ? null : <PostTags tags={page.tags} />}
        {site.feedback === undefined ? null : <PageFeedback url={site.feedback.url} />}
        <slots.Place name="docFooter" site={site} page={page}>
          <DocFooter site={site} page={page} />
        </slots.Place>
      </div>
    </div>
  )
}
