import { toHref } from '../../runtime/shared/urls/url.ts'
import { hasMarkdown, hasStaticMarkdown, toMarkdownUrl } from '../model/paths/markdown-url.ts'
import type { Site } from '../model/site.ts'

/**
 * Make the function that turns final URLs of the site into those of its Markdown. They are absolute,
 * because programs read the files outside the site.
 */
export function createTwinUrls(site: Site): (href: string) => string {
  const { config, routes, staticRoutes } = site
  const origin = config.url
  const urls = [
    ...[...routes.values()].filter(hasMarkdown).map(({ url }) => url),
    ...staticRoutes.filter(hasStaticMarkdown).map(({ url }) => url),
  ]
  const twins = new Map(
    config.llms.pages ? urls.map((url) => [toHref(url, config), toMarkdownUrl(url, site)]) : [],
  )
  return (href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return href
    const path = href.replace(/[?#].*$/, '')
    return (twins.get(path) ?? origin + path) + href.slice(path.length)
  }
}
