// The searchable contents of a site. Given Site, it returns one data file for each version and locale. It must
// not contain unlisted pages, nor pages that exclude themselves.
import type { SearchDataPage, SearchDataSection } from '../../runtime/shared/manifests/manifests.ts'
import { toSearchPath } from '../../runtime/shared/manifests/search-columns.ts'
import { joinBase, toHref } from '../../runtime/shared/urls/url.ts'
import type { Cache } from '../cache/open-cache.ts'
import { createNoCache } from '../cache/no-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Page, SearchSection } from '../model/page.ts'
import type { StaticSections } from '../model/rendered-site.ts'
import type { Route, Site, StaticRoute } from '../model/site.ts'
import { findChineseVariants } from './chinese-variants.ts'
import {
  createSearchDataFiles,
  type SearchDataFile,
  type SearchScopePages,
  textsOf,
} from './search-data-files.ts'

/** The files of the embedded search whose names are fixed. */
export const listSearchPaths = ({ search, versions, locales }: ResolvedConfig): string[] =>
  search.provider === 'embedded'
    ? versions.flatMap(({ name }) => locales.map(({ code }) => toSearchPath(name, code)))
    : []

/** `served`: data that is renewed after each edit, so it stays whole. `unused`: nothing but the pages is needed. */
export type SearchUse = 'written' | 'served' | 'unused'

interface SearchDataOptions {
  readonly use?: SearchUse | undefined
  readonly cache?: Cache | undefined
}

/** Make the data of the embedded search; none for other providers. */
export function createSearchData(
  site: Site,
  staticSections: StaticSections = new Map(),
  { use = 'written', cache = createNoCache() }: SearchDataOptions = {},
): SearchDataFile[] {
  const { config } = site
  if (config.search.provider !== 'embedded' || use === 'unused') return []
  const shards = use === 'served' ? 'never' : config.search.shards
  const toHrefOf = (path: string): string => joinBase(config.baseUrl, path)
  return createSearchPages(site, staticSections).flatMap((scope) => {
    const pages = [...scope.pages, ...listUntranslated(scope, site)]
    return createSearchDataFiles({ ...scope, pages }, { shards, toHrefOf, cache })
  })
}

/**
 * The titles and headings of originals that the language lacks and sends readers to. Their texts would cost a
 * copy of the data in each language.
 */
function listUntranslated(
  { version, locale }: Pick<SearchScopePages, 'version' | 'locale'>,
  site: Site,
): readonly SearchDataPage[] {
  return [...(site.untranslated ?? [])].flatMap(([url, locales]) => {
    const route = locales.includes(locale) ? site.routes.get(url) : undefined
    if (route?.page.variant.version !== version || !isFindable(route)) return []
    const page = describePage(route, site)
    return [
      { ...page, s: page.s.map(([id, depth, heading]) => [id, depth, heading, '', ''] as const) },
    ]
  })
}

/**
 * The searchable pages of every version and locale; a page that isn't a doc belongs to every
 * version.
 */
export function createSearchPages(
  site: Site,
  staticSections: StaticSections,
): readonly SearchScopePages[] {
  const { config } = site
  const statics = site.staticRoutes.filter(({ kind, noindex }) => kind === 'page' && !noindex)
  return config.versions.flatMap(({ name }) =>
    config.locales.map(({ code }) => {
      const pages = [
        ...[...site.routes.values()]
          .filter(({ page }) => page.variant.version === name && page.variant.locale === code)
          .filter(isFindable)
          .map((route) => describePage(route, site)),
        ...statics
          .filter(({ locale }) => locale === code)
          .map((route) => describeStatic(route, staticSections.get(route.url) ?? [], site)),
      ]
      const key = `${name}/${code}`
      return { key, version: name, locale: code, pages, ...variantsOf(pages, code, config) }
    }),
  )
}

function variantsOf(
  pages: readonly SearchDataPage[],
  locale: string,
  { search }: ResolvedConfig,
): Pick<SearchScopePages, 'variants'> {
  const isAsked =
    search.provider === 'embedded' && (search.chineseVariants ?? /^zh\b/i.test(locale))
  return isAsked ? { variants: findChineseVariants(textsOf(pages)) } : {}
}

function isFindable({ page: { frontMatter } }: Route): boolean {
  return frontMatter.unlisted !== true && frontMatter.search?.exclude !== true
}

function toRows(
  sections: readonly SearchSection[],
  { search }: ResolvedConfig,
): readonly SearchDataSection[] {
  const hasCode = search.provider !== 'embedded' || search.codeBlocks
  return sections.map(({ id, path, text, code, phrases = [] }) => [
    id,
    path.length,
    path.at(-1) ?? '',
    text,
    [hasCode ? code : '', ...phrases.map(toLine)].join('\n'),
  ])
}

function describePage(route: Route, site: Site): SearchDataPage {
  const { page } = route
  const categories = site.navigation.get(route.url)?.breadcrumbs.slice(0, -1) ?? []
  return {
    u: toHref(route.url, site.config),
    t: page.title,
    c: categories.map(({ label }) => label).join(' › '),
    b: page.frontMatter.search?.boost ?? 1,
    ...describeTags(route, site),
    s: addAbout(toRows(page.sections, site.config), page.frontMatter),
  }
}

/** The tags of a doc or of a post, if it has some. */
function describeTags({ url }: Route, { docTags, blogs }: Site): Pick<SearchDataPage, 'g'> {
  const shown = blogs?.pages.get(url)
  const tags = docTags?.get(url) ?? (shown?.kind === 'post' ? shown.post.tags : [])
  return tags.length > 0 ? { g: tags.map(({ label }) => label) } : {}
}

/** A phrase, which is a line of the names of its section. */
const toLine = (phrase: string): string => phrase.replaceAll(/\s+/g, ' ').trim()

/** Add what the front matter says of the page to the part before its first heading. */
function addAbout(
  rows: readonly SearchDataSection[],
  { description = '', keywords = [] }: Page['frontMatter'],
): readonly SearchDataSection[] {
  if (description === '' && keywords.length === 0) return rows
  const hasLead = rows[0]?.[1] === 0
  const [id, depth, heading, text, names] = (hasLead ? rows[0] : undefined) ?? ['', 0, '', '', '']
  const lead = [
    `${text} ${description}`.trim(),
    [...(names === '' ? [] : [names]), ...keywords.map(toLine)].join('\n'),
  ] as const
  return [[id, depth, heading, ...lead], ...rows.slice(hasLead ? 1 : 0)]
}

function describeStatic(
  { url, title }: StaticRoute,
  sections: readonly SearchSection[],
  site: Site,
): SearchDataPage {
  return { u: toHref(url, site.config), t: title, c: '', b: 1, s: toRows(sections, site.config) }
}
