import type { Element } from 'hast'
import {
  type ArticleSource,
  renderArticle,
  type RenderedArticle,
} from '../../article/render-article.ts'
import type { createComponentRenderer } from '../../islands/render-component.tsx'
import type { ComponentHtml } from '../../model/compiling/article.ts'
import type { Page } from '../../model/page.ts'
import { toPageTwin } from '../../html/page-twin.ts'
import { readPart } from '../../twins/read-html-nodes.ts'
import { writeTwin } from '../../twins/write-twin.ts'
import { markdownNode, type Node } from '../../twins/writer.ts'

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
  const shown: (readonly Node[])[] = []
  const nodes = new Map<Element, readonly Node[]>()
  for (const [element, part] of parts) {
    const children = (): string => writeTwin(element.children, { links: rendered.links })
    const written = renderer.writeMarkdown(element, children)
    if (written !== undefined) shown.push(readPart(part))
    nodes.set(element, written === undefined ? readPart(part) : [markdownNode(written)])
  }
  const leftOut = new Set<Element>()
  const options = {
    links: rendered.links,
    ...(nodes.size > 0 && { partOf: (element: Element) => nodes.get(element) }),
  }
  const text = writeTwin(source.article.children, {
    ...options,
    onLeftOut: (element) => leftOut.add(element),
  })
  const forPeople = [...[...leftOut].map(({ children }) => children), ...shown].map((children) =>
    writeTwin(children, options),
  )
  return { ...rendered, twin: toPageTwin(text, forPeople.join('\n\n')) }
}
