// Faults of pictures. Enters: one page, what is known of its files. Leaves: warnings, or what they are about.
// Must not know other pages.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { imagesRules } from './images-rules.ts'

/** What a resolved link says of a picture: its size, where the file could be measured; that there is none. */
interface PictureReference {
  readonly isMissing?: true
  readonly width?: number
  readonly height?: number
}

interface Picture {
  /** The whole `img` tag, without the address where docs-ssg fills it in. */
  readonly tag: string
  readonly href: string
  readonly place: Place
  readonly reference: PictureReference | undefined
  /** A component of the site wrote it, so that `alt=""` is meant. */
  readonly byComponent?: boolean
}

/** Pictures of a page that say nothing to those who do not see them, and such that move the text when they arrive. */
export function checkImages(page: Page, references: readonly PictureReference[]): Diagnostic[] {
  if (!page.links.some(({ kind }) => kind === 'asset')) return []
  const pictures = [...ownPictures(page, references), ...remotePictures(page)]
  return pictures.flatMap((picture) => [
    ...(hasText(picture) ? [] : [missingAlt(picture)]),
    ...(isSized(picture, page) ? [] : [{ ...unsizedImage(picture.href), place: picture.place }]),
  ])
}

/** Files of the site: their addresses are slots between two pieces of the article. */
function ownPictures(
  { html, slots, links }: Page,
  references: readonly PictureReference[],
): Picture[] {
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

/** Files of other sites: their tags stand whole in the article. */
function remotePictures({ html, links }: Page): Picture[] {
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

const hasText = ({ tag, byComponent }: Picture): boolean =>
  (byComponent ? / alt="/ : / alt="[^"]+"/).test(tag) ||
  / (?:role="presentation"|aria-hidden="true")/.test(tag)

/**
 * Room is kept by the two attributes, by a style with both, or by what docs-ssg adds from the file itself. A file that
 * isn't there has a finding of its own.
 */
function isSized({ tag, reference }: Picture, { styles = {} }: Page): boolean {
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

function missingAlt({ place }: Picture): Diagnostic {
  return imagesRules['missing-alt'].report({
    message: 'The picture has no text for those who do not see it.',
    help: 'Say what it shows: `![what it shows](file)`.',
    place,
  })
}

/** Addresses of the pictures inside `main` of a whole document that reserve no room, each once. */
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

/** The finding about a picture that reserves no room; the place is the caller's. */
export function unsizedImage(href: string): Diagnostic {
  return imagesRules['unsized-image'].report({
    message: `The size of \`${href}\` is not known, so the text below jumps when the picture arrives.`,
    help: 'Write it: `<img src="…" width="640" height="480" alt="…">`, or keep the file in the site.',
    data: { actual: href },
  })
}
