import { escapeAttribute } from '../../../runtime/shared/html/escape.ts'
import type { ArticleHole, Page, PageImage } from '../../model/page.ts'
import { groupBy } from '../../primitives/group-by.ts'

/**
 * The final URL of one of a page's links; the size is that of the image file it points to, in
 * pixels.
 */
export interface Reference {
  readonly href: string
  readonly width?: number
  readonly height?: number
}

/** An article as one text, with final URLs; what tells places in it counts characters. */
export interface FilledArticle {
  readonly html: string
  /** Where the h1 ends that the article begins with; 0 for an article without one. */
  readonly titleEnd: number
  /** Where lists of posts cut the article. */
  readonly excerptEnd: number | undefined
}

/** That of a page without an article. */
export const noArticle: FilledArticle = { html: '', titleEnd: 0, excerptEnd: undefined }

/** Put a URL into each hole of an article: `references[i]` belongs to `page.links[i]`. */
export function fillLinks(page: Page, references: readonly Reference[]): FilledArticle {
  // One file may be shown more than once, with different attributes.
  const images = groupBy(page.images ?? [], ({ link }) => link)
  const { pieces } = page.html
  const ends = new Map<ArticleHole, number>()
  let html = pieces[0] ?? ''
  for (const [index, hole] of page.holes.entries()) {
    // Of several places of one kind, the first one counts.
    if (typeof hole === 'string') ends.set(hole, ends.get(hole) ?? html.length)
    else {
      const reference = references[hole] ?? { href: page.links[hole]?.href ?? '' }
      const image = images.get(hole)?.shift()
      const size = image === undefined ? '' : sizeAttributes(reference, image)
      html += escapeAttribute(reference.href) + size
    }
    html += pieces[index + 1] ?? ''
  }
  return { html, titleEnd: ends.get('titleEnd') ?? 0, excerptEnd: ends.get('excerptEnd') }
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
