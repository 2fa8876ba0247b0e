import {
  type ArticleSource,
  renderArticle,
  type RenderedArticle,
} from '../../cli/article/render-article.ts'
import { createComponentRenderer } from '../../cli/islands/render-component.tsx'
import type { SiteComponents } from '../../cli/islands/site-components.tsx'

/** A function that renders articles with these components of a site. */
export function createArticleRenderer(
  components: SiteComponents,
): (source: ArticleSource) => RenderedArticle {
  const renderer = createComponentRenderer(components)
  return (source) => renderArticle(source, renderer)
}
