import type { LinkView } from '../../runtime/shared/site-view.ts'
import { encodePath, joinBase, parseHref, toHref, toUrlPath } from '../../runtime/shared/url.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Site } from '../model/site.ts'

/** A doc set's name: the links of its pages stay inside it where they can. */
export interface VariantId {
  readonly version: string
  readonly locale: string
}

interface LinkSource {
  readonly label: string
  readonly to?: string | undefined
  readonly href?: string | undefined
}

/** Turns what config and React pages write into final addresses, for the pages of one version and locale. */
export interface Links {
  /** `/guide#setup` as it stands in a link; what leads elsewhere, or only to a `#`, stays as it is. */
  readonly href: (path: string) => string
  readonly view: (link: LinkSource) => LinkView
  /** A file below a static folder. */
  readonly asset: (path: string) => string
}

/** Make the links of one edition. A page that exists in the edition is preferred to the one of the default edition. */
export function createLinks(site: Site, variant: VariantId): Links {
  const { config } = site
  const pages = new Set<UrlPath>([
    ...site.routes.keys(),
    ...site.staticRoutes.map(({ url }) => url),
  ])
  const prefixes = variantPrefixes(site, variant)
  const hrefOf = (path: string): string => {
    const { scheme, path: pathname, query, hash } = parseHref(path)
    if (scheme !== '' || !pathname.startsWith('/')) return path
    const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`
    const wanted = toUrlPath(decode(pathname))
    const found = prefixes.map((prefix) => toUrlPath(prefix + wanted)).find((url) => pages.has(url))
    // What no page has may be a file; the link check has the last word.
    if (found === undefined && !pages.has(wanted)) return joinBase(config.baseUrl, path)
    return toHref(found ?? wanted, config) + suffix
  }
  return {
    href: hrefOf,
    view: ({ label, to, href }) => {
      const written = to ?? href ?? ''
      const { scheme } = parseHref(written)
      return { label, href: hrefOf(written), external: scheme !== '' && scheme !== 'mailto' }
    },
    asset: (path) =>
      parseHref(path).scheme === ''
        ? joinBase(config.baseUrl, encodePath(path.replace(/^\/+/, '')))
        : path,
  }
}

function variantPrefixes(site: Site, { version, locale }: VariantId): string[] {
  const [defaultLocale] = site.config.locales
  const versionPath = site.config.versions.find(({ name }) => name === version)?.path ?? '/'
  const localePath = site.config.locales.find(({ code }) => code === locale)?.path ?? '/'
  const inLocale = locale === defaultLocale?.code ? '/' : localePath
  return [`${inLocale}/${versionPath}`, inLocale]
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
