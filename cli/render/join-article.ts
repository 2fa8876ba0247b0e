import { escapeAttribute } from '../../runtime/shared/escape.ts'
import type { Page } from '../model.ts'

/** The final address of one of a page's links; the size is that of the picture it leads to. */
export interface Reference {
  readonly href: string
  readonly width?: number
  readonly height?: number
}

/** Fill the slots of an article: `references[i]` belongs to `page.links[i]`. */
export function joinArticle(page: Page, references: readonly Reference[]): string {
  let html = page.html[0] ?? ''
  page.slots.forEach((link, index) => {
    const next = page.html[index + 1] ?? ''
    const reference = references[link] ?? { href: page.links[link]?.href ?? '' }
    html += `${escapeAttribute(reference.href)}${sizeOf(reference, html, next)}${next}`
  })
  return html
}

/**
 * Attributes that reserve the room of a picture before it is loaded; an author's own size stands. The text begins
 * inside the quotes of `src` and ends where the closing quote follows.
 */
function sizeOf({ width, height }: Reference, before: string, after: string): string {
  if (width === undefined || height === undefined) return ''
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'))
  if (!tag.startsWith('<img ') || / (?:width|height)=/.test(tag)) return ''
  return `" width="${width}" height="${height}`
}
