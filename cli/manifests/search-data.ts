// What readers can find. Enters: Site. Leaves: one data file for each version and locale.
// Must not hold what is not public: unlisted pages and pages that exclude themselves are left out.
import type { SearchData, SearchDataPage } from '../../runtime/shared/manifests.ts'
import { joinBase, toHref } from '../../runtime/shared/url.ts'
import type { OutputFile, Route, Site } from '../model.ts'
import { createHashedFile } from './output-file.ts'

/** Search data of one version and locale. */
export interface SearchDataFile extends OutputFile {
  /** `${version}/${locale}` */
  readonly key: string
  /** With base path. */
  readonly href: string
}

/** Make the data of the embedded search; none for other providers. */
export function createSearchData(site: Site): SearchDataFile[] {
  const { config } = site
  if (config.search.provider !== 'embedded') return []
  const pages = new Map<string, SearchDataPage[]>()
  for (const { name } of config.versions)
    for (const { code } of config.locales) pages.set(`${name}/${code}`, [])
  for (const route of site.routes.values()) {
    const { docSet, frontmatter } = route.page
    if (frontmatter.unlisted === true || frontmatter.search?.exclude === true) continue
    pages.get(`${docSet.version}/${docSet.locale}`)?.push(describePage(route, site))
  }
  return [...pages].map(([key, found]) => {
    const data: SearchData = { version: 1, pages: found }
    const stem = `search-${key.replaceAll(/[^\w.-]/g, '-')}`
    const file = createHashedFile(stem, 'json', JSON.stringify(data))
    return { ...file, key, href: joinBase(config.baseUrl, file.path) }
  })
}

function describePage(route: Route, site: Site): SearchDataPage {
  const { page } = route
  const categories = site.navigation.get(route.url)?.breadcrumbs.slice(0, -1) ?? []
  return {
    u: toHref(route.url, site.config),
    t: page.title,
    c: categories.map(({ label }) => label).join(' › '),
    b: page.frontmatter.search?.boost ?? 1,
    s: page.sections.map(({ id, path, text, code }) => ({ i: id, h: path, p: text, k: code })),
  }
}
