// What readers can find. Enters: Site. Leaves: one data file for each version and locale.
// Must not contain unlisted pages, nor pages that exclude themselves.
import type { SearchDataPage, SearchDataSection } from '../../runtime/shared/manifests.ts'
import { splitSearchData, toSearchData } from '../../runtime/shared/search-columns.ts'
import { joinBase, toHref } from '../../runtime/shared/url.ts'
import type { OutputFile } from '../model/output.ts'
import type { SearchSection } from '../model/page.ts'
import type { StaticSections } from '../model/rendered-site.ts'
import type { Route, Site, StaticRoute } from '../model/site.ts'
import { createHashedFile } from './output-file.ts'

/** A part of the search data of one version and locale. */
interface SearchDataFile extends OutputFile {
  readonly part: 'headings' | 'texts'
  /** `${version}/${locale}` */
  readonly key: string
  /** With base path. */
  readonly href: string
}

/** Make the data of the embedded search; none for other providers. */
export function createSearchData(
  site: Site,
  staticSections: StaticSections = new Map(),
): SearchDataFile[] {
  const { config } = site
  if (config.search.provider !== 'embedded') return []
  return createSearchPages(site, staticSections).flatMap(({ key, pages }) => {
    const { headings, texts } = splitSearchData(toSearchData(pages))
    const slug = key.replaceAll(/[^\w.-]/g, '-')
    const toFile = (part: SearchDataFile['part'], name: string, data: unknown): SearchDataFile => {
      const file = createHashedFile(`${name}.json`, JSON.stringify(data), 'search-data')
      return { ...file, part, key, href: joinBase(config.baseUrl, file.path) }
    }
    return [
      toFile('headings', `search-${slug}`, headings),
      toFile('texts', `search-texts-${slug}`, texts),
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
): readonly { readonly key: string; readonly pages: readonly SearchDataPage[] }[] {
  const { config } = site
  const statics = site.staticRoutes.filter(({ kind, noindex }) => kind === 'page' && !noindex)
  return config.versions.flatMap(({ name }) =>
    config.locales.map(({ code }) => ({
      key: `${name}/${code}`,
      pages: [
        ...[...site.routes.values()]
          .filter(({ page }) => page.variant.version === name && page.variant.locale === code)
          .filter(isFindable)
          .map((route) => describePage(route, site)),
        ...statics
          .filter(({ locale }) => locale === code)
          .map((route) => describeStatic(route, staticSections.get(route.url) ?? [], site)),
      ],
    })),
  )
}

function isFindable({ page: { frontMatter } }: Route): boolean {
  return frontMatter.unlisted !== true && frontMatter.search?.exclude !== true
}

const toRow = ({ id, path, text, code }: SearchSection): SearchDataSection => [
  id,
  path.length,
  path.at(-1) ?? '',
  text,
  code,
]

function describePage(route: Route, site: Site): SearchDataPage {
  const { page } = route
  const categories = site.navigation.get(route.url)?.breadcrumbs.slice(0, -1) ?? []
  return {
    u: toHref(route.url, site.config),
    t: page.title,
    c: categories.map(({ label }) => label).join(' › '),
    b: page.frontMatter.search?.boost ?? 1,
    s: page.sections.map(toRow),
  }
}

function describeStatic(
  { url, title }: StaticRoute,
  sections: readonly SearchSection[],
  site: Site,
): SearchDataPage {
  return { u: toHref(url, site.config), t: title, c: '', b: 1, s: sections.map(toRow) }
}
