// What only layouts and React pages write, held against what the build emits. Enters: final HTML, Site. Leaves: findings.
// Must not repeat a fault of the shell for every page: navbar and footer are checked once, in the config.
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
import { type HtmlFacts, readHtmlFacts } from '../../html/html-facts.ts'
import { createTargetIndex } from '../../links/target-index.ts'

/** A page that was rendered from React. */
export interface RenderedStatic {
  readonly route: StaticRoute
  /** The whole document. */
  readonly html: string
  /** Read from `html` once, for every check. */
  readonly facts: HtmlFacts
}

/** A React page as checks see it. */
export function toRenderedStatic(route: StaticRoute, html: string): RenderedStatic {
  return { route, html, facts: readHtmlFacts(html) }
}

/** Ids of every React page, for links into it. */
export function collectAnchors(
  pages: readonly RenderedStatic[],
): ReadonlyMap<UrlPath, ReadonlySet<string>> {
  return new Map(pages.map(({ route, facts }) => [route.url, new Set(facts.ids)]))
}

/** Check the links and ids inside `main` of every React page, and the links of docs that lead to ids there. */
export function checkRendered(input: {
  readonly site: Site
  readonly pages: readonly RenderedStatic[]
  readonly later: readonly LaterAnchor[]
  /** The site's own parts of the layout; none when left out. */
  readonly slots?: Iterable<RenderedSlot>
  /** Text of a page's source, to find the line of a link; asked only for pages with a fault. */
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
    ...input.pages.flatMap(({ route: { url, locale, source }, facts }) =>
      checkDocument({ url, locale, source, facts }, tools),
    ),
    ...checkSlots(input.slots ?? [], input.site, tools),
    ...input.later.flatMap((later) => checkLaterAnchor(later, tools)),
  ]
}

/** Links and pictures inside `main`. */
function checkDocument(document: CodeHtml, tools: LinkTools): readonly Diagnostic[] {
  const unsized = findUnsized(document.facts).map((href) => ({
    ...unsizedImage(href),
    // What code writes is left as it is, wherever the file lies.
    help: 'Give the element both: `width="640" height="480"`.',
    ...placeInCode({ href }, document, tools),
  }))
  return [...checkLinksIn(document, tools, ({ inMain }) => inMain), ...unsized]
}

function checkLaterAnchor({ link, url, id }: LaterAnchor, tools: LinkTools): readonly Diagnostic[] {
  const anchors = tools.index.anchorsOf(url)
  if (!anchors || anchors.has(id) || id.toLowerCase() === 'top') return []
  const origin = createSiteOrigin(undefined, '', tools.index.site)
  const resolution = { reference: { href: '' }, fault: 'anchor', url, id, path: link.href } as const
  const finding = describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest)
  return finding ? [{ ...finding, place: link.place }] : []
}
