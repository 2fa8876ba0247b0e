import { escapeAttribute } from '../../runtime/shared/escape.ts'
import type { Page, PageImage } from '../model/page.ts'
import { groupBy } from '../primitives/group-by.ts'

/**
 * The final URL of one of a page's links; the size is that of the image file it points to, in
 * pixels.
 */
export interface Reference {
  readonly href: string
  readonly width?: number
  readonly height?: number
}

/**
 * The article as one text, with a URL in each link placeholder: `references[i]` belongs to
 * `page.links[i]`.
 */
export function fillLinks(page: Page, references: readonly Reference[]): string {
  // One file may be shown more than once, with different attributes.
  const images = groupBy(page.images ?? [], ({ link }) => link)
  const { pieces } = page.html
  return page.linkPlaceholders.reduce((html, link, index) => {
    const reference = references[link] ?? { href: page.links[link]?.href ?? '' }
    const image = images.get(link)?.shift()
    const size = image === undefined ? '' : sizeAttributes(reference, image)
    return `${html}${escapeAttribute(reference.href)}${size}${pieces[index + 1] ?? ''}`
  }, pieces[0] ?? '')
}

/**
 * Attributes that reserve the space of an image before it is loaded. An author's own size wins, and
 * one side of it gives the other. The text begins inside the quotes of `src` and ends where the
 * closing quote follows.
 */
function sizeAttributes(reference: Reference, image: PageImage): string {
  const { width, height } = reference
  if (width === undefined || height === undefined) return ''
  if (image.width === undefined && image.height === undefined)
    return `" width="${width}" height="${height}`
  if (image.height === undefined && isPixels(image.width))
    return `" height="${scale(image.width, height / width)}`
  if (image.width === undefined && isPixels(image.height))
    return `" width="${scale(image.height, width / height)}`
  return ''
}

const isPixels = (value: string | undefined): value is string => /^[1-9]\d*$/.test(value ?? '')

const scale = (value: string, ratio: number): number =>
  Math.max(1, Math.round(Number(value) * ratio))
