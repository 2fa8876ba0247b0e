import { createElement, type ReactElement } from 'react'
import type { DocPageView } from '../shared/views/site-view.ts'

/**
 * The elements that the build replaces with the article, which React doesn't see. Without attributes and
 * content, they are the same text everywhere.
 */
export const articleHoles = {
  whole: 'docs-ssg-article',
  title: 'docs-ssg-title',
  /** The content after the title. */
  body: 'docs-ssg-body',
} as const

interface ArticleProps {
  readonly page: Pick<DocPageView, 'articleLang' | 'original'>
  readonly className?: string
  /** Without the h1 that the article begins with. */
  readonly withoutTitle?: boolean
}

/** The place of the article in a layout. */
export function Article({ page, className, withoutTitle = false }: ArticleProps): ReactElement {
  return (
    <article className={className} lang={page.articleLang} dir={page.original?.direction}>
      {createElement(withoutTitle ? articleHoles.body : articleHoles.whole)}
    </article>
  )
}

/** The place of the h1 that an article begins with, for a layout that has something between the two. */
export function ArticleTitle(): ReactElement {
  return createElement(articleHoles.title)
}
