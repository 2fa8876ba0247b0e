import { toUrlPath, type UrlPath } from '../../../runtime/shared/url.ts'
import type { Site } from '../../model/site.ts'
import type { DocsLock } from './check-lock.ts'

/** Ids of pages by URL. */
export type AnchorsByUrl = ReadonlyMap<UrlPath, ReadonlySet<string>>

/**
 * The pages and ids of this build as a lock file. `statics`: ids of the pages that are not docs.
 */
export function createLock(site: Site, statics: AnchorsByUrl): DocsLock {
  const docs = [...site.routes].map(([url, { page }]) => {
    const texts = new Map(page.headings.map(({ id, text }) => [id, text]))
    return [url, Object.fromEntries(page.anchors.map((id) => [id, texts.get(id) ?? '']))] as const
  })
  const others = site.staticRoutes
    .filter(({ kind }) => kind !== 'not-found')
    .map(
      ({ url }) =>
        [url, Object.fromEntries([...(statics.get(url) ?? [])].map((id) => [id, '']))] as const,
    )
  return { version: 1, pages: Object.fromEntries([...docs, ...others]) }
}

/** Every URL of the site, including redirects, with the ids that links to it may contain. */
export function collectTargets(
  site: Site,
  statics: AnchorsByUrl,
): Map<string, ReadonlySet<string>> {
  const targets = new Map<string, ReadonlySet<string>>(statics)
  for (const [url, { page }] of site.routes) targets.set(url, new Set(page.anchors))
  for (const { from, to } of site.redirects) {
    const target = targets.get(toUrlPath(to.replace(/[?#].*$/, '')))
    if (target && !targets.has(from)) targets.set(from, target)
  }
  return targets
}
