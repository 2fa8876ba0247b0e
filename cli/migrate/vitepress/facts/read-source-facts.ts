// Given the pages of a VitePress site, it returns the facts that the sources promise.
import { join } from 'node:path'
import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toText } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { listHeadingIds, listLinks } from '../../markdown/read-source-text.ts'
import { emptyPage, type PageFacts, type SiteFacts } from '../../parity/site-facts.ts'
import { toSiteUrl } from '../../parity/to-site-url.ts'
import type { SourcePage } from '../docs/source-page.ts'
import { flattenItems } from '../nav/nav-item.ts'
import { readSidebars } from '../nav/read-sidebars.ts'
import type { VitepressSite } from '../vitepress-site.ts'

export interface SourceParts {
  readonly site: VitepressSite
  readonly pages: readonly SourcePage[]
  /** The Markdown of a page without what only VitePress reads. */
  readonly toMarkdown: (page: SourcePage) => string
  readonly base: { readonly baseUrl: string; readonly origin: string }
}

/** Pages with titles, heading ids and links; entries of the sidebars. */
export function readSourceFacts(parts: SourceParts): SiteFacts {
  const { docsDir, files } = parts.site
  const published = new Set(parts.pages.map(({ url }) => url))
  return {
    pages: new Map(
      parts.pages.map((page) => {
        const file = join(docsDir, page.path)
        return [page.url, files.within(file, () => readPage(page, parts)) ?? emptyPage]
      }),
    ),
    sidebar: new Set(listEntries(parts.site, published)),
  }
}

function readPage(page: SourcePage, { base, toMarkdown }: SourceParts): PageFacts {
  const source = toMarkdown(page)
  const { text } = readMarkdown(source)
  const { heading } = readMarkdown(source.replaceAll(badge, ''))
  // Relative links count from the file, and the URL of an index page ends with a slash.
  const isIndex = /(?:^|\/)index\.md$/.test(page.target) && page.url !== '/'
  const own = { ...base, url: isIndex ? `${page.url}/` : page.url }
  return {
    title: toText(page.frontMatter['title'])?.replaceAll('`', '') ?? heading,
    description: toText(page.frontMatter['description']),
    ids: page.frontMatter['layout'] === 'home' ? [] : listHeadingIds(text, 'vitepress'),
    links: listLinks(text).map((href) => toSiteUrl(toPageHref(href), own)),
  }
}

/** A badge is not part of a title. */
const badge = /<Badge\b[^<>]*(?:\/>|>[^<]*<\/Badge>)/g

/** A link without the ending of its page, and without the name of an index page. */
const toPageHref = (href: string): string =>
  isElsewhere(href)
    ? href
    : href.replace(/\.(?:md|html)(?=[?#]|$)/, '').replace(/(^|\/)index(?=[?#]|$)/, '$1')

function listEntries(
  { locales }: VitepressSite,
  published: ReadonlySet<string>,
): readonly string[] {
  return locales.flatMap((locale) =>
    readSidebars(locale)
      .flatMap(({ items }) => flattenItems(items))
      .flatMap(({ label, link }) => {
        if (link === undefined || label === '' || isElsewhere(link)) return []
        return published.has(link.replace(/#.*$/, '')) ? [`${label} → ${link}`] : []
      }),
  )
}
