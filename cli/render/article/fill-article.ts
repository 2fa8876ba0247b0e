// Room: an article whose holes are filled: links, marks, labels
import { articleHoles } from '../../../runtime/layouts/article.tsx'
import { tidyHtml } from '../../html/tidy-html.ts'
import type { FilledArticle } from './fill-links.ts'

const hole = (name: string): string => `<${name}></${name}>`
/** The places of the article, as React writes them. */
export const holes = {
  whole: hole(articleHoles.whole),
  title: hole(articleHoles.title),
  body: hole(articleHoles.body),
}

/** Put the article, which has its final form, into the holes of its layout, which React has rendered. */
export function fillArticle(html: string, { html: article, titleEnd }: FilledArticle): string {
  if (!html.includes(holes.body)) return fill(html, holes.whole, article)
  const [above = '', below = ''] = html.split(holes.body)
  return (
    fill(above, holes.title, article.slice(0, titleEnd)) + article.slice(titleEnd) + tidyHtml(below)
  )
}

function fill(html: string, place: string, text: string): string {
  return html
    .split(place)
    .map((part) => tidyHtml(part))
    .join(text)
}
