import type { MappedConfig, MapParts } from './map-parts.ts'

/**
 * Without clean URLs, pages were files such as `guide.html`, and links elsewhere have that name. The
 * slash at the end keeps hosts that serve `guide.html` at `/guide` from going round in a circle.
 */
export function mapRedirects({ site, pages }: MapParts): readonly MappedConfig[] {
  if (site.hasCleanUrls) return []
  return pages
    .filter(({ target }) => !/(?:^|\/)index\.md$/.test(target))
    .map(({ url }) => ({ from: `${url}.html`, to: `${url}/` }))
}
