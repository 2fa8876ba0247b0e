import type { Place } from '../model/diagnostic.ts'
import { listConfigLinks } from './list-config-links.ts'
import { placeInCode } from './place-in-code.ts'
import { isOwnMachine } from '../primitives/urls/is-own-machine.ts'
import type { Site } from '../model/site.ts'
import { placeOfOption } from '../report/places/option-place.ts'
import { createSourceReader } from '../report/places/read-source-text.ts'
import type { RenderedSite } from '../model/rendered-site.ts'

/** A link to another site. `place` is undefined for links that the layout writes. */
export interface ExternalLink {
  readonly href: string
  readonly place: Place | undefined
}

const isWeb = (href: string): boolean => /^(?:https?:)?\/\/[^/]/i.test(href)

/**
 * Links to other sites in docs, inside `main` of React pages and in the config, each with the place
 * where its author wrote it. Links to the site's own domain and to the reader's machine are
 * problems of other rules.
 */
export function collectExternalLinks(
  site: Site,
  rendered: Pick<RenderedSite, 'statics'>,
): ExternalLink[] {
  const { config } = site
  const own = config.url + config.baseUrl
  const docs = [...site.routes.values()].flatMap(({ page }) => page.links)
  const inConfig = [
    ...listConfigLinks(config),
    ...config.redirects.map(({ to }, index) => ({ href: to, key: `redirects[${index}].to` })),
  ].map(({ href, key }) => ({ href, place: placeOfOption(config, key) }))
  return [...docs, ...staticLinks(site, rendered), ...inConfig]
    .filter(({ href }) => isWeb(href) && !isOwnMachine(href) && !`${href}/`.startsWith(own))
    .map(({ href, place }) => ({ href, place }))
}

/** Links inside `main` of the pages that aren't docs, each once a page. */
function staticLinks(site: Site, { statics }: Pick<RenderedSite, 'statics'>): ExternalLink[] {
  const { siteDir, baseUrl } = site.config
  const readSource = createSourceReader(siteDir)
  return statics.flatMap(({ route: { source }, facts }) => {
    const found = facts.links.filter(({ inMain }) => inMain)
    const unique = new Map(found.map((link) => [link.href, link]))
    return [...unique.values()].map((link) => ({
      href: link.href,
      place: placeInCode(link, { source, baseUrl, readSource }).place,
    }))
  })
}
