import { parseHref, type UrlPath, withoutBase } from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { placeInCode } from '../../links/place-in-code.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import type { NearestTarget } from '../../links/nearest-target.ts'
import { linkRules } from '../../links/link-rules.ts'
import { type Locator, resolveReference } from '../../links/resolve-reference.ts'
import type { HtmlFacts, HtmlLink } from '../../model/links/html-facts.ts'
import type { TargetIndex } from '../../links/target-index.ts'

/** Created once for all HTML of a site. */
export interface LinkTools {
  readonly index: TargetIndex
  readonly locator: Locator
  readonly nearest: NearestTarget
  /**
   * The text of a source, to find the line of a link; called only for sources with a broken link.
   */
  readonly readSource: (path: ContentPath) => string | undefined
}

/** HTML that code of the site rendered for the page at `url`. */
export interface CodeHtml {
  readonly url: UrlPath
  readonly locale: string
  readonly source: ContentPath | undefined
  readonly facts: HtmlFacts
}

/** Code writes final URLs, so one without the base path points outside the site. */
function findOutside({ kind, href }: HtmlLink, baseUrl: string) {
  if (!/^\/(?!\/)/.test(href) || withoutBase(parseHref(href).path, baseUrl) !== undefined)
    return undefined
  return linkRules[kind === 'asset' ? 'broken-asset' : 'broken-link'].report({
    message: `Link to \`${href}\`, which is outside the site's \`baseUrl\`, \`${baseUrl}\`, so it works only without a base path.`,
    help: `Pass the path to the \`${kind === 'asset' ? 'asset' : 'href'}\` function that the component receives.`,
    data: { actual: href },
  })
}

/**
 * Checks each URL for which `isChecked` is true, once, even if several links contain it. Places are
 * lines of the code.
 */
export function checkLinksIn(
  { url, locale, source, facts }: CodeHtml,
  tools: LinkTools,
  isChecked: (link: HtmlLink) => boolean = () => true,
): readonly Diagnostic[] {
  const { site } = tools.index
  const origin = createSiteOrigin(url, locale, site)
  const links = new Map(
    facts.links
      .filter((link) => link.href !== '' && isChecked(link))
      .map((link) => [`${link.kind} ${link.href}`, link]),
  )
  return [...links.values()].flatMap((link) => {
    const resolution = resolveReference(link, origin, tools)
    const { baseUrl } = site.config
    const diagnostic =
      describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest) ??
      findOutside(link, baseUrl)
    if (!diagnostic) return []
    return [
      { ...diagnostic, ...placeInCode(link, { source, baseUrl, readSource: tools.readSource }) },
    ]
  })
}
