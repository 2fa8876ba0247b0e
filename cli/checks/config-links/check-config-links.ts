import { fragmentId, parseHref, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { SiteBlogs } from '../../model/blog.ts'
import type { Redirect } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'
import { type ConfigLink, listConfigLinks } from '../../links/list-config-links.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { describeBrokenLink } from '../../links/describe-broken-link.ts'
import { createSiteOrigin } from '../../links/link-origin.ts'
import { createNearestTarget } from '../../links/nearest-target.ts'
import { createLocator, resolveReference } from '../../links/resolve-reference.ts'
import { createTargetIndex } from '../../links/target-index.ts'

/**
 * Reports a broken link of navbar, footer or sidebar once, with its key in the config, however many
 * pages show it; and the portraits of authors in the same way.
 */
export function checkConfigLinks(
  site: Site,
  anchorsByUrl: ReadonlyMap<UrlPath, ReadonlySet<string>>,
): Diagnostic[] {
  const index = createTargetIndex(site, anchorsByUrl)
  const tools = { index, locator: createLocator(index) }
  const nearest = createNearestTarget(index)
  const origin = createSiteOrigin(undefined, site.config.locales[0]?.code ?? '', site)

  const check = (link: ConfigLink, place: Place | undefined): readonly Diagnostic[] => {
    const resolution = resolveReference(link, origin, tools)
    const subject = `\`${link.key}\` is`
    // A redirect to a page that does not exist is reported where redirects are created.
    if (link.key.startsWith('redirects') && resolution.problem !== 'anchor') return []
    const diagnostic = describeBrokenLink({ link, origin, resolution, subject }, index, nearest)
    if (!diagnostic) return []
    const data = { ...diagnostic.data, actual: link.key }
    return [{ ...diagnostic, data, ...(place ? { place } : {}) }]
  }
  return [
    ...listConfigLinks(site.config).flatMap((link) =>
      check(link, placeOfOption(site.config, link.key)),
    ),
    ...listBlogFiles(site).flatMap((file) => check(file, file.place)),
    ...redirectLinks(site).flatMap(({ link, place }) => check(link, place)),
  ]
}

/** Portraits of authors, once: every language of a blog has those of the same file. */
function listBlogFiles({ blogs }: Site): SiteBlogs['files'] {
  const files = (blogs?.files ?? []).map((file) => [JSON.stringify(file.place), file] as const)
  return [...new Map(files).values()]
}

/** Redirects to an id of a React page; ids of docs are checked where redirects are made. */
function redirectLinks(site: Site): { link: ConfigLink; place: Redirect['place'] }[] {
  return site.redirects.flatMap(({ from, to, place }) => {
    const { scheme, path, hash } = parseHref(to)
    const isDoc = site.routes.has(toUrlPath(path))
    const isSplat = from.endsWith('*')
    if (scheme !== '' || isDoc || isSplat || fragmentId(hash ?? '') === '') return []
    return [{ link: { kind: 'page', href: to, key: `redirects: ${from}` }, place }]
  })
}
