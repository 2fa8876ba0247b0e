// Given the pages of an MkDocs site, it returns the facts that the sources promise.
import { tryDecode } from '../../../../runtime/shared/urls/url.ts'
import { join, posix } from 'node:path'
import { toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { listHeadingIds, listLinks } from '../../markdown/read-source-text.ts'
import { emptyPage, type PageFacts, type SiteFacts } from '../../parity/site-facts.ts'
import { toSiteUrl } from '../../parity/to-site-url.ts'
import { type LocalPage, toLocalUrl } from '../docs/languages.ts'
import { isIndexPage, isPageFile } from '../docs/page-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import type { MkdocsSite } from '../mkdocs-site.ts'
import type { NavItem } from '../nav/nav-item.ts'

export interface SourceParts {
  readonly site: MkdocsSite
  readonly pages: readonly SourcePage[]
  readonly nav: readonly NavItem[] | undefined
  readonly redirects: readonly { readonly from: string; readonly to: string }[]
  /** URLs of pages that the blog makes. */
  readonly blogUrls: readonly string[]
  /** Titles that pages have in `nav`, by path. */
  readonly labels: ReadonlyMap<string, string>
  readonly headingIds: 'mkdocs' | 'github'
  /** The Markdown of a page without what only MkDocs reads. */
  readonly toMarkdown: (page: SourcePage) => string
  readonly base: { readonly baseUrl: string; readonly origin: string }
}

/** Pages with titles, heading ids and links; redirects; entries of the navigation. */
export function readSourceFacts(parts: SourceParts): SiteFacts {
  const { redirects, nav = [], blogUrls } = parts
  const { features } = parts.site.theme
  const hasIndexes = features.has('navigation.indexes')
  // A tab is a sidebar, so its section is not an entry.
  const entries = features.has('navigation.tabs')
    ? nav.flatMap((item) => (item.kind === 'section' ? item.items : [item]))
    : nav
  const pages = parts.pages.filter(
    ({ inBlog, frontMatter }) => inBlog !== 'post' || frontMatter['draft'] !== true,
  )
  const byPath = new Map(pages.map((page) => [keyOf(page), page]))
  const { docsDir, files } = parts.site
  const facts = pages.map((page): [string, PageFacts] => {
    const file = join(docsDir, page.path)
    return [page.url, files.within(file, () => readPage(page, byPath, parts)) ?? emptyPage]
  })
  const moved = redirects.map(({ from, to }): [string, PageFacts] => [
    from,
    { ...emptyPage, redirectTo: to },
  ])
  return {
    pages: new Map([...moved, ...blogUrls.map((url) => [url, emptyPage] as const), ...facts]),
    sidebar: new Set(listEntries(entries, { byPath, hasIndexes })),
  }
}

function readPage(
  page: SourcePage,
  byPath: ReadonlyMap<string, SourcePage>,
  { base, headingIds, toMarkdown, site, labels }: SourceParts,
): PageFacts {
  if (page.inBlog === 'list') return { ...emptyPage, title: page.title }
  const { text } = readMarkdown(toMarkdown(page))
  const own = { ...base, url: site.usesFolders && page.url !== '/' ? `${page.url}/` : page.url }
  const toUrl = (href: string): string => {
    const [written = '', hash = ''] = href.split(/(?=#)/)
    // MkDocs drops the slash in `page.md/#id`.
    const path = written.replace(/\/$/, '')
    const target = isPageFile(path) && !/^(?:[a-z]+:|\/)/i.test(path) ? tryDecode(path) : undefined
    if (target === undefined) return toSiteUrl(href, own)
    const localPath = posix.join(posix.dirname(page.localPath), target)
    const main = byPath.get(keyOf({ locale: undefined, localPath }))
    // A page that isn't translated is shown in the main language.
    const found =
      byPath.get(keyOf({ ...page, localPath })) ??
      (main && { url: toLocalUrl({ ...page, localPath }) })
    return found ? `${found.url}${tryDecode(hash)}` : toSiteUrl(href, own)
  }
  return {
    title: page.hasTitle ? page.title : (labels.get(page.localPath) ?? page.title),
    description: toText(page.frontMatter['description']),
    ids: listHeadingIds(withoutIndented(text), headingIds),
    links: listLinks(text).map(toUrl),
  }
}

const keyOf = ({ locale = '', localPath }: LocalPage): string => `${locale}:${localPath}`
/** Lines that are code because of their indent. */
const withoutIndented = (text: string): string => text.replaceAll(/^(?: {4}|\t)[ \t]*#.*$/gm, '')

interface EntryContext {
  readonly byPath: ReadonlyMap<string, SourcePage>
  /** A section with an index page is the entry of this page. */
  readonly hasIndexes: boolean
}

function listEntries(items: readonly NavItem[], context: EntryContext): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'section') {
      const [first, ...rest] = item.items
      if (!context.hasIndexes || first?.kind !== 'page' || !isIndexPage(first.path))
        return listEntries(item.items, context)
      return listEntries([{ ...first, label: item.label }, ...rest], context)
    }
    if (item.kind === 'link') return []
    const page = context.byPath.get(keyOf({ locale: undefined, localPath: item.path }))
    const label = item.label ?? page?.title
    return page && label !== undefined ? [`${label} → ${page.url}`] : []
  })
}
