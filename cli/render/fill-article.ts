import { articleHoles } from '../../runtime/layouts/article.tsx'
import { tidyHtml } from '../html/tidy-html.ts'

const hole = (name: string): string => `<${name}></${name}>`
const holes = { title: hole(articleHoles.title), body: hole(articleHoles.body) }

/** The heading that an article begins with. */
const heading = /^\s*<h1\b[^>]*>[\s\S]*?<\/h1>/

/** Put the article, which has its final form, into the hole of its layout, which React has rendered. */
export function fillArticle(html: string, article: string): string {
  const [before = '', after] = html.split(holes.body)
  if (after === undefined) return tidyHtml(html)
  const [above = '', below] = before.split(holes.title)
  if (below === undefined) return tidyHtml(before) + article + tidyHtml(after)
  const [title = ''] = heading.exec(article) ?? []
  const body = article.slice(title.length)
  return tidyHtml(above) + title + tidyHtml(below) + body + tidyHtml(after)
}
