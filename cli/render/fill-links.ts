import { escapeAttribute } from '../../runtime/shared/escape.ts'
import type { Page } from '../model/page.ts'

/** The final address of one of a page's links; the size is that of the picture it leads to. */
export interface Reference {
  readonly href: string
  readonly width?: number
  readonly height?: number
}

/** Fill the slots of an article: `references[i]` belongs to `page.links[i]`. */
export function fillLinks(page: Page, references: readonly Reference[]): string {
  let html = page.html[0] ?? ''
  page.slots.forEach((link, index) => {
    const next = page.html[index + 1] ?? ''
    const reference = references[link] ?? { href: page.links[link]?.href ?? '' }
    html += `${escapeAttribute(reference.href)}${sizeOf(reference, html, next)}${next}`
  })
  return html
}

/**
 * Attributes that reserve the room of a picture before it is loaded; an author's own size stands, and one side of it
 * gives the other. The text begins inside the quotes of `src` and ends where the closing quote follows.
 */
function sizeOf({ width, height }: Reference, before: string, after: string): string {
  if (width === undefined || height === undefined) return ''
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'))
  if (!tag.startsWith('<img ')) return ''
  const ownWidth = / width="([^"]*)"/.exec(tag)?.[1]
  const ownHeight = / height="([^"]*)"/.exec(tag)?.[1]
  if (ownWidth === undefined && ownHeight === undefined)
    return `" width="${width}" height="${height}`
  if (ownHeight === undefined && isPixels(ownWidth))
    return `" height="${scale(ownWidth, height / width)}`
  if (ownWidth === undefined && isPixels(ownHeight))
    return `" width="${scale(ownHeight, width / height)}`
  return ''
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d*$/.test(value ?? '')

const scale = (value: string, ratio: number): number =>
  Math.max(1, Math.round(Number(value) * ratio))
