import { createElement, type ReactElement } from 'react'
import type { DocPageView } from '../shared/site-view.ts'

/**
 * The elements that the build replaces by the article, which React doesn't see. Without attributes and
 * content, they are the same text wherever they stand.
 */
export const articleHoles = { title: 'docs-ssg-title', body: 'docs-ssg-article' } as const

interface ArticleProps {
  readonly page: Pick<DocPageView, 'articleLang' | 'original'>
  readonly className?: string
}

/** The place of the article in a layout. */
export function Article({ page, className }: ArticleProps): ReactElement {
  return (
    <article className={className} lang={page.articleLang} dir={page.original?.direction}>
      {createElement(articleHoles.body)}
    </article>
  )
}

/** The place of the h1 that an article begins with, for a layout that has something between the two. */
export function ArticleTitle(): ReactElement {
  return createElement(articleHoles.title)
}
