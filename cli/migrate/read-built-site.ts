// A built site, by this tool or the other. Enters: its folder. Leaves: SiteFacts. Must not know how it was made.
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { type PageFacts, type SiteFacts, toSiteUrl } from './site-facts.ts'

export interface BuiltOptions {
  /** Slash at both ends. */
  readonly baseUrl: string
  /** Of the published site: links to it are links of the site. */
  readonly origin: string
  readonly ids: 'all' | 'headings'
}

/** Read every page of a built site. Pages that tools make for themselves (404, search, tags) are left out. */
export async function readBuiltSite(folder: string, options: BuiltOptions): Promise<SiteFacts> {
  const entries = await readdir(folder, { recursive: true })
  const files = entries
    .map((entry) => entry.split(sep).join('/'))
    .filter((path) => path.endsWith('.html'))
  const pages = new Map<string, PageFacts>()
  const sidebar = new Set<string>()
  for (const path of files.toSorted()) {
    const from = { ...options, url: path.replace(/(?:^|\/)index\.html$/, '') }
    const url = toSiteUrl(`${options.baseUrl}${from.url}`, from)
    if (/^(?:\/[\w-]+)?\/404$|^\/(?:search|.*\btags(?:\/.*)?)$/.test(url)) continue
    const tree = fromHtml(await readFile(join(folder, path), 'utf8'))
    // A relative link counts from the address without the slash, as both tools publish it.
    pages.set(url, readPage(tree, { ...options, url }))
    for (const entry of readSidebar(tree, { ...options, url })) sidebar.add(entry)
  }
  return { pages, sidebar }
}

/** What Docusaurus writes beside the text: the contents of the page, the notice of a version, the foot of pages without `main`. */
const beside = ['table-of-contents', 'theme-doc-version-banner', 'footer']

type From = BuiltOptions & { readonly url: string }

function readPage(tree: Root, from: From): PageFacts {
  const refresh = find(tree, (element) => /^refresh$/i.test(String(element.properties.httpEquiv)))
  if (refresh) {
    const to = /;\s*url=['"]?([^'"]+)/i.exec(String(refresh.properties.content))?.[1]
    const nothing = { title: undefined, description: undefined, ids: [], links: [] }
    return to === undefined ? nothing : { ...nothing, movedTo: toSiteUrl(to.trim(), from) }
  }
  const meta = (name: string): string | undefined => {
    const found = find(
      tree,
      ({ properties }) => properties.name === name || properties.property === name,
    )
    return found ? String(found.properties.content ?? '') : undefined
  }
  const article =
    find(tree, isArticle) ??
    find(tree, ({ tagName }) => tagName === 'main') ??
    // A page in React may have none.
    find(tree, ({ properties }) => properties.id === '__docusaurus_skipToContent_fallback') ??
    tree
  const ids: string[] = []
  const links: string[] = []
  visit(article, 'element', ({ tagName, properties }) => {
    // Breadcrumbs and the pages before and after, where a tool writes them beside the text.
    if (tagName === 'nav' || beside.some((name) => hasClass(properties.className, name)))
      return SKIP
    const isWanted = from.ids === 'all' || /^h[2-6]$/.test(tagName)
    if (isWanted && typeof properties.id === 'string' && properties.id !== 'footnote-label')
      ids.push(properties.id)
    // The mark beside a heading leads to itself.
    const isOwn = !hasClass(properties.className, 'hash-link') && !('dataAnchor' in properties)
    if (
      tagName === 'a' &&
      isOwn &&
      typeof properties.href === 'string' &&
      !('dataFootnoteRef' in properties) &&
      !('dataFootnoteBackref' in properties)
    )
      links.push(toSiteUrl(properties.href, from))
    return undefined
  })
  const title =
    meta('og:title') ?? toString(find(tree, ({ tagName }) => tagName === 'title') ?? tree)
  return { title, description: meta('description'), ids, links }
}

/** The text of the author: `theme-doc-markdown` is Docusaurus's name for it. */
function isArticle({ tagName, properties }: Element): boolean {
  return (
    hasClass(properties.className, 'theme-doc-markdown') ||
    (tagName === 'article' && hasClass(properties.className, 'markdown'))
  )
}

function hasClass(className: unknown, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

function readSidebar(tree: Root, from: From): string[] {
  const bar = find(
    tree,
    ({ tagName, properties }) =>
      tagName === 'nav' && ('dataSidebar' in properties || properties.ariaLabel === 'Docs sidebar'),
  )
  const entries: string[] = []
  if (!bar) return entries
  visit(bar, 'element', (element) => {
    const { href, role, className } = element.properties
    if (element.tagName !== 'a' || typeof href !== 'string' || href === '#') return
    // Docusaurus gives what only folds a category the address of its first doc.
    if (role === 'button' || hasClass(className, 'menu__link--sublist-caret')) return
    entries.push(`${labelOf(element)} → ${toSiteUrl(href, from)}`)
  })
  return entries
}

/** What is seen; where a link leads is said to those who hear it. */
function labelOf(link: Element): string {
  const isSeen = (child: Element['children'][number]): boolean =>
    child.type !== 'element' || !hasClass(child.properties.className, 'visually-hidden')
  return toString({ ...link, children: link.children.filter(isSeen) }).trim()
}

function find(tree: Root | Element, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!test(element)) return undefined
    found = element
    return EXIT
  })
  return found
}
