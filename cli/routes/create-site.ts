// Room: Page[] -> Site: URLs, sidebars, redirects
// Pages get URLs and become a site. Given pages, files and config, it returns Site, and every
// collision in it. It must not know HTML, nor touch the disk.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { GeneratedContent } from '../model/authored/generated-content.ts'
import type { OutputPath, UrlPath } from '../model/paths.ts'
import type { GeneratedPages, Route, Site } from '../model/site.ts'
import type { AssetFile, FolderFile, RefusedFile } from '../model/source-file.ts'
import { groupBy } from '../primitives/group-by.ts'
import { createBlogs } from './blog/create-blogs.ts'
import { parseCategoryFiles } from './sidebars/category-files.ts'
import { checkClaims } from './outputs/check-claims.ts'
import { checkMainDoc } from './sidebars/main-doc.ts'
import { chooseSidebars } from './sidebars/choose-sidebars.ts'
import { createDocs } from './create-docs.ts'
import { createRedirects, type RedirectsFile } from './create-redirects.ts'
import { fillDocCards } from './doc-cards.ts'
import type { Doc } from './doc-index.ts'
import { createDocTags } from './doc-tags.ts'
import { createHomeRedirects } from './home-redirects.ts'
import { createNavigation } from './sidebars/navigation-places.ts'
import { createSidebars } from './sidebars/navigation.ts'
import { leaveOutMarkdown } from './leave-out-markdown.ts'
import { claimOutputs } from './outputs/output-claims.ts'
import type { SiteInput } from './site-input.ts'
import { findUntranslated } from './untranslated-docs.ts'

/**
 * Give every page its URL, its sidebar and its neighbors. The first of two pages with one URL is
 * kept.
 */
export function createSite(input: SiteInput): {
  readonly site: Site
  readonly diagnostics: readonly Diagnostic[]
} {
  const { config, staticRoutes } = input
  const built = createDocs(input)
  const categories = parseCategoryFiles(input.categories)
  const generated = new Set(input.generated?.texts.map(({ path }) => path))
  const untranslated = findUntranslated({ config, docs: built.docs, staticRoutes })
  const made = createSidebars({
    config,
    categories: categories.categories,
    generated,
    draftIds: built.draftIds,
    docs: [...built.docs, ...untranslated.docs],
  })
  const blog = createBlogs({ config, docs: built.docs, dataFiles: input.dataFiles ?? [] })
  const sidebars = new Map([...made.sidebars, ...blog.sidebars])
  const tags = createDocTags(built.docs, { config, dataFiles: input.dataFiles ?? [] })
  const docs = [
    ...fillDocCards([...built.docs, ...made.indexes], made.sidebars, config),
    ...tags.docs,
    ...blog.docs,
  ]
  const chosen = chooseSidebars(docs, sidebars)
  const routes = createRoutes(docs, new Map([...blog.sidebarOf, ...chosen.sidebarOf]))
  const places = createNavigation(routes, made.sidebars)
  const files = input.redirectFiles ?? []
  const assets = input.assets.filter(isPublishable)
  const refusedFiles = input.assets.filter(isRefused)
  const { redirects: written, hostRules } = createRedirects(
    config,
    [...docs, ...untranslated.docs],
    files,
  )
  const { mainDoc } = config.docs
  const known = new Set(written.map(({ from }) => from))
  const given = [...written, ...untranslated.redirects.filter(({ from }) => !known.has(from))]
  const homes = createHomeRedirects({
    routes,
    staticRoutes,
    ...places,
    redirects: given,
    mainDoc,
  })
  const redirects = [...given, ...homes]

  const site: Site = {
    config,
    routes,
    staticRoutes,
    redirects,
    sidebars,
    assets: createAssetMap(assets, files),
    ...(refusedFiles.length > 0 && { refusedFiles }),
    ...(input.repositoryLinks?.size && { repositoryLinks: input.repositoryLinks }),
    navigation: new Map([...places.navigation, ...blog.navigation]),
    drafts: built.drafts,
    ...findShadowed(docs, routes),
    generatedFiles: input.generatedFiles,
    hostRules,
    ...(untranslated.languages.size > 0 && { untranslated: untranslated.languages }),
    ...(tags.tagsOf.size > 0 && { docTags: tags.tagsOf }),
    ...(blog.blogs && { blogs: blog.blogs }),
    ...(input.generated && { generated: toGeneratedPages(input.generated) }),
  }
  const claims = claimOutputs({ site, docs, assets })
  const markdown = leaveOutMarkdown(site, claims)
  return {
    site: markdown.site,
    diagnostics: [
      ...categories.diagnostics,
      ...made.diagnostics,
      ...chosen.diagnostics,
      ...places.diagnostics,
      ...blog.diagnostics,
      ...tags.diagnostics,
      ...checkClaims(claims),
      ...markdown.diagnostics,
      ...checkMainDoc(site),
    ],
  }
}

const isRefused = (file: FolderFile): file is RefusedFile => 'refused' in file
const isPublishable = (file: FolderFile): file is AssetFile => !isRefused(file)

/** Texts by the path that their file would have. */
function toGeneratedPages({ texts, watched }: GeneratedContent): GeneratedPages {
  return { texts: new Map(texts.map((one) => [one.path, one] as const)), watched }
}

function createRoutes(
  docs: readonly Doc[],
  sidebarOf: ReadonlyMap<UrlPath, string>,
): ReadonlyMap<UrlPath, Route> {
  const routes = new Map<UrlPath, Route>()
  for (const { url, output, id, page, lastUpdate } of docs) {
    if (!routes.has(url))
      routes.set(url, { url, output, id, page, lastUpdate, sidebar: sidebarOf.get(url) })
  }
  return routes
}

/** Links to these pages work in the author's mind, so the collision is reported alone. */
function findShadowed(
  docs: readonly Doc[],
  routes: ReadonlyMap<UrlPath, Route>,
): Pick<Site, 'shadowed'> {
  const lost = docs.filter(({ url, page }) => routes.get(url)?.page !== page)
  if (lost.length === 0) return {}
  const byUrl = groupBy(lost, ({ url }) => url)
  return { shadowed: new Map([...byUrl].map(([url, one]) => [url, one.map(({ page }) => page)])) }
}

/** A `_redirects` file isn't copied, because the build writes one that contains all redirects. */
function createAssetMap(
  assets: readonly AssetFile[],
  files: readonly RedirectsFile[],
): ReadonlyMap<OutputPath, AssetFile> {
  const reread = new Set(files.map((file) => file.source))
  const kept = assets.filter((asset) => !reread.has(asset.source))
  const found = new Map<OutputPath, AssetFile>()
  for (const asset of kept) {
    const first = found.get(asset.output)
    if (first === undefined) found.set(asset.output, asset)
    // The first of two files with one output is kept, as with pages. Two such files beside docs are
    // copies of one file.
    else if (first.besideDocs === true && asset.besideDocs === true)
      found.set(asset.output, { ...first, copies: [...(first.copies ?? []), asset.source] })
  }
  return found
}
