import { articleHoles } from '../../runtime/layouts/article.tsx'
import { compactHtml } from '../html/compact-html.ts'
import { tidyHtml } from '../html/tidy-html.ts'

const hole = (name: string): string => `<${name}></${name}>`
const holes = { title: hole(articleHoles.title), body: hole(articleHoles.body) }

/** The heading that an article begins with. */
const heading = /^\s*<h1\b[^>]*>[\s\S]*?<\/h1>/

/**
 * Put the article into the hole of its layout. The article has its final form, and what is around it
 * becomes compact; a page without an article is only tidied.
 */
export function fillArticle(html: string, article: string): string {
  const [before = '', after] = html.split(holes.body)
  if (after === undefined) return tidyHtml(html)
  const [above = '', below] = before.split(holes.title)
  const [title = ''] = below === undefined ? [] : (heading.exec(article) ?? [])
  const top =
    below === undefined ? compactTop(above) : compactHtml(above) + title + compactTop(below)
  return top + article.slice(title.length) + compactHtml(after)
}

/** HTML that ends with the start tag of `article`, which is tidied as the article is. */
function compactTop(html: string): string {
  const start = html.lastIndexOf('<article')
  return compactHtml(html.slice(0, start)) + tidyHtml(html.slice(start))
}
