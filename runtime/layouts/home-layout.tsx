import type { ReactElement } from 'react'
import { Notices } from '../components/notices.tsx'
import { slots } from '../components/theme-slots.tsx'
import type { DocPageView, SiteView } from '../shared/views/site-view.ts'
import { Article } from './article.tsx'

interface HomeLayoutProps {
  readonly site: SiteView
  readonly page: DocPageView
}

/** A landing page: the article in the whole width of the window. */
export function HomeLayout({ site, page }: HomeLayoutProps): ReactElement {
  return (
    <div className={['home', page.wrapperClass].filter(Boolean).join(' ')}>
      <Notices site={site} page={page} />
      <slots.Place name="articleTop" site={site} page={page} />
      {page.heading === undefined ? null : (
        <h1 className="visually-hidden" lang={page.articleLang}>
          {page.heading}
        </h1>
      )}
      <Article page={page} />
      <slots.Place name="articleBottom" site={site} page={page} />
    </div>
  )
}
