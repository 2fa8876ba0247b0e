// Faults of pictures. Enters: one page, what is known of its files. Leaves: warnings, or what they are about.
// Must not know other pages.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { HtmlFacts } from '../../html/html-facts.ts'
import type { Page, PageImage } from '../../model/page.ts'
import { imagesRules } from './images-rules.ts'

/** What a resolved link says of a picture: its size, where the file could be measured; that there is none. */
interface PictureReference {
  readonly isMissing?: true
  readonly width?: number
  readonly height?: number
}

/** Pictures of a page that say nothing to those who do not see them, and such that move the text when they arrive. */
export function checkImages(page: Page, references: readonly PictureReference[]): Diagnostic[] {
  return (page.images ?? []).flatMap((image) => {
    const link = page.links[image.link]
    if (!link) return []
    const { href, place, byComponent = false } = link
    return [
      ...(hasText(image, byComponent) ? [] : [missingAlt(place)]),
      ...(references[image.link]?.isMissing || isSized(image, page, references[image.link])
        ? []
        : [{ ...unsizedImage(href), severity: 'warning' as const, place }]),
    ]
  })
}

/** A component of the site that writes `alt=""` means it. */
const hasText = ({ alt, isDecorative }: PageImage, byComponent: boolean): boolean =>
  isDecorative === true || (byComponent ? alt !== undefined : (alt ?? '') !== '')

/**
 * Room is kept by the two attributes, by a style with both, or by what docs-ssg adds from the file itself. A file that
 * isn't there has a finding of its own.
 */
function isSized(
  { width, height, classes = [] }: PageImage,
  { styles = {} }: Page,
  reference: PictureReference | undefined,
): boolean {
  const given = [width, height].filter((value) => value !== undefined)
  const isMeasured = reference?.width !== undefined && reference.height !== undefined
  if (given.every(isPixels) && (given.length === 2 || isMeasured)) return true
  const style = classes.map((name) => styles[name] ?? '').join(';')
  return /(?:^|;)\s*aspect-ratio\s*:/.test(style) || hasBoth(style)
}

const isPixels = (value: string | undefined): boolean => /^\d+$/.test(value ?? '')

const hasBoth = (style: string): boolean =>
  ['width', 'height'].every((name) => new RegExp(`(?:^|;)\\s*${name}\\s*:`).test(style))

function missingAlt(place: Place): Diagnostic {
  return imagesRules['missing-alt'].report({
    message: 'The picture has no text for those who do not see it.',
    help: 'Say what it shows: `![what it shows](file)`.',
    place,
  })
}

/** Addresses of the pictures inside `main` of a whole document that reserve no room, each once. */
export function findUnsized({ images }: HtmlFacts): readonly string[] {
  const unsized = images.filter(
    ({ src, width, height, inMain }) =>
      inMain && src !== '' && !src.startsWith('data:') && !(isPixels(width) && isPixels(height)),
  )
  return [...new Set(unsized.map(({ src }) => src))]
}

/** The finding about a picture that reserves no room; the place is the caller's. */
export function unsizedImage(href: string): Diagnostic {
  return imagesRules['unsized-image'].report({
    message: `The size of \`${href}\` is not known, so the text below jumps when the picture arrives.`,
    help: 'Write it: `<img src="…" width="640" height="480" alt="…">`, or keep the file in the site.',
    data: { actual: href },
  })
}
