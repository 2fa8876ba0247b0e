// Every reference of every article, held against what the build will emit. Enters: Site. Leaves: final addresses,
// the files in use, findings. Must not ask the disk, nor know how pages look.
import type { UrlPath } from '../../runtime/shared/url.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LaterAnchor, ResolvedLinks, ResolvedReference } from '../model/links.ts'
import type { Link } from '../model/page.ts'
import type { ContentPath, OutputPath } from '../model/paths.ts'
import type { Route, Site } from '../model/site.ts'
import { findDuplicateIds } from './find-duplicate-ids.ts'
import { createLinkFixer, toLinkFix } from './fix-link.ts'
import { describeBrokenLink } from './describe-broken-link.ts'
import { type LinkOrigin, createDocOrigin } from './link-origin.ts'
import { createNearestTarget } from './nearest-target.ts'
import { type Resolution, createLocator, resolveReference } from './resolve-reference.ts'
import { createTargetIndex } from './target-index.ts'

/** Check and rewrite the links of all docs. */
export function resolveLinks(site: Site): ResolvedLinks {
  const index = createTargetIndex(site)
  const lookUp = { index, locator: createLocator(index) }
  const nearest = createNearestTarget(index)
  const fixedHref = createLinkFixer(site)
  const hrefs = new Map<UrlPath, readonly ResolvedReference[]>()
  const usedAssets = new Set<OutputPath>()
  const later: LaterAnchor[] = []
  const diagnostics: Diagnostic[] = []

  for (const route of site.routes.values()) {
    const originOf = remember((path: ContentPath) => createDocOrigin(route, site, path))
    const references = route.page.links.map((link) => {
      const origin = originOf(link.place.path)
      const resolution = resolveReference(link, origin, lookUp)
      const { asset, fault, url, id } = resolution
      if (asset !== undefined) usedAssets.add(asset)
      if (fault === 'later' && url && id !== undefined) later.push({ link, url, id })
      else if (fault) report({ link, origin, resolution, route })
      return resolution.reference
    })
    hrefs.set(route.url, references)
    diagnostics.push(...findDuplicateIds(route.page))
  }

  function report(found: FaultyLink): void {
    const finding = describeBrokenLink(found, index, nearest)
    if (!finding || isIgnored(found.link.href, finding.rule, found.route)) return
    const placed = { ...finding, place: found.link.place }
    diagnostics.push({ ...placed, ...toLinkFix(placed, fixedHref(placed)) })
  }

  return { hrefs, usedAssets, later, diagnostics }
}

/** Nearly all links of a page stand in one file; the others in what it includes. */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

interface FaultyLink {
  readonly link: Link
  readonly origin: LinkOrigin
  readonly resolution: Resolution
  readonly route: Route
}

/** Front matter `check.ignore` holds rules or addresses; `*` at the end of an address stands for any rest. */
function isIgnored(href: string, rule: string, { page }: Route): boolean {
  const patterns = page.frontMatter.check?.ignore ?? []
  return patterns.some((pattern) =>
    pattern.endsWith('*')
      ? href.startsWith(pattern.slice(0, -1))
      : pattern === href || pattern === rule,
  )
}
