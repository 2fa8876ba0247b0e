// Links that components of a site write. Enters: the HTML of an article. Leaves: the same with link
// placeholders.
// Must not know what the links point to.
import { escapeAttribute } from '../../runtime/shared/escape.ts'
import type { StartTag } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import { type Replacement, replaceRanges } from '../html/replace-ranges.ts'
import { mapUrls } from '../primitives/map-urls.ts'
import { urlAttributeOf } from '../primitives/url-attributes.ts'
import type { Place } from '../model/diagnostic.ts'
import type { Link } from '../model/page.ts'
import { linkMark, placeMarks, toLinkPlaceholder } from './article-marks.ts'

const MARKS = /\uFDD0([^\uFDD1]*)\uFDD1|\uFDD2/g
/** URLs of other sites, and fragments of the page itself. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i

/**
 * Replace the URLs that components wrote by link placeholders; `links` are those the page has
 * already.
 */
export function cutComponentLinks(
  html: string,
  links: readonly Link[],
): { readonly html: string; readonly links: readonly Link[] } {
  if (!html.includes(placeMarks.start)) return { html, links }
  const found = [...links]
  const open: Place[] = []
  const replacements: Replacement[] = []
  for (const token of readHtml(html)) {
    const { kind, start, end } = token
    const place = open.at(-1)
    if (kind === 'start' && place) replacements.push(...cutUrls(token, found, place))
    if (kind !== 'text' || token.text.search(MARKS) === -1) continue
    moveThrough(token.text, open)
    replacements.push({ start, end, text: html.slice(start, end).replaceAll(MARKS, '') })
  }
  return { html: replaceRanges(html, replacements), links: found }
}

/** Enter and leave components where their marks are. */
function moveThrough(text: string, open: Place[]): void {
  for (const [, place] of text.matchAll(MARKS)) {
    if (place === undefined) open.pop()
    else open.push(JSON.parse(place))
  }
}

/** Add the URLs of a tag to `found`; placeholders stay as they are. */
function cutUrls(tag: StartTag, found: Link[], place: Place): readonly Replacement[] {
  return tag.attributes.flatMap(({ name, value, start, end }) => {
    const attribute = urlAttributeOf(tag.name, name)
    if (attribute === undefined) return []
    const cut = mapUrls(value, attribute.syntax, (href) => {
      if (href.includes(linkMark) || ELSEWHERE.test(href)) return href
      found.push({ kind: attribute.kind, href, place, byComponent: true })
      return toLinkPlaceholder(found.length - 1)
    })
    if (cut === undefined || cut === value) return []
    return [{ start, end, text: `${name}="${escapeAttribute(cut)}"` }]
  })
}
