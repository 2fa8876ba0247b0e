import { toRecord, toText } from '../../coerce.ts'
import { isPageFile, toPagePath } from '../docs/page-url.ts'
import { redirectArchives } from './map-blog.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/**
 * `redirect_maps` of the plugin `redirects`, whose keys and values are files of the docs, and the
 * archives of a blog.
 */
export function mapRedirects({ site, pages }: MapParts): readonly MappedConfig[] {
  const maps = toRecord(site.plugins.get('redirects')?.['redirect_maps'])
  const published = new Set(pages.map(({ path }) => toPagePath(path)))
  const own = Object.entries(maps).flatMap(([from, value]) => {
    const to = toText(value)
    const url = toPagePath(from)
    // `a.md` and `a/README.md` have one URL here, and a page keeps its URL.
    if (to === undefined || published.has(url)) return []
    return [{ from: url, to: toTarget(to) }]
  })
  return [...own, ...redirectArchives({ site, pages })]
}

function toTarget(to: string): string {
  const [path = '', hash = ''] = to.split(/(?=#)/)
  return isPageFile(path) && !/^[a-z]+:/i.test(path) ? `${toPagePath(path)}${hash}` : to
}
