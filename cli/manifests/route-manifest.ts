// The map of the built site for other tools. Given Site, it returns routes.json. It must not
// contain anything that changes when the same input is built again.
import type { RouteManifest, RouteManifestDoc } from '../../runtime/shared/manifests/manifests.ts'
import { untranslatedId } from '../../runtime/shared/urls/untranslated-id.ts'
import {
  encodePath,
  joinBase,
  parseHref,
  toHref,
  toUrlPath,
} from '../../runtime/shared/urls/url.ts'
import type { Redirect } from '../model/navigation.ts'
import type { OutputFile } from '../model/output.ts'
import type { Route, Site } from '../model/site.ts'
import { compareText } from '../primitives/text/compare-text.ts'
import { createFile } from './output-file.ts'

/** Make `routes.json`: every page but unlisted ones, every redirect, version and locale. */
export function createRouteManifest(site: Site): OutputFile {
  return createFile('routes.json', formatLists(describeSite(site)))
}

/** JSON with one entry of a list per line, so that a difference between two builds is readable. */
export function formatLists(manifest: object): string {
  const members = Object.entries(manifest).map(([key, value]: [string, unknown]) => {
    const isList = Array.isArray(value) && value.length > 0
    const written = isList
      ? `[\n${value.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`
      : JSON.stringify(value)
    return `${JSON.stringify(key)}: ${written}`
  })
  return `{\n${members.join(',\n')}\n}\n`
}

/** The contents of `routes.json`; docs in the order of version, locale and URL. */
export function describeSite(site: Site): RouteManifest {
  const { config } = site
  const paths = config.versions.map(({ path }) => toUrlPath(path))
  return {
    version: 1,
    site: { title: config.title, url: config.url, baseUrl: config.baseUrl },
    versions: config.versions.map(({ name, label }, index) => ({
      name,
      label,
      path: toHref(paths[index] ?? toUrlPath(''), config),
      mainDoc: findMainDoc(name, site)?.id ?? '',
    })),
    locales: config.locales.map(({ code, label, direction, path }) => ({
      code,
      label,
      direction,
      path: toHref(toUrlPath(path), config),
    })),
    docs: sortDocs(site)
      .filter(({ page }) => page.frontMatter.unlisted !== true)
      .map((route) => describeDoc(route, site)),
    staticRoutes: site.staticRoutes
      .map(({ url, kind, title, noindex }) => ({ path: toHref(url, config), kind, title, noindex }))
      .toSorted((a, b) => compareText(a.path, b.path)),
    redirects: listRedirects(site),
  }
}

function sortDocs({ config, routes }: Site): Route[] {
  const versions = config.versions.map(({ name }) => name)
  const locales = config.locales.map(({ code }) => code)
  const rank = ({ page: { variant } }: Route): number =>
    versions.indexOf(variant.version) * locales.length + locales.indexOf(variant.locale)
  return [...routes.values()].toSorted((a, b) => rank(a) - rank(b) || compareText(a.url, b.url))
}

function describeDoc(route: Route, { config }: Site): RouteManifestDoc {
  const { page, sidebar } = route
  const { frontMatter } = page
  return {
    id: route.id,
    path: toHref(route.url, config),
    title: page.title,
    description: page.description,
    sidebar: sidebar ?? null,
    sidebarLabel: sidebar === undefined ? null : (frontMatter.sidebar_label ?? page.title),
    version: page.variant.version,
    locale: page.variant.locale,
    source: page.source,
    lastUpdate: frontMatter.last_update?.date ?? route.lastUpdate?.date ?? null,
    unlisted: frontMatter.unlisted === true,
    headings: page.headings.map(({ id, depth, text }) => ({ id, depth, text })),
    anchors: [...new Set(page.anchors)].toSorted(compareText),
  }
}

/**
 * The main doc of a version: the one that the config names, else the first of a sidebar, else its
 * first page.
 */
function findMainDoc(version: string, site: Site): Route | undefined {
  const { config, routes } = site
  const locale = config.locales[0]?.code
  const docs = [...routes.values()].filter(
    ({ page: { variant } }) =>
      variant.collection === undefined && variant.version === version && variant.locale === locale,
  )
  const configured = docs.find((route) => route.id === config.docs.mainDoc)
  const isFirst = (route: Route): boolean => {
    const place = site.navigation.get(route.url)
    return place !== undefined && place.breadcrumbs.length > 0 && place.previous === undefined
  }
  return configured ?? docs.find(isFirst) ?? docs[0]
}

/** The redirects with base path, sorted by their source. */
export const listRedirects = (site: Site): { readonly from: string; readonly to: string }[] =>
  site.redirects
    .map((redirect) => ({ from: redirectFrom(redirect, site), to: redirectTo(redirect.to, site) }))
    .toSorted((a, b) => compareText(a.from, b.from))

/** The URL of a redirect with base path; a splat keeps its `*`. */
export function redirectFrom({ from }: Redirect, { config }: Pick<Site, 'config'>): string {
  if (!from.endsWith('*')) return toHref(toUrlPath(from), config).replace(/(\.html)\/$/, '$1')
  return joinBase(config.baseUrl, `${encodePath(from.slice(1, -1))}*`)
}

/** The target of a redirect as hosts need it: the original of a missing translation opens at its notice. */
export function redirectHref(redirect: Redirect, site: Pick<Site, 'config'>): string {
  const { to, untranslated } = redirect
  const hash = untranslated ? `#${untranslatedId(untranslated.locale)}` : ''
  return redirectTo(to, site) + hash
}

/** The target of a redirect with base path; URLs of other sites stay as they are. */
export function redirectTo(to: string, { config }: Pick<Site, 'config'>): string {
  const { scheme } = parseHref(to)
  if (scheme !== '' || (config.baseUrl !== '/' && to.startsWith(config.baseUrl))) return to
  return joinBase(config.baseUrl, to)
}
