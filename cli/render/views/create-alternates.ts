import type { AlternateView } from '../../../runtime/shared/views/site-view.ts'
import { toHref, toUrlPath } from '../../../runtime/shared/urls/url.ts'
import type { ContentPath, UrlPath } from '../../model/paths.ts'
import type { Route, Site, StaticRoute } from '../../model/site.ts'
import type { Variant } from '../../model/source-file.ts'
import type { VariantId } from './create-links.ts'
import { ownValue } from '../../primitives/own-value.ts'
import { withoutMarkdownEnding } from '../../primitives/files/markdown-file.ts'

/** The same page in all versions and all locales of the site; each list has at least one entry. */
export interface Alternates {
  readonly versions: readonly AlternateView[]
  readonly locales: readonly AlternateView[]
}

/**
 * The page whose alternates are wanted: a doc is found by its path below the doc folder, a React page
 * by its file, and any other page only where it is.
 */
interface Subject {
  readonly variant: VariantId & Pick<Variant, 'collection'>
  readonly docPath: string | undefined
  readonly url: UrlPath
  /** The file of a React page, from which each language has a page. */
  readonly source?: ContentPath | undefined
}

/**
 * Make the function that finds a page's alternates: the same doc if it exists there, otherwise the
 * main page.
 */
export function createAlternates(site: Site): (subject: Subject) => Alternates {
  const { versions, locales } = site.config
  const docs = new Map<string, Route>()
  for (const route of site.routes.values()) docs.set(docKey(route.page.variant, route.page), route)
  const statics = new Map(site.staticRoutes.map((route) => [staticKey(route), route]))
  const main = mainPages(site)

  const findSame = (variant: VariantId, { docPath, source, variant: own }: Subject) => {
    if (docPath !== undefined) return docs.get(docKey(variant, { docPath, variant: own }))
    // React pages belong to no version.
    const isOther = source === undefined || variant.version !== own.version
    return isOther ? undefined : statics.get(staticKey({ source, locale: variant.locale }))
  }
  const find = (variant: VariantId, subject: Subject): AlternateTarget => {
    const { url, variant: own } = subject
    const isOwn = variant.version === own.version && variant.locale === own.locale
    if (isOwn) return { url, samePage: true }
    const same = findSame(variant, subject)
    if (same !== undefined) return { url: same.url, samePage: true }
    return { url: main(variant), samePage: false }
  }
  return (subject) => {
    const { version, locale } = subject.variant
    const view = (
      variant: VariantId,
      isCurrent: boolean,
    ): Omit<AlternateView, 'name' | 'label'> => {
      const { url, samePage } = find(variant, subject)
      return { href: toHref(url, site.config), samePage, current: isCurrent, lang: variant.locale }
    }
    return {
      versions: versions.map(({ name, label }) => ({
        name,
        label: ownValue(locales.find(({ code }) => code === locale)?.translations, label) ?? label,
        ...view({ version: name, locale }, name === version),
      })),
      locales: locales.map(({ code, label }) => ({
        name: code,
        label,
        ...view({ version, locale: code }, code === locale),
      })),
    }
  }
}

interface AlternateTarget {
  readonly url: UrlPath
  readonly samePage: boolean
}

const staticKey = ({ source, locale }: Pick<StaticRoute, 'source' | 'locale'>): string =>
  `${locale}\n${source ?? ''}`

function docKey(
  { version, locale }: VariantId,
  { docPath, variant }: { readonly docPath: string; readonly variant: Pick<Variant, 'collection'> },
): string {
  return [version, locale, variant.collection ?? '', withoutMarkdownEnding(docPath)].join('\n')
}

/**
 * The main page of a variant: the doc that the config names, otherwise the first page of a sidebar,
 * otherwise any.
 */
function mainPages(site: Site): (variant: VariantId) => UrlPath {
  const { mainDoc } = site.config.docs
  const found = new Map<string, UrlPath>()
  const firstInSidebar = new Map<string, UrlPath>()
  const first = new Map<string, UrlPath>()
  for (const route of site.routes.values()) {
    const { version, locale, urlPrefix, collection } = route.page.variant
    if (collection !== undefined) continue
    const key = `${version}\n${locale}`
    if (route.id === mainDoc || route.url === urlPrefix) found.set(key, route.url)
    const place = site.navigation.get(route.url)
    const isFirst = place?.next !== undefined && place.previous === undefined
    if (isFirst && !firstInSidebar.has(key)) firstInSidebar.set(key, route.url)
    if (!first.has(key)) first.set(key, route.url)
  }
  return ({ version, locale }) => {
    const key = `${version}\n${locale}`
    return found.get(key) ?? firstInSidebar.get(key) ?? first.get(key) ?? toUrlPath('/')
  }
}
