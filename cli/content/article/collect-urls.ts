import type { Element } from 'hast'
import type { VFile } from 'vfile'
import type { Place } from '../../model/diagnostic.ts'
import { type LinkHole, linkIndexOf, toLinkHole } from '../../model/links/link-hole.ts'
import type { Link } from '../../model/page.ts'
import { isAcceptedUrl } from '../../primitives/urls/accepted-url.ts'
import { mapUrls } from '../../primitives/urls/map-urls.ts'
import { type UrlAttribute, urlAttributeOf } from '../../primitives/urls/url-attributes.ts'
import { toParsedUrl } from '../../../runtime/shared/urls/safe-url.ts'
import { dangerousUrl } from '../reporting/dangerous-url.ts'
import { report } from '../reporting/report-message.ts'
import { toAuthorTag } from '../nodes/author-tag.ts'

/** Where links are collected. */
export interface LinkCollector {
  readonly file: VFile
  readonly links: Link[]
  readonly place: Place
}

/** The place of a new link. */
function addLink({ links }: LinkCollector, link: Link): LinkHole {
  links.push(link)
  return toLinkHole(links.length - 1)
}

/** Where a URL is written, and how its attribute holds it. */
interface Written extends UrlAttribute {
  readonly element: Element
}

/** A URL that could run code is reported and removed. */
function replaceUrl(
  url: string,
  { element, kind, use, data }: Written,
  collector: LinkCollector,
): string | undefined {
  const href = toParsedUrl(url)
  if (!isAcceptedUrl(href, { use, data })) {
    report(collector.file, element, dangerousUrl(href))
    return undefined
  }
  if (href.startsWith('data:') || href.startsWith('DATA:')) return href
  return addLink(collector, { kind, href, place: collector.place })
}

/** The value with placeholders for its URLs; undefined if none of them may stay. */
function replaceUrls(name: string, written: Written, collector: LinkCollector): string | undefined {
  const { element, syntax } = written
  const found = element.properties[name]
  const value = Array.isArray(found) ? found.join(syntax === 'urls' ? ' ' : ', ') : String(found)
  const isKept = syntax !== 'obsolete' && (syntax !== 'name' || value.startsWith('#'))
  if (isKept) return mapUrls(value, syntax, (url) => replaceUrl(url, written, collector))
  report(collector.file, element, {
    rule: 'html-removed',
    reason: `\`${name}\` was removed from \`<${toAuthorTag(element.tagName)}>\`, because ${syntax === 'name' ? 'its value is not the name of a `<map>` of this page' : 'no browser reads it'}.`,
    help: syntax === 'name' ? 'Write `#` and the name of the map.' : 'Remove it.',
    word: name,
  })
  return undefined
}

function hardenAnchor(element: Element, links: readonly Link[]): void {
  const { href, rel } = element.properties
  const url = links[linkIndexOf(href) ?? -1]?.href
  if (url === undefined || !/^(?:https?:|\/\/)/i.test(url)) return
  const words = Array.isArray(rel) ? rel.map(String) : []
  element.properties.rel = [...new Set([...words.filter(Boolean), 'noopener', 'noreferrer'])]
}

/** Footnote marks point to ids that remark-rehype creates, so they need no check. */
function isFootnoteLink(element: Element): boolean {
  return 'dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties
}

/**
 * Collect every URL of an element and replace it with a placeholder; URLs that could run code are
 * removed.
 */
export function collectUrls(element: Element, collector: LinkCollector): void {
  const { properties, tagName } = element
  if (isFootnoteLink(element)) return
  for (const name in properties) {
    const value = properties[name]
    if (value === undefined || value === null || typeof value === 'boolean') continue
    const attribute = attributeOf(tagName, name)
    if (attribute === undefined) continue
    const replaced = replaceUrls(name, { ...attribute, element }, collector)
    if (replaced === undefined) delete properties[name]
    else properties[name] = replaced
  }
  if (tagName === 'a') hardenAnchor(element, collector.links)
}

const toPage: UrlAttribute = { syntax: 'url', kind: 'page', use: 'follow', data: 'none' }

/** Components link with `to` as well; an element of HTML has no such attribute. */
function attributeOf(tagName: string, name: string): UrlAttribute | undefined {
  if (name === 'to') return /^[a-z]/.test(tagName) ? undefined : toPage
  return urlAttributeOf(tagName, name)
}
