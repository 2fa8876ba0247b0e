// Links that leave the version of their page without naming another one: `/guide/install` in an old
// version goes to the version whose URLs have no prefix.
import { posixRelative } from '../primitives/files/posix-path.ts'
import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Link } from '../model/page.ts'
import type { Route, Site } from '../model/site.ts'
import type { Variant } from '../model/source-file.ts'
import { folderOf } from '../model/links/link-folders.ts'
import { linkRules } from './link-rules.ts'
import { trimSlashes } from '../primitives/urls/trim-slashes.ts'

/** Describes a link from a page to the page at a URL; undefined if the link stays or names a version. */
export type DescribeLeaving = (link: Link, from: Route, to: UrlPath) => Diagnostic | undefined

const keyOf = ({ version, locale }: Variant, docPath: string): string =>
  [version, locale, docPath].join('\0')

/** Create the function that finds such links; it finds none on a site with one version. */
export function createLeavingVersion({ routes, config }: Site): DescribeLeaving {
  if (config.versions.length < 2) return () => undefined
  const docs = [...routes.values()].filter(({ page }) => page.variant.collection === undefined)
  const byKey = new Map(docs.map((route) => [keyOf(route.page.variant, route.page.docPath), route]))
  const prefixes = new Set(config.versions.map(({ path }) => trimSlashes(path)))
  const namesVersion = (href: string): boolean => prefixes.has(href.split(/[/?#]/)[1] ?? '')
  return (link, from, to) => {
    const { variant } = from.page
    const other = routes.get(to)?.page
    if (link.kind !== 'page' || !/^\/(?!\/)/.test(link.href) || namesVersion(link.href))
      return undefined
    if (other === undefined || other.variant.version === variant.version) return undefined
    const own = byKey.get(keyOf(variant, other.docPath))
    if (variant.collection !== undefined || own === undefined) return undefined
    const path = posixRelative(folderOf(link.place.path) || '.', own.page.source)
    const file =
      (path.startsWith('.') ? path : `./${path}`) + (/[?#].*$/.exec(link.href)?.[0] ?? '')
    return linkRules['other-version'].report({
      message: `Link to \`${link.href}\` leaves the version \`${variant.version}\`: readers get the page of \`${other.variant.version}\`, although \`${variant.version}\` has it too.`,
      help: `Link to the file, \`${file}\`, to stay in the version. If readers should leave it, write \`pathname://${link.href}\`.`,
      data: { actual: link.href, expected: [file] },
    })
  }
}
