// Room: page + config -> elements of `<head>`
import {
  escapeAttribute,
  escapeHtml,
  escapeJsonForScript,
} from '../../../runtime/shared/html/escape.ts'
import { labelsFor } from '../../../runtime/shared/text/isolate-names.ts'
import { joinBase } from '../../../runtime/shared/urls/url.ts'
import { cardSize } from '../../../runtime/shared/views/social-card.ts'
import type { PageView, SiteView } from '../../../runtime/shared/views/site-view.ts'
import type { HeadElement } from '../../schema/head.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { blogElements, postMeta } from './blog-head.ts'
import type { GeneratedFile, SocialCard } from '../../model/output.ts'
import type { ThemeColors } from './theme-colors.ts'
import type { Links } from '../views/create-links.ts'
import { formatFonts, formatHeadElement, formatScripts } from './head-elements.ts'

interface HeadInput {
  readonly config: ResolvedConfig
  readonly site: SiteView
  readonly page: PageView
  readonly links: Links
  /** URL of the icon. */
  readonly favicon: string
  readonly noindex: boolean
  /** Files of the build that pages may link to from their head. */
  readonly generatedFiles: readonly GeneratedFile[]
  /** The page doesn't belong to a version of the docs, so a search in any version finds it. */
  readonly isForAllVersions?: boolean
  /** From the front matter. */
  readonly keywords?: readonly string[] | undefined
  readonly image?: string | undefined
  /** The image that was drawn for the page. */
  readonly card?: SocialCard | undefined
  readonly head?: readonly HeadElement[] | undefined
  /** The background of pages in both color modes, for the interface of the browser. */
  readonly themeColors?: ThemeColors | undefined
}

type Attributes = Readonly<Record<string, string>>

/**
 * The elements of a page's head that describe the page: title, meta, links, breadcrumbs as data. Of
 * elements with the same name, the page's own wins over the site's `metadata`, and that over the
 * defaults for all pages.
 */
export function createHead(input: HeadInput): string {
  const { config, site, page, head: ofFrontMatter = [] } = input
  const imageMeta = toImageMeta(input)
  const hasOwn = input.image !== undefined || input.card !== undefined
  const ofPage = [...pageMeta(input), ...(hasOwn ? imageMeta : [])]
  const ofPages = [...siteMeta(input, imageMeta), ...themeMeta(input), ...(hasOwn ? [] : imageMeta)]
  const written = without(config.metadata, ofPage)
  const elements = [...ofPage, ...without(ofPages, written), ...searchMeta(input), ...written]
  const lines = [
    `<title>${escapeHtml(tabTitleOf(page, site))}</title>`,
    ...elements.map((attributes) => element('meta', attributes)),
    ...pageLinks(input),
    ...breadcrumbData(input),
    ...blogElements(input),
    ...formatFonts(config.fonts),
    ...[...config.head, ...ofFrontMatter].map((one) => formatHeadElement(one, input.links)),
    ...formatScripts(config.scripts, 'head', input.links),
  ]
  return lines.join('\n')
}

function without(list: readonly Attributes[], others: readonly Attributes[]): Attributes[] {
  const keys = new Set(others.flatMap(keysOf))
  return list.filter((one) => !keysOf(one).some((key) => keys.has(key)))
}

const keysOf = ({ name, property: own }: Attributes): readonly string[] =>
  [name, own].filter((key) => key !== undefined)

/** Beside a title of the other direction, a name keeps its signs. */
function tabTitleOf(page: PageView, site: SiteView): string {
  const label = labelsFor(site.locale.direction)
  return titleOf({ title: label(page.title) }, { ...site, title: label(site.title) })
}

/** A page without a title, such as a home page, has the title of the site. */
function titleOf(
  page: Pick<PageView, 'title'>,
  site: Pick<SiteView, 'title' | 'titleDelimiter'>,
): string {
  if (page.title === '' || page.title === site.title) return site.title
  return `${page.title} ${site.titleDelimiter} ${site.title}`
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key.replace(/[^\w:-]/g, '')}="${escapeAttribute(value)}"`,
  )
  return `<${name}${written.join('')}>`
}

const meta = (name: string, content: string): Attributes => ({ name, content })
const property = (name: string, content: string): Attributes => ({ property: name, content })

function toImageMeta({ config, links, image, card }: HeadInput): Attributes[] {
  if (image === undefined && card !== undefined) return toCardMeta(card, config)
  const preview = image ?? config.image
  if (preview === undefined) return []
  const src = new URL(links.asset(preview), config.url).toString()
  // X reads it too.
  return [property('og:image', src)]
}

/** The size lets networks show the image before they have loaded it. */
function toCardMeta({ path, alt }: SocialCard, { url, baseUrl }: ResolvedConfig): Attributes[] {
  const src = new URL(baseUrl + path, url).toString()
  return [
    property('og:image', src),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(cardSize.width)),
    property('og:image:height', String(cardSize.height)),
    property('og:image:alt', alt),
    meta('twitter:image', src),
    meta('twitter:image:alt', alt),
  ]
}

function pageMeta({ site, page, noindex, keywords = [] }: HeadInput): Attributes[] {
  const description = page.description === '' ? [] : [page.description]
  return [
    // One element for search engines and networks, which both read the longest text of the head.
    ...description.map((content) => ({
      name: 'description',
      property: 'og:description',
      content,
    })),
    ...(keywords.length === 0 ? [] : [meta('keywords', keywords.join(', '))]),
    ...(noindex ? [meta('robots', 'noindex')] : []),
    property('og:title', titleOf(page, site)),
    ...(page.kind === 'not-found' ? [] : [property('og:url', page.canonical)]),
    ...postMeta(page).map(([name, text]) => property(name, text)),
  ]
}

/** False for the lists of a blog. */
function isArticle(page: PageView): boolean {
  return page.kind === 'doc' && (page.blog === undefined || page.blog.kind === 'post')
}

function siteMeta({ site, page }: HeadInput, imageMeta: readonly Attributes[]): Attributes[] {
  return [
    meta('generator', 'docs-ssg'),
    property('og:type', isArticle(page) ? 'article' : 'website'),
    property('og:site_name', site.title),
    property('og:locale', site.locale.code.replace('-', '_')),
    meta('twitter:card', imageMeta.length === 0 ? 'summary' : 'summary_large_image'),
  ]
}

/** The colors for the browser's interface, unless the site chooses them. */
function themeMeta({ config, head = [], themeColors }: HeadInput): Attributes[] {
  const isOwn = [...config.head, ...head].some(
    ({ tag, attributes }) => tag === 'meta' && attributes['name'] === 'theme-color',
  )
  if (isOwn || !themeColors) return []
  const { defaultMode, respectPrefersColorScheme } = config.colorMode
  if (!respectPrefersColorScheme) return [meta('theme-color', themeColors[defaultMode])]
  return (['light', 'dark'] as const).map((mode) => ({
    ...meta('theme-color', themeColors[mode]),
    media: `(prefers-color-scheme: ${mode})`,
  }))
}

/** The fields that hosted search crawlers filter by. The built-in search doesn't read them. */
function searchMeta({ config, site, page, isForAllVersions = false }: HeadInput): Attributes[] {
  if (config.search.provider === 'embedded') return []
  const isDoc = page.kind === 'doc' && !isForAllVersions
  const tag = isDoc ? `docs-default-${site.version.name}` : 'default'
  return [
    meta('docusaurus_locale', site.locale.code),
    meta('docsearch:language', site.locale.code),
    ...(isDoc
      ? [
          meta('docusaurus_version', site.version.name),
          meta('docsearch:version', site.version.name),
        ]
      : []),
    meta('docusaurus_tag', tag),
    meta('docsearch:docusaurus_tag', tag),
  ]
}

function pageLinks(input: HeadInput): string[] {
  const { config, page, favicon } = input
  const icon = [{ rel: 'icon', href: favicon }]
  const canonical = page.kind === 'not-found' ? [] : [{ rel: 'canonical', href: page.canonical }]
  const links = [...icon, ...canonical, ...markdownLink(page), ...alternates(config, page)]
  return [...links, ...fileLinks(input)].map((link) => element('link', link))
}

/** https://llmstxt.org: where programs find the page without its layout. */
function markdownLink({ markdownHref }: PageView): Record<string, string>[] {
  return markdownHref === undefined
    ? []
    : [{ rel: 'alternate', type: 'text/markdown', href: markdownHref }]
}

/** Links to the files of the build that describe the site in this language. */
function fileLinks({ config, site, generatedFiles }: HeadInput): Record<string, string>[] {
  return generatedFiles.flatMap(({ path, headLink }) => {
    if (headLink?.locales.includes(site.locale.code) !== true) return []
    const { rel, type } = headLink
    return [{ rel, type, title: site.title, href: joinBase(config.baseUrl, path) }]
  })
}

/** Links to the translations of this page; none when it exists in only one language. */
function alternates(config: ResolvedConfig, page: PageView): Record<string, string>[] {
  const same = page.locales.filter(({ samePage }) => samePage)
  if (same.length < 2) return []
  const origin = config.url
  const [fallback] = config.locales
  return same.flatMap(({ lang, href }) => [
    { rel: 'alternate', hreflang: lang, href: origin + href },
    ...(lang === fallback?.code
      ? [{ rel: 'alternate', hreflang: 'x-default', href: origin + href }]
      : []),
  ])
}

/** https://schema.org/BreadcrumbList of the entries that have a page. */
function breadcrumbData({ config, page }: HeadInput): string[] {
  if (page.kind !== 'doc') return []
  const last = page.breadcrumbs.at(-1)
  const entries = page.breadcrumbs.filter((crumb) => crumb.href !== undefined || crumb === last)
  // A list with only the page itself has no use.
  if (entries.length < 2) return []
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: entries.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? page.canonical : config.url + href,
    })),
  })
  return [`<script type="application/ld+json">${escapeJsonForScript(json)}</script>`]
}
