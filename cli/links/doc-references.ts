import type { ResolvedReference } from '../model/links/links.ts'
import type { Route, Site } from '../model/site.ts'
import { createDocOrigin } from './link-origin.ts'
import { createLocator, resolveReference } from './resolve-reference.ts'
import { createTargetIndex } from './target-index.ts'

/** Resolves the links of one doc at a time, in the order of `page.links`; reports nothing. */
export function createReferences(site: Site): (route: Route) => readonly ResolvedReference[] {
  const index = createTargetIndex(site)
  const lookUp = { index, locator: createLocator(index) }
  return (route) =>
    route.page.links.map(
      (link) =>
        resolveReference(link, createDocOrigin(route, site, link.place.path), lookUp).reference,
    )
}
