import { toUrlPath } from '../../runtime/shared/urls/url.ts'
import type { AnchorsByUrl } from '../model/rendered-site.ts'
import type { Site } from '../model/site.ts'

/** Every URL that the site serves, redirects included, with the ids that links may point to. */
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
