import { listConfigLinks } from '../config-links/list-config-links.ts'
import { findInSource } from '../links/find-in-source.ts'
import { readHtmlFacts } from '../../html/html-facts.ts'
import type { ExternalLink } from './check-external.ts'
import type { Site } from '../../model/site.ts'
import { placeInConfig } from '../../report/config-place.ts'
import { createSourceReader } from '../../report/read-source-text.ts'
import type { RenderedSite } from '../../pipeline/render-site.ts'

const isWeb = (href: string): boolean => /^(?:https?:)?\/\/[^/]/i.test(href)
const isOwnMachine = (href: string): boolean =>
  /^(?:https?:)?\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])/i.test(href)

/**
 * Links to other sites, each where its author wrote it: in docs, in React pages inside `main`, in the config. Links to
 * the site's own domain and to the reader's machine are faults of another kind.
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

/** The pages that are no docs are rendered first. */
function staticLinks(site: Site, rendered: Pick<RenderedSite, 'pages'>): ExternalLink[] {
  const { siteDir, baseUrl } = site.config
  const statics = new Map(site.staticRoutes.map((route) => [route.output, route]))
  const readSource = createSourceReader(siteDir)
  const links: ExternalLink[] = []
  for (const { path, contents } of rendered.pages()) {
    const route = statics.get(path)
    if (!route) break
    const found = readHtmlFacts(String(contents)).links.filter(({ inMain }) => inMain)
    const { source } = route
    const text = source && { path: source, text: readSource(source), baseUrl }
    for (const link of new Map(found.map((each) => [each.href, each])).values())
      links.push({ href: link.href, place: text && findInSource(text, link) })
  }
  return links
}
