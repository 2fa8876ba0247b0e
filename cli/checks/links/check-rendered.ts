// Links that only layouts and React pages contain, compared with what the build emits.
// Must not repeat a problem of the shell for every page: navbar and footer are checked once, in the config.
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { LaterAnchor } from '../../model/links/links.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { AnchorsByUrl, RenderedSlot, RenderedStatic } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import { createNearestTarget } from '../../links/nearest-target.ts'
import { createLocator } from '../../links/resolve-reference.ts'
import { createTargetIndex } from '../../links/target-index.ts'
import { checkLinksIn, type LinkTools } from './check-links-in.ts'
import { checkSlots } from './check-slots.ts'

/** The parts of a rendered site that are checked. */
export interface CheckRenderedInput {
  readonly site: Site
  readonly statics: readonly RenderedStatic[]
  /** Ids of the static pages. */
  readonly staticAnchors: AnchorsByUrl
  readonly later: readonly LaterAnchor[]
  /** The site's own parts of the layout. */
  readonly slots: Iterable<RenderedSlot>
  /** Text of a page's source, to find the line of a link; called only for pages with a broken link. */
  readonly readSource: (path: ContentPath) => string | undefined
}

/** Check the links inside `main` of every React page, and the links of docs to ids there. */
export function checkRendered(input: CheckRenderedInput): readonly Diagnostic[] {
  const index = createTargetIndex(input.site, input.staticAnchors)
  const tools: LinkTools = {
    index,
    locator: createLocator(index),
    nearest: createNearestTarget(index),
    readSource: input.readSource,
  }
  return [
    ...input.statics.flatMap(({ route: { url, locale, source }, facts }) =>
      checkLinksIn({ url, locale, source, facts }, tools, ({ inMain }) => inMain),
    ),
    ...checkSlots(input.slots, input.site, tools),
    ...input.later.flatMap((later) => checkLaterAnchor(later, tools)),
  ]
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
  const found = describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest)
  return found ? [{ ...found, place: link.place }] : []
}
