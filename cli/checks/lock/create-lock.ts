import type { AnchorsByUrl } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'
import type { DocsLock } from './check-lock.ts'

/** The URLs and ids that this build publishes, as a lock file. `statics`: ids of the pages that aren't docs. */
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
