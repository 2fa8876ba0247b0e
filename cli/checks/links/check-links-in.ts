import { parseHref, type UrlPath, withoutBase } from '../../../runtime/shared/url.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { findInSource, type WrittenLink } from './find-in-source.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import type { NearestTarget } from '../../links/nearest-target.ts'
import { linkRules } from '../../links/link-rules.ts'
import { type Locator, resolveReference } from '../../links/resolve-reference.ts'
import type { HtmlFacts, HtmlLink } from '../../html/html-facts.ts'
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
  readonly facts: HtmlFacts
}

/** Code writes final addresses, so one without the base path leads out of the site. */
function findOutside({ kind, href }: HtmlLink, baseUrl: string) {
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
  { url, locale, source, facts }: CodeHtml,
  tools: LinkTools,
  isMeant: (link: HtmlLink) => boolean = () => true,
): readonly Diagnostic[] {
  const { site } = tools.index
  const origin = createSiteOrigin(url, locale, site)
  const links = new Map(
    facts.links
      .filter((link) => link.href !== '' && isMeant(link))
      .map((link) => [`${link.kind} ${link.href}`, link]),
  )
  return [...links.values()].flatMap((link) => {
    const resolution = resolveReference(link, origin, tools)
    const { baseUrl } = site.config
    const finding =
      describeBrokenLink({ link, origin, resolution }, tools.index, tools.nearest) ??
      findOutside(link, baseUrl)
    if (!finding) return []
    return [{ ...finding, ...placeInCode(link, { source }, tools) }]
  })
}

/** Where the code writes a link; none for what docs-ssg itself writes. */
export function placeInCode(
  link: WrittenLink,
  { source }: Pick<CodeHtml, 'source'>,
  { index, readSource }: LinkTools,
): { readonly place?: Place } {
  if (source === undefined) return {}
  const { baseUrl } = index.site.config
  return { place: findInSource({ path: source, text: readSource(source), baseUrl }, link) }
}
