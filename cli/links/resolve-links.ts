// Room: Site -> ResolvedLinks: the final URL of every link, and what is broken
// Resolves every reference of every article against the files that the build will emit.
// Must not read the disk or know how pages look.
import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { LaterAnchor, ResolvedLinks, ResolvedReference } from '../model/links/links.ts'
import type { Link } from '../model/page.ts'
import type { ContentPath, OutputPath } from '../model/paths.ts'
import type { Route, Site } from '../model/site.ts'
import type { AssetFile } from '../model/source-file.ts'
import { findDuplicateIds } from './find-duplicate-ids.ts'
import { createLinkFixer, toLinkFix } from './fix-link.ts'
import { describeBrokenLink } from './describe-broken-link.ts'
import { describeCleanedSvg } from './describe-refused-file.ts'
import { createLeavingVersion } from './leaves-version.ts'
import { type LinkOrigin, createDocOrigin } from './link-origin.ts'
import { createNearestTarget } from './nearest-target.ts'
import { type Resolution, createLocator, resolveReference } from './resolve-reference.ts'
import { createTargetIndex } from './target-index.ts'
import { pushAll } from '../primitives/long-lists.ts'

/** Check and rewrite the links of all docs. */
export function resolveLinks(site: Site): ResolvedLinks {
  const index = createTargetIndex(site)
  const lookUp = { index, locator: createLocator(index) }
  const nearest = createNearestTarget(index)
  const fixedHref = createLinkFixer(site)
  const leavesVersion = createLeavingVersion(site)
  const hrefs = new Map<UrlPath, readonly ResolvedReference[]>()
  const usedAssets = new Set<OutputPath>()
  const cleanedImages = new Set<AssetFile>()
  const later: LaterAnchor[] = []
  const diagnostics: Diagnostic[] = []

  for (const route of site.routes.values()) {
    const originOf = remember((path: ContentPath) => createDocOrigin(route, site, path))
    const references = route.page.links.map((link) => {
      const origin = originOf(link.place.path)
      const resolution = resolveReference(link, origin, lookUp)
      const { asset, problem, url, id } = resolution
      if (asset !== undefined) usedAssets.add(asset)
      const { cleaned } = resolution
      if (cleaned && !isIgnored(link.href, 'active-svg', route)) cleanedImages.add(cleaned)
      if (problem === 'later' && url && id !== undefined) later.push({ link, url, id })
      else if (problem) report({ link, origin, resolution, route })
      else if (resolution.page !== undefined) noteVersion(link, route, resolution.page)
      return resolution.reference
    })
    hrefs.set(route.url, references)
    pushAll(diagnostics, findDuplicateIds(route.page))
  }
  pushAll(diagnostics, [...cleanedImages].flatMap(describeCleanedSvg))

  function report(found: ProblemLink): void {
    const diagnostic = describeBrokenLink(found, index, nearest)
    if (!diagnostic || isIgnored(found.link.href, diagnostic.rule, found.route)) return
    const placed = { ...diagnostic, place: found.link.place }
    diagnostics.push({ ...placed, ...toLinkFix(placed, fixedHref(placed)) })
  }

  function noteVersion(link: Link, route: Route, to: UrlPath): void {
    const diagnostic = leavesVersion(link, route, to)
    if (diagnostic && !isIgnored(link.href, diagnostic.rule, route))
      diagnostics.push({ ...diagnostic, place: link.place })
  }

  return { hrefs, usedAssets, later, diagnostics }
}

/**
 * Most links of a page are in one file and share an origin; the others are in files that it
 * includes.
 */
function remember<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

interface ProblemLink {
  readonly link: Link
  readonly origin: LinkOrigin
  readonly resolution: Resolution
  readonly route: Route
}

/** Front matter `check.ignore` lists rules or URLs; `*` at the end of a URL matches any rest. */
function isIgnored(href: string, rule: string, { page }: Route): boolean {
  const patterns = page.frontMatter.check?.ignore ?? []
  return patterns.some((pattern) =>
    pattern.endsWith('*')
      ? href.startsWith(pattern.slice(0, -1))
      : pattern === href || pattern === rule,
  )
}
