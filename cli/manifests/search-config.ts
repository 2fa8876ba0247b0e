import type { SearchConfig } from '../../runtime/shared/manifests/manifests.ts'
import { parseHref, toHref, toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ClientBundle, OutputFile } from '../model/output.ts'
import type { StaticSections } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'
import { listPublicOptions } from '../search/providers/hosted-providers.ts'
import { createFile } from './output-file.ts'
import { createSearchData, type SearchUse } from './search-data.ts'

interface SearchInput {
  readonly site: Site
  readonly bundle: Pick<ClientBundle, 'searchWorkerUrl'>
  readonly staticSections: StaticSections
  readonly use?: SearchUse | undefined
  readonly cache?: Cache | undefined
}

/** Make `search-config.json`, and the data it points to. */
export function createSearchFiles({
  site,
  bundle,
  staticSections,
  use,
  cache,
}: SearchInput): OutputFile[] {
  const data = createSearchData(site, staticSections, { use, cache })
  const hrefsOf = (wanted: 'headings' | 'texts' | 'shards'): Readonly<Record<string, string>> =>
    Object.fromEntries(
      data.filter(({ part }) => part === wanted).map(({ key, href }) => [key, href]),
    )
  const shards = hrefsOf('shards')
  const hrefs = {
    data: hrefsOf('headings'),
    texts: hrefsOf('texts'),
    ...(Object.keys(shards).length > 0 && { shards }),
  }
  // As they are, because the contents of some are read when they are needed.
  return [...data, createSearchConfig(site, hrefs, bundle.searchWorkerUrl)]
}

/**
 * Make `search-config.json`. `hrefs`: URLs of the data by `${version}/${locale}`, empty for hosted
 * providers; `workerHref`: URL of the worker that searches.
 */
export function createSearchConfig(
  site: Site,
  hrefs: Pick<SearchConfig, 'data' | 'texts' | 'shards'>,
  workerHref: string | null = null,
): OutputFile {
  const config = describeSearch(site, { ...hrefs, worker: workerHref })
  return createFile('search-config.json', `${JSON.stringify(config, undefined, 1)}\n`)
}

function describeSearch(
  site: Site,
  { worker, ...hrefs }: Pick<SearchConfig, 'data' | 'texts' | 'shards' | 'worker'>,
): SearchConfig {
  const { config, staticRoutes } = site
  const { search } = config
  const searchPages = staticRoutes.filter((route) => route.kind === 'search')
  const shared = search.provider === 'none' ? undefined : search
  return {
    version: 1,
    provider: search.provider,
    origin: new URL(config.url).origin,
    placeholder: shared?.placeholder ?? '',
    maxResults: shared?.maxResults ?? 0,
    reportUrl: shared?.reportUrl ?? null,
    helpLinks: Object.fromEntries(
      config.locales.map(({ code, path }) => [code, describeHelpLinks(site, path)]),
    ),
    pages: Object.fromEntries(searchPages.map(({ locale, url }) => [locale, toHref(url, config)])),
    facets: {
      languages: config.locales.map(({ code }) => code),
      versions: config.versions.map(({ name, label }) => ({
        name,
        label,
        tag: `docs-default-${name}`,
      })),
    },
    synonyms: shared?.synonyms ?? [],
    ...hrefs,
    ...listPublicOptions(search),
    worker: search.provider === 'embedded' ? worker : null,
  }
}

/** The links of one locale, which prefer its pages. */
function describeHelpLinks(site: Site, localePath: string): SearchConfig['helpLinks'][string] {
  const { search } = site.config
  if (search.provider === 'none') return []
  const pages = new Set([...site.routes.keys(), ...site.staticRoutes.map(({ url }) => url)])
  return search.helpLinks.map(({ label, to }) => {
    const { scheme, path, query, hash } = parseHref(to)
    if (scheme !== '') return { label, href: to }
    const localized = toUrlPath(`${localePath}/${path}`)
    const url = pages.has(localized) ? localized : toUrlPath(path)
    const fragment = hash === undefined ? '' : `#${hash}`
    return { label, href: toHref(url, site.config) + query + fragment }
  })
}
