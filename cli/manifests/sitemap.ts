import { escapeAttribute } from '../../runtime/shared/escape.ts'
import { toHref } from '../../runtime/shared/url.ts'
import type { OutputFile, Route, Site } from '../model.ts'
import { compareText, createFile } from './output-file.ts'

/** Make `sitemap.xml`: every page that search engines may list, with the day of its last change. */
export function createSitemap(site: Site): OutputFile {
  const origin = site.config.url.replace(/\/+$/, '')
  const docs = [...site.routes.values()].filter((route) => isIndexed(route, site))
  const others = site.config.noIndex ? [] : site.staticRoutes.filter((route) => !route.noindex)
  const entries = [
    ...docs.map((route) => ({ url: route.url, date: lastChange(route) })),
    ...others.map((route) => ({ url: route.url, date: undefined })),
  ]
  const lines = entries
    .map(({ url, date }) => ({ location: origin + toHref(url, site.config), date }))
    .toSorted((a, b) => compareText(a.location, b.location))
    .map(({ location, date }) => {
      const changed = date === undefined ? '' : `<lastmod>${escapeAttribute(date)}</lastmod>`
      return `<url><loc>${escapeAttribute(location)}</loc>${changed}</url>\n`
    })
  return createFile(
    'sitemap.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`,
  )
}

function isIndexed({ page }: Route, { config }: Site): boolean {
  const version = config.versions.find(({ name }) => name === page.docSet.version)
  return !config.noIndex && version?.noIndex !== true && page.frontmatter.unlisted !== true
}

/** The day, as the sitemap protocol takes it; front matter wins over git. */
function lastChange({ page, lastUpdate }: Route): string | undefined {
  return (page.frontmatter.last_update?.date ?? lastUpdate?.date)?.slice(0, 10)
}
