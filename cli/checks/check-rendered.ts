// What only layouts and React pages write, held against what the build emits. Enters: final HTML, Site. Leaves: findings.
// Must not repeat a fault of the shell for every page: navbar and footer are checked once, in the config.
import type { ContentPath, Diagnostic, Place, Site, StaticRoute, UrlPath } from '../model.ts'
import { applySeverity } from '../report/apply-severity.ts'
import { createDiagnostic } from '../report/diagnostic.ts'
import { findUnsized, unsizedPicture } from './check-pictures.ts'
import { findInSource, type WrittenLink } from './find-in-source.ts'
import { describeFault } from './link-faults.ts'
import { createSiteOrigin } from './link-origin.ts'
import { type NearestTarget, createNearestTarget } from './nearest-target.ts'
import { type Locator, createLocator, resolveReference } from './resolve-reference.ts'
import { type LaterAnchor, severityOf } from './resolve-links.ts'
import { scanHtml } from './scan-html.ts'
import { type TargetIndex, createTargetIndex } from './target-index.ts'

/** A page that was rendered from React. */
export interface RenderedStatic {
  readonly route: StaticRoute
  /** The whole document. */
  readonly html: string
}

/** Ids of every React page, for links into it. */
export function collectAnchors(
  pages: readonly RenderedStatic[],
): ReadonlyMap<UrlPath, ReadonlySet<string>> {
  return new Map(pages.map(({ route, html }) => [route.url, new Set(scanHtml(html).ids)]))
}

/** Check the links and ids inside `main` of every React page, and the links of docs that lead to ids there. */
export function checkRendered(input: {
  readonly site: Site
  readonly pages: readonly RenderedStatic[]
  readonly later: readonly LaterAnchor[]
  /** Text of a page's source, to find the line of a link; asked only for pages with a fault. */
  readonly readSource?: (path: ContentPath) => string | undefined
}): readonly Diagnostic[] {
  const index = createTargetIndex(input.site, collectAnchors(input.pages))
  const tools: Tools = {
    index,
    locator: createLocator(index),
    nearest: createNearestTarget(index),
    readSource: input.readSource ?? (() => undefined),
  }
  return [
    ...input.pages.flatMap((page) => checkDocument(page, tools)),
    ...input.later.flatMap((later) => checkLaterAnchor(later, tools)),
  ]
}

interface Tools {
  readonly index: TargetIndex
  readonly locator: Locator
  readonly nearest: NearestTarget
  readonly readSource: (path: ContentPath) => string | undefined
}

/** Each wrong address of one page once, however often it stands there. */
function checkDocument({ route, html }: RenderedStatic, tools: Tools): readonly Diagnostic[] {
  const { site } = tools.index
  const origin = createSiteOrigin(route.url, route.locale, site)
  const links = new Map(
    scanHtml(html)
      .links.filter((link) => link.inMain && link.href !== '')
      .map((link) => [`${link.kind} ${link.href}`, link]),
  )
  const faults = [...links.values()].flatMap((link) => {
    const resolution = resolveReference(link, origin, tools)
    const finding = describeFault({ link, origin, resolution }, tools.index, tools.nearest)
    if (!finding) return []
    const placed = { ...finding, ...placeOf(link, route, tools) }
    return applySeverity([placed], severityOf(finding.rule, site))
  })
  const unsized = findUnsized(html).map((href) =>
    createDiagnostic({ ...unsizedPicture(href), ...placeOf({ href }, route, tools) }),
  )
  return [...faults, ...unsized]
}

function placeOf(
  link: WrittenLink,
  { source: path }: StaticRoute,
  { index, readSource }: Tools,
): { readonly place?: Place } {
  if (path === undefined) return {}
  const { baseUrl } = index.site.config
  return { place: findInSource({ path, text: readSource(path), baseUrl }, link) }
}

function checkLaterAnchor({ link, url, id }: LaterAnchor, tools: Tools): readonly Diagnostic[] {
  const anchors = tools.index.anchorsOf(url)
  if (!anchors || anchors.has(id) || id.toLowerCase() === 'top') return []
  const origin = createSiteOrigin(undefined, '', tools.index.site)
  const resolution = { reference: { href: '' }, fault: 'anchor', url, id, path: link.href } as const
  const finding = describeFault({ link, origin, resolution }, tools.index, tools.nearest)
  const { config } = tools.index.site
  if (!finding) return []
  return applySeverity([{ ...finding, place: link.place }], config.onBrokenAnchors)
}
