import type { Element } from 'hast'
import type { VFile } from 'vfile'
import type { Place } from '../../model/diagnostic.ts'
import type { Link } from '../../model/page.ts'
import { report } from '../report-message.ts'

/** Where links are collected. */
export interface LinkCollector {
  readonly file: VFile
  readonly links: Link[]
  readonly place: Place
}

/** URLs that run code or hide a document when they are followed. */
const DANGEROUS = /^(?:javascript|vbscript|data|blob):/i
const SAFE_IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif|svg\+xml)[;,]/i
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** A link to a file that is not a page, as Docusaurus writes it; it stays inside the site. */
const INTERNAL_SCHEME = /^(?:pathname|file):\/\//i

function isExternal(href: string): boolean {
  return EXTERNAL.test(href) && !INTERNAL_SCHEME.test(href)
}

function kindOf(element: Element, name: string): Link['kind'] {
  if (name === 'href' || name === 'to') return 'page'
  return element.tagName === 'iframe' ? 'page' : 'asset'
}

/** A placeholder for a link. NUL can't occur in Markdown, so no author can write it. */
function toLinkPlaceholder(index: number): string {
  return `\0${index}\0`
}

/**
 * The new value of the attribute: a placeholder for links in the site, the URL itself for other
 * sites.
 */
function addLink(collector: LinkCollector, link: Link): string {
  collector.links.push(link)
  return isExternal(link.href) ? link.href : toLinkPlaceholder(collector.links.length - 1)
}

function reportDangerous(element: Element, collector: LinkCollector, href: string): undefined {
  report(collector.file, element, {
    rule: 'dangerous-url',
    reason: `The URL \`${href.slice(0, 60)}\` could run code or hide its target, so it was removed.`,
    help: 'Link to an `https:` URL or to a page of this site.',
  })
  return undefined
}

function replaceUrl(element: Element, name: string, collector: LinkCollector): string | undefined {
  const value = element.properties[name]
  // Browsers ignore white space and control characters around and inside a scheme.
  // https://url.spec.whatwg.org/#concept-basic-url-parser
  // oxlint-disable-next-line no-control-regex
  const href = String(value).replace(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r\0]/g, '')
  if (DANGEROUS.test(href)) {
    const isImage = element.tagName === 'img' && SAFE_IMAGE.test(href)
    return isImage ? href : reportDangerous(element, collector, href)
  }
  return addLink(collector, { kind: kindOf(element, name), href, place: collector.place })
}

/** `a.png 1x, b.png 2x`: each URL is a separate link. */
function replaceSet(element: Element, value: string, collector: LinkCollector): string {
  const candidates = value.split(/,\s+|,(?=\S+\s)/).map((part) => part.trim())
  return candidates
    .filter((part) => part !== '')
    .map((candidate) => {
      const [href = '', ...size] = candidate.split(/\s+/)
      if (DANGEROUS.test(href)) return reportDangerous(element, collector, href) ?? ''
      const link: Link = { kind: 'asset', href: href.replaceAll('\0', ''), place: collector.place }
      return [addLink(collector, link), ...size].join(' ')
    })
    .filter((part) => part !== '')
    .join(', ')
}

function hardenAnchor(element: Element): void {
  const { href, rel } = element.properties
  if (typeof href !== 'string' || href.startsWith('\0') || !/^(?:https?:|\/\/)/i.test(href)) return
  const words = Array.isArray(rel) ? rel.map(String) : []
  element.properties.rel = [...new Set([...words.filter(Boolean), 'noopener', 'noreferrer'])]
}

/** Footnote marks point to ids that remark-rehype creates, so they need no check. */
function isFootnoteLink(element: Element): boolean {
  return 'dataFootnoteRef' in element.properties || 'dataFootnoteBackref' in element.properties
}

const urlProperties = new Set(['href', 'to', 'src', 'poster', 'srcSet', 'cite'])

/** Most elements have few properties, and none of these. */
function hasUrl(properties: Element['properties']): boolean {
  for (const name in properties) if (urlProperties.has(name)) return true
  return false
}

/**
 * Collect every URL of an element and replace it by a placeholder; URLs that would run code are
 * removed.
 */
export function collectUrls(element: Element, collector: LinkCollector): void {
  const { properties } = element
  if (!hasUrl(properties) || isFootnoteLink(element)) return
  for (const name of ['href', 'to', 'src', 'poster']) {
    if (typeof properties[name] !== 'string') continue
    if (name === 'to' && /^[a-z]/.test(element.tagName)) continue
    const value = replaceUrl(element, name, collector)
    if (value === undefined) delete properties[name]
    else properties[name] = value
  }
  const { srcSet } = properties
  if (srcSet !== undefined && srcSet !== null) {
    const written = String(srcSet)
    properties.srcSet = replaceSet(element, written, collector)
  }
  if (typeof properties.cite === 'string' && DANGEROUS.test(properties.cite.trim()))
    delete properties.cite
  if (element.tagName === 'a') hardenAnchor(element)
}
