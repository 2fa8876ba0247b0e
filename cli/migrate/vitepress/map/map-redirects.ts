import type { MappedConfig, MapParts } from './map-parts.ts'

/**
 * Without clean URLs, pages were files such as `guide.html`, and links on other sites use that name.
 * The trailing slash prevents a redirect loop on hosts that serve `guide.html` at `/guide`.
 */
export function mapRedirects({ site, pages }: MapParts): readonly MappedConfig[] {
  if (site.hasCleanUrls) return []
  return pages
    .filter(({ target }) => !/(?:^|\/)index\.md$/.test(target))
    .map(({ url }) => ({ from: `${url}.html`, to: `${url}/` }))
}
