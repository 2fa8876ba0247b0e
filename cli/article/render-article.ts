// An article as HTML. Given its tree, it returns HTML in pieces, and facts about it.
import type { Root } from 'hast'
import { english, type Translations } from '../../runtime/i18n/translations.ts'
import { toArticleHtml } from '../html/article-html.ts'
import type { ComponentRenderer } from '../model/compiling/article.ts'
import type { Link, Page } from '../model/page.ts'
import { expandComponents } from './expand-components.ts'
import { writeArticle } from './write-article.ts'

/** A parsed page. */
export interface ArticleSource {
  readonly article: Root
  /** The links that have holes in the article. */
  readonly links?: readonly Link[]
  /** Interface texts inside the article; English when left out. */
  readonly words?: Translations
}

/** A page whose article is rendered. */
export type RenderedArticle = Pick<
  Page,
  'html' | 'holes' | 'links' | 'images' | 'anchors' | 'islands' | 'hasStyles'
>

/** Render an article; its tree is changed in place. Throws a message with a place for what a component throws. */
export function renderArticle(
  { article, links: known = [], words = english }: ArticleSource,
  { isOfSite, beginArticle }: Pick<ComponentRenderer<Translations>, 'isOfSite' | 'beginArticle'>,
): RenderedArticle {
  expandComponents(article, { words, isOfSite })
  const options = { links: known, isOfSite, render: beginArticle(words) }
  const { pieces, holes, links, facts } = writeArticle(article, options)
  const { texts, images, anchors, islands, hasStyles, ...blocks } = facts
  return {
    html: toArticleHtml(pieces, blocks),
    holes,
    links: links.map((link, index) => {
      const text = texts.get(index)
      return text === undefined ? link : { ...link, text }
    }),
    images,
    anchors,
    islands: [...islands],
    ...(hasStyles && { hasStyles: true as const }),
  }
}
