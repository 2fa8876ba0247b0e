import type { LinkView } from '../../../runtime/shared/views/site-view.ts'
import {
  encodePath,
  joinBase,
  parseHref,
  toHref,
  toUrlPath,
  tryDecode,
} from '../../../runtime/shared/urls/url.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Site } from '../../model/site.ts'

/** Names a variant; links of its pages prefer pages of the same variant. */
export interface VariantId {
  readonly version: string
  readonly locale: string
}

interface LinkSource {
  readonly label: string
  readonly to?: string | undefined
  readonly href?: string | undefined
}

/** Turns URLs in the config and in React pages into final ones, for the pages of one variant. */
export interface Links {
  /** The final URL of `/guide#setup`; URLs of other sites and bare fragments stay as they are. */
  readonly href: (path: string) => string
  readonly view: (link: LinkSource) => LinkView
  /** A file below a static folder. */
  readonly asset: (path: string) => string
}

/**
 * Make the links of one variant. A page of the variant is preferred to the same page of the default
 * variant.
 */
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
    const wanted = toUrlPath(tryDecode(pathname))
    const found = prefixes.map((prefix) => toUrlPath(prefix + wanted)).find((url) => pages.has(url))
    // It may be a file; the link check reports it if it isn't.
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
