import { type UrlPath, encodePath } from '../../runtime/shared/urls/url.ts'
import { isKeptByBrowsers } from '../model/paths/output-path.ts'
import type { Redirect } from '../model/navigation.ts'
import type { Route, Site } from '../model/site.ts'
import type { Page } from '../model/page.ts'
import type { AssetFile, RefusedFile, Variant } from '../model/source-file.ts'

/**
 * Everything that a link may point to, by the names that authors use. Created once for all links.
 */
export interface TargetIndex {
  readonly site: Site
  /** URLs of docs and other pages. */
  readonly urls: ReadonlySet<UrlPath>
  /**
   * Docs by source, `docs/guide/install.md`; the URL of the original if it also replaces missing
   * translations.
   */
  readonly urlBySource: ReadonlyMap<string, UrlPath>
  /** The same by where the source really is, for docs that are symbolic links. */
  readonly urlByRealSource: ReadonlyMap<string, UrlPath>
  /** URLs of the same doc in other locales: by its URL in the first locale, then by locale. */
  readonly translations: ReadonlyMap<UrlPath, ReadonlyMap<string, UrlPath>>
  /** Pages by the file they are written to: `guide/install/index.html`. */
  readonly urlByOutput: ReadonlyMap<string, UrlPath>
  readonly assetBySource: ReadonlyMap<string, AssetFile>
  readonly refusedBySource: ReadonlyMap<string, RefusedFile>
  /** Output paths of the files that belong to articles. */
  readonly pageFiles: ReadonlySet<string>
  readonly redirectByFrom: ReadonlyMap<string, Redirect>
  readonly splats: readonly Redirect[]
  /** The folder in the first locale by `setKey`, for pages that are not translated. */
  readonly fallbackFolders: ReadonlyMap<string, string>
  /** Sources and URLs of the drafts that are not built. */
  readonly drafts: ReadonlySet<string>
  /** Ids of a page; undefined when they are known only after rendering, or in another part of the site. */
  readonly anchorsOf: (url: UrlPath) => ReadonlySet<string> | undefined
}

/** Index what links of a site can point to. `anchorsByUrl`: ids in the HTML of the pages that are not docs. */
export function createTargetIndex(
  site: Site,
  anchorsByUrl: ReadonlyMap<UrlPath, ReadonlySet<string>> = new Map(),
): TargetIndex {
  const routes = [...site.routes.values()]
  const shadowed = site.shadowed ?? new Map<UrlPath, readonly Page[]>()
  const anchors = new Map(anchorsByUrl)
  return {
    site,
    urls: new Set([...site.routes.keys(), ...site.staticRoutes.map((route) => route.url)]),
    // Of several routes with one source the first one counts: originals come before the
    // translations they replace.
    urlBySource: new Map([
      ...[...shadowed].flatMap(([url, pages]) => pages.map(({ source }) => [source, url] as const)),
      ...routes.toReversed().map((route) => [String(route.page.source), route.url] as const),
    ]),
    urlByRealSource: new Map(
      routes
        .toReversed()
        .flatMap(({ page: { realSource }, url }) => (realSource ? [[realSource, url]] : [])),
    ),
    translations: findTranslations(routes, site),
    urlByOutput: new Map(
      [...routes, ...site.staticRoutes].map((route) => [route.output, route.url]),
    ),
    assetBySource: indexAssets([...site.assets.values()]),
    refusedBySource: new Map((site.refusedFiles ?? []).map((file) => [file.source, file])),
    pageFiles: new Set(routes.flatMap(({ page: { files = [] } }) => files.map(({ path }) => path))),
    redirectByFrom: new Map(site.redirects.map((redirect) => [redirect.from, redirect])),
    splats: site.redirects.filter((redirect) => redirect.from.endsWith('*')),
    drafts: new Set<string>([...site.drafts.keys(), ...site.drafts.values()]),
    fallbackFolders: fallbackFolders(
      routes.map((route) => route.page.variant),
      site,
    ),
    anchorsOf(url) {
      const known = anchors.get(url)
      const page = site.routes.get(url)?.page
      if (known || !page || page.isOutline) return known
      const others = shadowed.get(url) ?? []
      const own = new Set([page, ...others].flatMap((one) => one.anchors))
      anchors.set(url, own)
      return own
    },
  }
}

/**
 * The last output of a file counts. A folder of docs that is also one of static files has two of
 * each; a static one that browsers keep would show readers an old image.
 */
function indexAssets(assets: readonly AssetFile[]): ReadonlyMap<string, AssetFile> {
  const isOld = ({ output, besideDocs }: AssetFile): boolean =>
    besideDocs !== true && isKeptByBrowsers(output)
  const inOrder = assets.toSorted((a, b) => Number(isOld(b)) - Number(isOld(a)))
  return new Map(
    inOrder.flatMap((asset) =>
      [asset.source, ...(asset.copies ?? [])].map((source) => [source, asset] as const),
    ),
  )
}

function findTranslations(
  routes: readonly Route[],
  { config }: Site,
): ReadonlyMap<UrlPath, ReadonlyMap<string, UrlPath>> {
  if (config.locales.length < 2) return new Map()
  const [first] = config.locales
  const stemOf = ({ page }: Route): string =>
    `${setKey(page.variant)}\n${page.docPath.replace(/\.\w+$/, '')}`
  const originals = routes.filter(({ page }) => page.variant.locale === first?.code)
  const byStem = new Map(originals.map((route) => [stemOf(route), route.url]))
  const found = new Map(originals.map(({ url }) => [url, new Map<string, UrlPath>()]))
  for (const route of routes) {
    const original = byStem.get(stemOf(route))
    if (original !== undefined) found.get(original)?.set(route.page.variant.locale, route.url)
  }
  return found
}

function fallbackFolders(variants: readonly Variant[], site: Site): ReadonlyMap<string, string> {
  const first = site.config.locales[0]?.code
  return new Map(
    variants.filter((set) => set.locale === first).map((set) => [setKey(set), set.folder]),
  )
}

/** The same for all languages of a set of docs. */
export function setKey({ version, collection = '' }: Variant): string {
  return `${version}\n${collection}`
}

/** True for a file that the build makes besides pages and copies, if pages may link to it. */
export function isGeneratedFile(path: string, { generatedFiles }: Site): boolean {
  return generatedFiles.some((file) => file.isLinkable && file.path === path)
}

/** The URL of an emitted file. */
export function toFileHref(output: string, site: Site): string {
  return site.config.baseUrl + encodePath(output)
}
