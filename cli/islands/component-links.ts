// Links that components of a site write. Given the HTML of a component, it returns the same
// with holes for its links. It must not know what the links point to.
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import { attributeOf, type StartTag } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import { type Replacement, replaceRanges } from '../html/replace-ranges.ts'
import type { Place } from '../model/diagnostic.ts'
import { hasLinkHole, toLinkHole } from '../model/links/link-hole.ts'
import type { Link } from '../model/page.ts'
import { mapUrls } from '../primitives/urls/map-urls.ts'
import { urlAttributeOf } from '../primitives/urls/url-attributes.ts'
import { pushAll } from '../primitives/long-lists.ts'

/**
 * The element around everything that a component renders, whose attribute `at` is the location of its
 * tag in the page, as JSON. It never leaves this room.
 */
export const placeTag = 'docs-ssg-place'

/** URLs of other sites, and fragments of the page itself. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i

/** Replace the URLs that components wrote by holes; the first one gets the index `first`. */
export function cutComponentLinks(
  html: string,
  first: number,
): { readonly html: string; readonly links: readonly Link[] } {
  const found: Link[] = []
  const open: Place[] = []
  const replacements: Replacement[] = []
  for (const token of readHtml(html)) {
    const { kind, start, end } = token
    const place = open.at(-1)
    if ((kind === 'start' || kind === 'end') && token.name === placeTag) {
      replacements.push({ start, end, text: '' })
      if (kind === 'end') open.pop()
      else open.push(JSON.parse(attributeOf(token, 'at') ?? 'null') ?? place)
    } else if (kind === 'start' && place)
      pushAll(replacements, cutUrls(token, { found, first, place }))
  }
  return { html: replaceRanges(html, replacements), links: found }
}

interface Cutting {
  readonly found: Link[]
  readonly first: number
  readonly place: Place
}

/** Add the URLs of a tag to `found`; holes stay as they are. */
function cutUrls(tag: StartTag, { found, first, place }: Cutting): readonly Replacement[] {
  return tag.attributes.flatMap(({ name, value, start, end }) => {
    const attribute = urlAttributeOf(tag.name, name)
    if (attribute === undefined) return []
    const cut = mapUrls(value, attribute.syntax, (href) => {
      if (hasLinkHole(href) || ELSEWHERE.test(href)) return href
      found.push({ kind: attribute.kind, href, place, byComponent: true })
      return toLinkHole(first + found.length - 1)
    })
    if (cut === undefined || cut === value) return []
    return [{ start, end, text: `${name}="${escapeAttribute(cut)}"` }]
  })
}
