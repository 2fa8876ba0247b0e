// Checks that images have alternative text and a size.
// Must not know other pages.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { HtmlFacts } from '../../model/links/html-facts.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { Page, PageImage } from '../../model/page.ts'
import { imagesRules } from './images-rules.ts'
import { splitLines } from '../../primitives/text/lines.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The resolved link of an image, with the size of the file if it could be measured. */
interface ImageReference {
  readonly isMissing?: true
  readonly width?: number
  readonly height?: number
}

type ReadSource = (path: ContentPath) => string | undefined

/**
 * Reports images without alternative text, and images without a size, which move the text when they
 * are loaded.
 */
export function checkImages(
  page: Page,
  references: readonly ImageReference[],
  readSource: ReadSource,
): Diagnostic[] {
  return (page.images ?? []).flatMap((image) => {
    const link = page.links[image.link]
    if (!link) return []
    const { href, place, byComponent = false } = link
    return [
      ...(hasText(image, byComponent) || (image.alt === '' && isWrittenEmpty(place, readSource))
        ? []
        : [missingAlt(place, homeKey(page, href))]),
      ...(references[image.link]?.isMissing || isSized(image, page, references[image.link])
        ? []
        : [{ ...unsizedImage(href), place }]),
    ]
  })
}

/** A component of the site that writes `alt=""` intends it. */
const hasText = ({ alt, isDecorative }: PageImage, byComponent: boolean): boolean =>
  isDecorative === true || (byComponent ? alt !== undefined : (alt ?? '') !== '')

/**
 * True for a tag with `alt=""`, by which an author says that the image only decorates. `![](file)`
 * becomes the same HTML, but there the text was more likely forgotten.
 */
function isWrittenEmpty(place: Place, readSource: ReadSource): boolean {
  const lines = splitLines(readSource(place.path) ?? '').slice(place.line - 1)
  const written = lines.join('\n').slice(place.column - 1)
  const [own = ''] = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(written) ?? []
  return /\salt=(?:""|''|\{\s*(?:""|'')\s*\})/.test(own)
}

/**
 * The size of an image comes from two attributes, from a style, or from the file, which docs-ssg
 * measures. A missing file has its own diagnostic.
 */
function isSized(
  { width, height, classes = [] }: PageImage,
  { styles = {} }: Page,
  reference: ImageReference | undefined,
): boolean {
  const given = [width, height].filter((value) => value !== undefined)
  const isMeasured = reference?.width !== undefined && reference.height !== undefined
  if (given.every(isPixels) && (given.length === 2 || isMeasured)) return true
  const style = classes.map((name) => ownValue(styles, name) ?? '').join(';')
  return /(?:^|;)\s*aspect-ratio\s*:/.test(style) || hasBoth(style)
}

const isPixels = (value: string | undefined): boolean => /^\d+$/.test(value ?? '')

const hasBoth = (style: string): boolean =>
  ['width', 'height'].every((name) => new RegExp(`(?:^|;)\\s*${name}\\s*:`).test(style))

/** The key of an image in the front matter of a landing page. Icons of features are decorative. */
const homeKey = ({ frontMatter }: Page, href: string): string | undefined =>
  frontMatter.hero?.image?.src === href ? 'hero.image' : undefined

function missingAlt(place: Place, key: string | undefined): Diagnostic {
  return imagesRules['missing-alt'].report({
    message:
      'The image has no alternative text, so people who use a screen reader do not know what it shows.',
    help:
      key === undefined
        ? 'Describe it: `![what it shows](file)`. If it only decorates, write `<img src="file" alt="" />`.'
        : `Describe it with \`${key}.alt\` in the front matter.`,
    place,
  })
}

/** URLs of the images inside `main` of a whole document that have no size, each once. */
export function findUnsized({ images }: HtmlFacts): readonly string[] {
  const unsized = images.filter(
    ({ src, width, height, inMain }) =>
      inMain && src !== '' && !src.startsWith('data:') && !(isPixels(width) && isPixels(height)),
  )
  return [...new Set(unsized.map(({ src }) => src))]
}

/** The diagnostic about an image without a size; the caller adds the place. */
export function unsizedImage(href: string): Diagnostic {
  return imagesRules['unsized-image'].report({
    message: `The image \`${href}\` has no known size, so the text below it moves when it is loaded.`,
    help: 'Write the size, as in `<img src="…" width="640" height="480" alt="…">`, or keep the file in the site.',
    data: { actual: href },
  })
}
