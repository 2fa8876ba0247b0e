// Checks that images have alternative text and a size.
// Must not know other pages.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { Page } from '../../model/page.ts'
import { imagesRules } from './images-rules.ts'

/** The resolved link of an image, with the size of the file if it could be measured. */
interface ImageReference {
  readonly isMissing?: true
  readonly width?: number
  readonly height?: number
}

type ReadSource = (path: ContentPath) => string | undefined

interface Image {
  /** The whole `img` tag, without the URL if docs-ssg fills it in. */
  readonly tag: string
  readonly href: string
  readonly place: Place
  readonly reference: ImageReference | undefined
  /** A component of the site wrote it, so `alt=""` is intended. */
  readonly byComponent?: boolean
}

/**
 * Reports images without alternative text, and images without a size, which move the text when they
 * are loaded.
 */
export function checkImages(
  page: Page,
  references: readonly ImageReference[],
  readSource: ReadSource,
): Diagnostic[] {
  if (!page.links.some(({ kind }) => kind === 'asset')) return []
  const images = [...ownImages(page, references), ...remoteImages(page)]
  return images.flatMap((image) => [
    ...(hasText(image) || isDecorative(image, readSource) ? [] : [missingAlt(image)]),
    ...(isSized(image, page) ? [] : [{ ...unsizedImage(image.href), place: image.place }]),
  ])
}

/** Images of the site. Their URLs are the gaps between two pieces of the article. */
function ownImages({ html, slots, links }: Page, references: readonly ImageReference[]): Image[] {
  return slots.flatMap((slot, index) => {
    const link = links[slot]
    const before = html[index] ?? ''
    const after = html[index + 1] ?? ''
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>') + 1)
    if (!link || !tag.startsWith('<img ')) return []
    const { href, place, byComponent = false } = link
    return [{ tag, href, place, byComponent, reference: references[slot] }]
  })
}

/** Images of other sites, whose tags are complete in the article. */
function remoteImages({ html, links }: Page): Image[] {
  const places = new Map<string, Place[]>()
  for (const { kind, href, place } of links)
    if (kind === 'asset') places.set(href, [...(places.get(href) ?? []), place])
  return html.flatMap((piece) =>
    [...piece.matchAll(/<img [^>]*>/g)].flatMap(([tag]) => {
      const href = unescapeAttribute(/ src="([^"]*)"/.exec(tag)?.[1] ?? '')
      const place = places.get(href)?.shift()
      return place ? [{ tag, href, place, reference: undefined }] : []
    }),
  )
}

const unescapeAttribute = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const hasText = ({ tag, byComponent }: Image): boolean =>
  (byComponent ? / alt="/ : / alt="[^"]+"/).test(tag) ||
  / (?:role="presentation"|aria-hidden="true")/.test(tag)

/**
 * True for a tag with `alt=""`, by which an author says that the image only decorates. `![](file)`
 * becomes the same HTML, but there the text was more likely forgotten.
 */
function isDecorative({ tag, place }: Image, readSource: ReadSource): boolean {
  if (!/ alt=""/.test(tag)) return false
  const lines =
    readSource(place.path)
      ?.split(/\r\n|\n|\r/)
      .slice(place.line - 1) ?? []
  const written = lines.join('\n').slice(place.column - 1)
  const [own = ''] = /^<(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(written) ?? []
  return /\salt=(?:""|''|\{\s*(?:""|'')\s*\})/.test(own)
}

/**
 * The size of an image comes from two attributes, from a style, or from the file, which docs-ssg
 * measures. A missing file has its own diagnostic.
 */
function isSized({ tag, reference }: Image, { styles = {} }: Page): boolean {
  const own = ['width', 'height'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
  if (reference?.isMissing) return true
  const given = own.filter((value) => value !== undefined)
  const isMeasured = reference?.width !== undefined && reference.height !== undefined
  if (given.every((value) => /^\d+$/.test(value)) && (given.length === 2 || isMeasured)) return true
  const names = / class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
  const style = names.map((name) => styles[name] ?? '').join(';')
  return /(?:^|;)\s*aspect-ratio\s*:/.test(style) || hasBoth(style)
}

const hasBoth = (style: string): boolean =>
  ['width', 'height'].every((name) => new RegExp(`(?:^|;)\\s*${name}\\s*:`).test(style))

function missingAlt({ place }: Image): Diagnostic {
  return imagesRules['missing-alt'].report({
    message:
      'The image has no alternative text, so people who use a screen reader do not know what it shows.',
    help: 'Describe it: `![what it shows](file)`. If it only decorates, write `<img src="file" alt="" />`.',
    place,
  })
}

/** URLs of the images inside `main` of a whole document that have no size, each once. */
export function findUnsized(html: string): readonly string[] {
  const start = html.indexOf('<main')
  const main = start === -1 ? '' : html.slice(start, html.lastIndexOf('</main>'))
  const hrefs = [...main.matchAll(/<img [^>]*>/g)].flatMap(([tag]) => {
    const href = unescapeAttribute(/ src="([^"]*)"/.exec(tag)?.[1] ?? 'data:')
    const isReserved = / width="\d+"/.test(tag) && / height="\d+"/.test(tag)
    return isReserved || href.startsWith('data:') ? [] : [href]
  })
  return [...new Set(hrefs)]
}

/** The diagnostic about an image without a size; the caller adds the place. */
export function unsizedImage(href: string): Diagnostic {
  return imagesRules['unsized-image'].report({
    message: `The image \`${href}\` has no known size, so the text below it moves when it is loaded.`,
    help: 'Write the size, as in `<img src="…" width="640" height="480" alt="…">`, or keep the file in the site.',
    data: { actual: href },
  })
}
