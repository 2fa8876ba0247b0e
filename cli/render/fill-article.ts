import { articleHoles } from '../../runtime/layouts/article.tsx'
import { tidyHtml } from '../html/tidy-html.ts'

const hole = (name: string): string => `<${name}></${name}>`
const holes = {
  whole: hole(articleHoles.whole),
  title: hole(articleHoles.title),
  body: hole(articleHoles.body),
}

/** The heading that an article begins with. */
const heading = /^\s*<h1\b[^>]*>[\s\S]*?<\/h1>/

/** Put the article, which has its final form, into the holes of its layout, which React has rendered. */
export function fillArticle(html: string, article: string): string {
  if (!html.includes(holes.body)) return fill(html, holes.whole, article)
  const [title = ''] = heading.exec(article) ?? []
  const [above = '', below = ''] = html.split(holes.body)
  return fill(above, holes.title, title) + article.slice(title.length) + tidyHtml(below)
}

function fill(html: string, place: string, text: string): string {
  return html
    .split(place)
    .map((part) => tidyHtml(part))
    .join(text)
}
