import type { ReactElement } from 'react'
import { PostTags } from '../components/blog/post-tags.tsx'
import { DocFooter } from '../components/doc-footer.tsx'
import { Notices } from '../components/notices.tsx'
import { PageActions } from '../components/page-actions.tsx'
import { PageFeedback } from '../components/page-feedback.tsx'
import { slots } from '../components/theme-slots.tsx'
import type { DocPageView, SiteView } from '../shared/views/site-view.ts'
import { Article } from './article.tsx'
import { DocFrame, DocHeader } from './doc-frame.tsx'

interface DocLayoutProps {
  readonly site: SiteView
  readonly page: DocPageView
}

/** A page of the documentation: breadcrumbs, article, links to other pages, table of contents. */
export function DocLayout({ site, page }: DocLayoutProps): ReactElement {
  return (
    <DocFrame site={site} page={page}>
      <PageActions
        href={page.hasMarkdownControls === true ? page.markdownHref : undefined}
        assistants={page.assistants}
      >
        <DocHeader site={site} page={page} />
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
    </DocFrame>
  )
}
