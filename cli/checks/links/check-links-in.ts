import { parseHref, type UrlPath, withoutBase } from '../../../runtime/shared/url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { placeInCode } from '../../links/place-in-code.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import type { NearestTarget } from '../../links/nearest-target.ts'
import { linkRules } from '../../links/link-rules.ts'
import { type Locator, resolveReference } from '../../links/resolve-reference.ts'
import { type ScannedHtml, scanHtml } from '../../html/scan-html.ts'
import type { TargetIndex } from '../../links/target-index.ts'

/** What checking links in HTML needs; made once. */
export interface LinkTools {
  readonly index: TargetIndex
  readonly locator: Locator
  readonly nearest: NearestTarget
  /** Text of a source, to find the line of a link; asked only for sources with a fault. */
  readonly readSource: (path: ContentPath) => string | undefined
}

/** HTML that code of the site made for the page at `url`. */
export interface CodeHtml {
  readonly url: UrlPath
  readonly locale: string
  readonly source: ContentPath | undefined
  readonly html: string
}

/** Code writes final addresses, so one without the base path leads out of the site. */
function findOutside({ kind, href }: ScannedHtml['links'][number], baseUrl: string) {
  if (!/^\/(?!\/)/.test(href) || withoutBase(parseHref(href).path, baseUrl) !== undefined)
    return undefined
  return linkRules[kind === 'asset' ? 'broken-asset' : 'broken-link'].report({
    message: `Link to \`${href}\`, which lies outside of the site's \`baseUrl\`, \`${baseUrl}\`.`,
    help: `Write it with the \`${kind === 'asset' ? 'asset' : 'href'}\` that the component is given.`,
    data: { actual: href },
  })
}

/** Check each address that passes `isMeant`, once, however often it stands there; findings name the line of the code. */
export function checkLinksIn(
  { url, locale, source, html }: CodeHtml,
  tools: LinkTools,
  isMeant: (link: ScannedHtml['links'][number]) => boolean = () => true,
): readonly Diagnostic[] {
  const { site } = tools.index
  const origin = createSiteOrigin(url, locale, site)
  const links = new Map(
    scanHtml(html)
      .links.filter((link) => link.href !== '' && isMeant(link))
      .map((link) => [`${link.kind} ${link.href}`, link]),
  )
  return [...links.values()].flatMap((link) => {
    const resolution = resolveReference(link, origin, tools)
    const { baseUrl } = site.config
    const finding =
      describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest) ??
      findOutside(link, baseUrl)
    if (!finding) return []
    return [{ ...finding, ...placeInCode(link, { source, baseUrl, readSource: tools.readSource }) }]
  })
}
