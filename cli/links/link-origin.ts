import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import { linkFolders } from '../model/links/link-folders.ts'
import type { ContentPath } from '../model/paths.ts'
import type { Route, Site } from '../model/site.ts'
import type { Variant } from '../model/source-file.ts'
import { trimSlashes } from '../primitives/urls/trim-slashes.ts'

/** Where a link is written. Two links with the same `href` and origin have the same target. */
export interface LinkOrigin {
  /** The page itself; undefined in the config. */
  readonly url: UrlPath | undefined
  /**
   * Folder of the source, relative to the site's folder; undefined where links are not written in a
   * file of docs.
   */
  readonly folder: string | undefined
  /** The folder where the source really is, if the docs reach it through a symbolic link. */
  readonly realFolder?: string | undefined
  /** Paths that a relative link may be meant from, the likeliest first; slash at the end. */
  readonly bases: readonly string[]
  readonly variant: Variant | undefined
  /** The prefix of absolute paths in this locale: `/fr/`, or `/`. */
  readonly localePrefix: string
  readonly key: string
}

/**
 * The place that links of a doc are resolved from. `source` is the file that contains the link, which
 * may be a file that the doc includes.
 */
export function createDocOrigin(
  route: Route,
  site: Site,
  source: ContentPath = route.page.source,
): LinkOrigin {
  const { variant } = route.page
  const [folder, realFolder] = linkFolders(route.page, source)
  const bases = basesOf(route, site)
  const key = [variant.version, variant.locale, folder, realFolder ?? '', ...bases].join('\0')
  return {
    url: route.url,
    folder,
    realFolder,
    bases,
    variant,
    localePrefix: localePrefix(variant.locale, site),
    key,
  }
}

/** The origin of links in the config (without `url`) or in the React page at `url`. */
export function createSiteOrigin(url: UrlPath | undefined, locale: string, site: Site): LinkOrigin {
  const bases = url === undefined ? ['/'] : [relativeBase(url, site.config.trailingSlash)]
  const prefix = localePrefix(locale, site)
  return {
    url,
    folder: undefined,
    bases,
    variant: undefined,
    localePrefix: prefix,
    key: bases.join(),
  }
}

/**
 * Authors write relative links as seen from the page without a slash; with `trailingSlash`, also
 * from the page with it.
 */
function basesOf({ url, page }: Route, site: Site): string[] {
  const parent = relativeBase(url, false)
  if (isFolderPage(page.docPath) || page.frontMatter.slug?.endsWith('/')) return [url, parent]
  return site.config.trailingSlash === true ? [parent, url] : [parent]
}

/** `index`, `README` or a file with the name of its folder. */
function isFolderPage(docPath: string): boolean {
  const [name = '', folder] = docPath.toLowerCase().split('/').toReversed()
  const stem = name.replace(/\.[^.]+$/, '')
  return stem === 'index' || stem === 'readme' || stem === folder
}

function relativeBase(url: UrlPath, trailingSlash: boolean | undefined): string {
  return trailingSlash === true
    ? url
    : url.slice(0, url.lastIndexOf('/', url.length - 2) + 1) || '/'
}

function localePrefix(code: string, site: Site): string {
  const path = site.config.locales.find((locale) => locale.code === code)?.path ?? '/'
  const trimmed = trimSlashes(path)
  return trimmed === '' ? '/' : `/${trimmed}/`
}
