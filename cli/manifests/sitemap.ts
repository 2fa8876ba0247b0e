import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import { joinBase, toHref, type UrlPath } from '../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../model/output.ts'
import type { Route, Site } from '../model/site.ts'
import { withoutMarkdownEnding } from '../primitives/files/markdown-file.ts'
import { compareText } from '../primitives/text/compare-text.ts'
import { createFile } from './output-file.ts'

interface Entry {
  readonly url: UrlPath
  readonly locale: string
  /** The day of the last change. */
  readonly date: string | undefined
  /**
   * The same for all translations of one page, and for originals that replace missing ones;
   * undefined for a page that was made without a file.
   */
  readonly subject: string | undefined
}

/** The limits of one file: https://www.sitemaps.org/protocol.html#index */
interface SitemapLimits {
  readonly urls: number
  readonly bytes: number
}

const limits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

/**
 * Make `sitemap.xml`: every page that search engines may list, with the day of its last change and
 * its translations. Where that is more than one file may hold, it lists `sitemap-1.xml` and so on.
 * https://www.sitemaps.org/protocol.html
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function createSitemap(site: Site, limit: SitemapLimits = limits): OutputFile[] {
  const origin = site.config.url
  const locate = (url: UrlPath): string => escapeAttribute(origin + toHref(url, site.config))
  const entries = listEntries(site)
  const translations = groupTranslations(entries)
  const lines = entries
    .map((entry) => ({ entry, location: locate(entry.url) }))
    .toSorted((a, b) => compareText(a.location, b.location))
    .map(({ entry: { date, subject }, location }) => {
      const changed = date === undefined ? '' : `<lastmod>${escapeAttribute(date)}</lastmod>`
      const alternates = formatAlternates(translations.get(subject) ?? [], site, locate)
      return `<url><loc>${location}</loc>${changed}${alternates}</url>\n`
    })
  const [first = [], ...others] = splitLines(lines, limit)
  if (others.length === 0) return [createFile('sitemap.xml', formatUrls(first))]
  const parts = [first, ...others].map((part, index) =>
    createFile(`sitemap-${index + 1}.xml`, formatUrls(part)),
  )
  const list = parts.map(({ path }) => {
    const url = escapeAttribute(origin + joinBase(site.config.baseUrl, path))
    return `<sitemap><loc>${url}</loc></sitemap>\n`
  })
  const index = `${declaration}<sitemapindex ${namespace}>\n${list.join('')}</sitemapindex>\n`
  return [createFile('sitemap.xml', index), ...parts]
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** What is around the lines of a file, rounded up. */
const FRAME_BYTES = 1024

function splitLines(lines: readonly string[], { urls, bytes }: SitemapLimits): string[][] {
  const parts: string[][] = []
  let [part, size]: [string[], number] = [[], 0]
  for (const line of lines) {
    const length = Buffer.byteLength(line)
    if (part.length > 0 && (part.length >= urls || size + length + FRAME_BYTES > bytes)) {
      parts.push(part)
      ;[part, size] = [[], 0]
    }
    part.push(line)
    size += length
  }
  return [...parts, part]
}

function formatUrls(lines: readonly string[]): string {
  const languages = lines.some((line) => line.includes('<xhtml:link'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  return `${declaration}<urlset ${namespace}${languages}>\n${lines.join('')}</urlset>\n`
}

function listEntries({ config, routes, staticRoutes }: Site): readonly Entry[] {
  if (config.noIndex) return []
  const docs = [...routes.values()].filter((route) => isIndexed(route, config))
  const others = staticRoutes.filter((route) => !route.noindex)
  return [
    ...docs.map((route) => ({
      url: route.url,
      locale: route.page.variant.locale,
      date: lastChange(route),
      subject: subjectOf(route),
    })),
    ...others.map(({ url, locale, source }) => ({
      url,
      locale,
      date: undefined,
      subject: source === undefined ? undefined : `page\n${source}`,
    })),
  ]
}

function isIndexed({ page }: Route, config: Site['config']): boolean {
  const version = config.versions.find(({ name }) => name === page.variant.version)
  const isListed = version?.noIndex !== true && page.frontMatter.unlisted !== true
  return isListed && !hasNoIndex(page.frontMatter)
}

/** Whether the front matter has a `meta` that keeps the page out of search engines. */
const hasNoIndex = ({ head = [] }: Route['page']['frontMatter']): boolean =>
  head.some(
    ({ tag, attributes: { name, content } }) =>
      tag === 'meta' &&
      /^(?:robots|googlebot)$/i.test(String(name)) &&
      /\b(?:noindex|none)\b/i.test(String(content)),
  )

/** The day of the last change; front matter takes precedence over git. */
function lastChange({ page, lastUpdate }: Route): string | undefined {
  return (page.frontMatter.last_update?.date ?? lastUpdate?.date)?.slice(0, 10)
}

/** As in the head of pages, an original that replaces a missing translation counts as one. */
function subjectOf({ page: { variant, docPath } }: Route): string {
  return `${variant.version}\n${variant.collection ?? ''}\n${withoutMarkdownEnding(docPath)}`
}

function groupTranslations(
  entries: readonly Entry[],
): ReadonlyMap<string | undefined, readonly Entry[]> {
  const groups = new Map<string | undefined, Entry[]>()
  for (const entry of entries) {
    if (entry.subject === undefined) continue
    const group = groups.get(entry.subject)
    if (group) group.push(entry)
    else groups.set(entry.subject, [entry])
  }
  return groups
}

/**
 * Each translation lists all of them in the order of the config, including itself; `x-default` is
 * the first.
 */
function formatAlternates(
  group: readonly Entry[],
  { config }: Site,
  locate: (url: UrlPath) => string,
): string {
  if (group.length < 2) return ''
  const [first] = config.locales
  const languages = config.locales.flatMap(({ code }) =>
    group.filter(({ locale }) => locale === code).map(({ url }) => [code, url] as const),
  )
  const rest = languages.filter(([code]) => code === first?.code)
  return [...languages, ...rest.map(([, url]) => ['x-default', url] as const)]
    .map(
      ([code, url]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeAttribute(code)}" href="${locate(url)}"/>`,
    )
    .join('')
}
