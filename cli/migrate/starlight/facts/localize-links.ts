import type { PageFacts, SiteFacts } from '../../parity/site-facts.ts'
import type { StarlightLocale } from '../starlight-site.ts'

/**
 * In docs-ssg, an absolute link on a translated page goes to the page in the same language, so that
 * readers stay in it. Starlight goes to the default language unless the link names another one.
 */
export function localizeLinks(facts: SiteFacts, locales: readonly StarlightLocale[]): SiteFacts {
  const prefixes = locales.flatMap(({ path }) => (path === '' ? [] : [`/${path}`]))
  const pages = [...facts.pages].map(([url, page]): [string, PageFacts] => {
    const prefix = prefixes.find((one) => `${url}/`.startsWith(`${one}/`))
    if (prefix === undefined) return [url, page]
    const links = page.links.map((link) => {
      const [path = '', hash = ''] = link.split(/(?=#)/)
      const own = `${prefix}${path}`.replace(/\/$/, '')
      return path.startsWith('/') && facts.pages.has(own) ? own + hash : link
    })
    return [url, { ...page, links }]
  })
  return { ...facts, pages: new Map(pages) }
}
