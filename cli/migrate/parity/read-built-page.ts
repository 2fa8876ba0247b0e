// Given a built page, it returns its facts and sidebar entries.
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { findElement, hasClass, parseDocument } from '../parse-html.ts'
import { emptyPage, type PageFacts } from './site-facts.ts'
import type { SiteMarkup } from './site-markup.ts'
import { toSiteUrl, type UrlBase } from './to-site-url.ts'

/** `origin` is that of the published site, so that full URLs below it count as internal links. */
export interface PageOptions extends UrlBase {
  /** Which ids to collect: new pages offer all of theirs, old pages promise those of headings. */
  readonly ids: 'all' | 'headings'
  /** Of the tool that built the old site. */
  readonly markup: SiteMarkup
}

interface BuiltPage {
  readonly facts: PageFacts
  /** `label → /url`, one for each link in the sidebar. */
  readonly sidebar: readonly string[]
}

/** Read the facts of one page, without what the tool adds around the author's text. */
export function readBuiltPage(html: string, options: PageOptions): BuiltPage {
  const tree = parseDocument(html)
  const target = readRedirect(tree, options)
  const facts = target === undefined ? readFacts(tree, options) : { ...emptyPage, ...target }
  return { facts, sidebar: readSidebar(tree, options) }
}

/** Undefined: the page isn't a redirect. */
function readRedirect(tree: Root, from: UrlBase): Pick<PageFacts, 'redirectTo'> | undefined {
  const refresh = findElement(tree, (element) =>
    /^refresh$/i.test(String(element.properties.httpEquiv)),
  )
  if (!refresh) return undefined
  const to = /;\s*url=['"]?([^'"]+)/i.exec(String(refresh.properties.content))?.[1]
  return to === undefined ? {} : { redirectTo: toSiteUrl(to.trim(), from) }
}

function readFacts(tree: Root, options: PageOptions): PageFacts {
  const ids: string[] = []
  const links: string[] = []
  visit(findContent(tree, options.markup), 'element', (element) => {
    const { tagName, properties } = element
    if (isAdded(element, options.markup)) return SKIP
    const isWanted = options.ids === 'all' || /^h[2-6]$/.test(tagName)
    if (isWanted && typeof properties.id === 'string' && properties.id !== 'footnote-label')
      ids.push(properties.id)
    if (typeof properties.href === 'string' && isAuthorLink(element, options.markup))
      links.push(toSiteUrl(properties.href, options))
    return undefined
  })
  const title =
    readMeta(tree, 'og:title') ??
    toString(findElement(tree, ({ tagName }) => tagName === 'title') ?? tree)
  return { title, description: readMeta(tree, 'description'), ids, links }
}

function readMeta(tree: Root, name: string): string | undefined {
  const found = findElement(
    tree,
    ({ properties }) => properties.name === name || properties.property === name,
  )
  return found ? String(found.properties.content ?? '') : undefined
}

function findContent(tree: Root, { articleClass, contentId }: SiteMarkup): Root | Element {
  const isArticle = (element: Element): boolean =>
    hasClass(element, articleClass) ||
    (element.tagName === 'article' && hasClass(element, 'markdown'))
  return (
    findElement(tree, isArticle) ??
    findElement(tree, ({ properties }) => properties.role === 'main') ??
    findElement(tree, ({ tagName }) => tagName === 'main') ??
    findElement(tree, ({ properties }) => properties.id === contentId) ??
    tree
  )
}

/** Breadcrumbs, links to the previous and next page, and what the markup of the tool names. */
function isAdded(element: Element, { addedClasses }: SiteMarkup): boolean {
  return element.tagName === 'nav' || addedClasses.some((name) => hasClass(element, name))
}

/**
 * False for generated links: from a heading to itself, and between a footnote and its references.
 */
function isAuthorLink(element: Element, { headingLinkClass }: SiteMarkup): boolean {
  const generated = ['dataAnchor', 'dataFootnoteRef', 'dataFootnoteBackref']
  return (
    element.tagName === 'a' &&
    // An empty link is the target of others.
    element.properties.href !== '' &&
    !hasClass(element, headingLinkClass) &&
    !generated.some((name) => name in element.properties)
  )
}

function readSidebar(tree: Root, options: PageOptions): string[] {
  const { sidebarLabel, sidebarClass, categoryToggleClass } = options.markup
  const bar = findElement(
    tree,
    (element) =>
      element.tagName === 'nav' &&
      ('dataSidebar' in element.properties ||
        element.properties.ariaLabel === sidebarLabel ||
        (sidebarClass !== undefined && hasClass(element, sidebarClass))),
  )
  const entries: string[] = []
  if (!bar) return entries
  visit(bar, 'element', (element) => {
    const { href, role } = element.properties
    if (options.markup.addedClasses.some((name) => hasClass(element, name))) return SKIP
    if (element.tagName !== 'a' || typeof href !== 'string' || href === '#') return undefined
    // A link that only opens and closes a category may still have the URL of the first page in it.
    if (role === 'button' || hasClass(element, categoryToggleClass)) return undefined
    entries.push(`${readLabel(element)} → ${toSiteUrl(href, options)}`)
    return undefined
  })
  return entries
}

/** The visible text of a link, without badges and additions for screen readers. */
function readLabel(link: Element): string {
  const isVisible = (child: Element['children'][number]): boolean =>
    child.type !== 'element' ||
    !['visually-hidden', 'badge', 'sl-badge'].some((name) => hasClass(child, name))
  return toString({ ...link, children: link.children.filter(isVisible) }).trim()
}
