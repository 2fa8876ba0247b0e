// Checks the links that only code writes, in React pages and theme slots, against the files that
// the build emits.
// Must not report a link of navbar or footer for every page: those are checked once, in the config.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath, UrlPath } from '../../model/paths.ts'
import type { Site, StaticRoute } from '../../model/site.ts'
import { findUnsized, unsizedImage } from '../images/check-images.ts'
import { checkLinksIn, type CodeHtml, type LinkTools, placeInCode } from './check-links-in.ts'
import { checkSlots, type RenderedSlot } from './check-slots.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import { createNearestTarget } from '../../links/nearest-target.ts'
import { createLocator } from '../../links/resolve-reference.ts'
import type { LaterAnchor } from '../../links/resolve-links.ts'
import { scanHtml } from '../../html/scan-html.ts'
import { createTargetIndex } from '../../links/target-index.ts'

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

/**
 * Checks links and ids inside `main` of every React page, and the links of docs to ids of React
 * pages.
 */
export function checkRendered(input: {
  readonly site: Site
  readonly pages: readonly RenderedStatic[]
  readonly later: readonly LaterAnchor[]
  /** The theme slots that the site replaces; none by default. */
  readonly slots?: Iterable<RenderedSlot>
  /**
   * The text of a page's source, to find the line of a link; called only for pages with a broken
   * link.
   */
  readonly readSource?: (path: ContentPath) => string | undefined
}): readonly Diagnostic[] {
  const index = createTargetIndex(input.site, collectAnchors(input.pages))
  const tools: LinkTools = {
    index,
    locator: createLocator(index),
    nearest: createNearestTarget(index),
    readSource: input.readSource ?? (() => undefined),
  }
  return [
    ...input.pages.flatMap(({ route: { url, locale, source }, html }) =>
      checkDocument({ url, locale, source, html }, tools),
    ),
    ...checkSlots(input.slots ?? [], input.site, tools),
    ...input.later.flatMap((later) => checkLaterAnchor(later, tools)),
  ]
}

/** Checks links and images inside `main`. */
function checkDocument(document: CodeHtml, tools: LinkTools): readonly Diagnostic[] {
  const unsized = findUnsized(document.html).map((href) => ({
    ...unsizedImage(href),
    // HTML that code writes is not changed, even for files whose size docs-ssg can measure.
    help: 'Add both attributes to the element: `width="640" height="480"`.',
    ...placeInCode({ href }, document, tools),
  }))
  return [...checkLinksIn(document, tools, ({ inMain }) => inMain), ...unsized]
}

function checkLaterAnchor({ link, url, id }: LaterAnchor, tools: LinkTools): readonly Diagnostic[] {
  const anchors = tools.index.anchorsOf(url)
  if (!anchors || anchors.has(id) || id.toLowerCase() === 'top') return []
  const origin = createSiteOrigin(undefined, '', tools.index.site)
  const resolution = {
    reference: { href: '' },
    problem: 'anchor',
    url,
    id,
    path: link.href,
  } as const
  const diagnostic = describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest)
  return diagnostic ? [{ ...diagnostic, place: link.place }] : []
}
