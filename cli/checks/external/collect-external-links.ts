import { listConfigLinks } from '../config-links/list-config-links.ts'
import { findInSource } from '../links/find-in-source.ts'
import { scanHtml } from '../../html/scan-html.ts'
import type { ExternalLink } from './check-external.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { Site, StaticRoute } from '../../model/site.ts'
import { placeInConfig } from '../../report/config-place.ts'
import { createSourceReader } from '../../report/read-source-text.ts'
import type { RenderedSite } from '../../pipeline/render-site.ts'

const isWeb = (href: string): boolean => /^(?:https?:)?\/\/[^/]/i.test(href)
const isOwnMachine = (href: string): boolean =>
  /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/i.test(href)

/**
 * Links to other sites in docs, inside `main` of React pages and in the config, each with the place
 * where its author wrote it. Links to the site's own domain and to the reader's machine are
 * problems of other rules.
 */
export function collectExternalLinks(
  site: Site,
  rendered: Pick<RenderedSite, 'pages'>,
): ExternalLink[] {
  const { config } = site
  const own = config.url.replace(/\/+$/, '') + config.baseUrl
  const docs = [...site.routes.values()].flatMap(({ page }) => page.links)
  const inConfig = [
    ...listConfigLinks(config).map(({ key, href }) => [href, key] as const),
    ...config.redirects.map(({ to }) => [to, 'to'] as const),
  ].map(([href, key]) => ({ href, place: placeInConfig(config, href, key.split('.').at(-1)) }))
  return [...docs, ...staticLinks(site, rendered), ...inConfig]
    .filter(({ href }) => isWeb(href) && !isOwnMachine(href) && !`${href}/`.startsWith(own))
    .map(({ href, place }) => ({ href, place }))
}

interface StaticPage {
  readonly route: StaticRoute
  readonly html: string
}

/** In whatever order pages are rendered. No page is rendered after the last one that is wanted. */
function findStaticPages(
  routes: readonly StaticRoute[],
  { pages }: Pick<RenderedSite, 'pages'>,
): readonly StaticPage[] {
  const wanted = new Map<OutputPath, StaticRoute>(routes.map((route) => [route.output, route]))
  const found: StaticPage[] = []
  if (wanted.size === 0) return found
  for (const { path, contents } of pages()) {
    const route = wanted.get(path)
    if (route) found.push({ route, html: String(contents) })
    wanted.delete(path)
    if (wanted.size === 0) break
  }
  return found
}

function staticLinks(site: Site, rendered: Pick<RenderedSite, 'pages'>): ExternalLink[] {
  const { siteDir, baseUrl } = site.config
  const readSource = createSourceReader(siteDir)
  return findStaticPages(site.staticRoutes, rendered).flatMap(({ route: { source }, html }) => {
    const links = scanHtml(html).links.filter(({ inMain }) => inMain)
    const text = source && { path: source, text: readSource(source), baseUrl }
    return [...new Map(links.map((link) => [link.href, link])).values()].map((link) => ({
      href: link.href,
      place: text && findInSource(text, link),
    }))
  })
}
