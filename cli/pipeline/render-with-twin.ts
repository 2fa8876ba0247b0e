import type { Element } from 'hast'
import {
  type ArticleSource,
  renderArticle,
  type RenderedArticle,
} from '../article/render-article.ts'
import type { createComponentRenderer } from '../islands/render-component.tsx'
import type { ComponentHtml } from '../model/article.ts'
import type { Page } from '../model/page.ts'
import { toPageTwin } from '../html/page-twin.ts'
import { readPart } from '../twins/read-html-nodes.ts'
import { writeTwin } from '../twins/write-twin.ts'

/** Render an article, and write its tree a second time as Markdown; components are rendered once for both. */
export function renderWithTwin(
  source: ArticleSource,
  renderer: ReturnType<typeof createComponentRenderer>,
): RenderedArticle & Pick<Page, 'twin'> {
  const parts = new Map<Element, ComponentHtml>()
  const rendered = renderArticle(source, {
    isOfSite: renderer.isOfSite,
    beginArticle: (words) => {
      const render = renderer.beginArticle(words)
      return (element, links) => {
        const part = render(element, links)
        parts.set(element, part)
        return part
      }
    },
  })
  const nodes = new Map([...parts].map(([element, part]) => [element, readPart(part)] as const))
  const leftOut = new Set<Element>()
  const options = {
    links: rendered.links,
    ...(nodes.size > 0 && { partOf: (element: Element) => nodes.get(element) }),
  }
  const text = writeTwin(source.article.children, {
    ...options,
    onLeftOut: (element) => leftOut.add(element),
  })
  const forPeople = [...leftOut].map(({ children }) => writeTwin(children, options))
  return { ...rendered, twin: toPageTwin(text, forPeople.join('\n\n')) }
}
