// The published URLs, ids and names of a site, for sites that link to it. Given Site, it returns
// anchors.json. It must not contain anything that changes when the same input is built again.
import type {
  AnchorManifest,
  AnchorManifestPage,
} from '../../../runtime/shared/manifests/manifests.ts'
import { isGeneratedId } from '../../../runtime/shared/html/reserved-ids.ts'
import { encodePath, joinBase, toHref } from '../../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../../model/output.ts'
import type { AnchorsByUrl } from '../../model/rendered-site.ts'
import type { Route, Site } from '../../model/site.ts'
import type { AssetFile } from '../../model/source-file.ts'
import { compareText } from '../../primitives/text/compare-text.ts'
import { createFile } from '../output-file.ts'
import { formatLists, listRedirects } from '../route-manifest.ts'
import { listNames } from './list-names.ts'

interface AnchorsInput {
  readonly site: Site
  /** Ids of the pages that aren't docs. */
  readonly staticAnchors: AnchorsByUrl
  readonly copies: readonly Pick<AssetFile, 'output'>[]
}

/** Make `anchors.json` if the site publishes it, with one line for each page, redirect and file. */
export function createAnchors(input: AnchorsInput): OutputFile[] {
  if (!input.site.config.inventories.includes('anchors')) return []
  return [createFile('anchors.json', formatLists(describeAnchors(input)))]
}

/** The contents of `anchors.json`: all pages but unlisted ones and the error page, in the order of their paths. */
export function describeAnchors({ site, staticAnchors, copies }: AnchorsInput): AnchorManifest {
  const { config } = site
  const others = site.staticRoutes
    .filter(({ kind }) => kind !== 'not-found')
    .map(({ url, title, locale }) => ({
      path: toHref(url, config),
      title,
      version: null,
      locale,
      ids: sortIds(staticAnchors.get(url) ?? []),
    }))
  const docs = listedDocs(site).map((route) => describePage(route, site))
  const generated = site.generatedFiles.filter(({ isLinkable }) => isLinkable)
  const files = [...copies.map(({ output }) => output), ...generated.map(({ path }) => path)]
  return {
    version: 1,
    site: { title: config.title, url: config.url, baseUrl: config.baseUrl },
    pages: [...docs, ...others].toSorted((a, b) => compareText(a.path, b.path)),
    redirects: listRedirects(site),
    files: [...new Set(files)].map((path) => joinBase(config.baseUrl, encodePath(path))).toSorted(),
  }
}

/** The docs that other sites may know of. */
export const listedDocs = ({ routes }: Site): readonly Route[] =>
  [...routes.values()].filter(({ page }) => page.frontMatter.unlisted !== true)

function describePage(route: Route, site: Site): AnchorManifestPage {
  const { page, url } = route
  const names = listNames(route, site)
  return {
    path: toHref(url, site.config),
    title: page.title,
    version: page.variant.version,
    locale: page.variant.locale,
    ids: sortIds(page.anchors),
    ...(names.size === 0 ? {} : { names: Object.fromEntries(names) }),
  }
}

const sortIds = (ids: Iterable<string>): readonly string[] =>
  [...new Set(ids)].filter((id) => !isGeneratedId(id)).toSorted(compareText)
