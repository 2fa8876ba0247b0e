// From a site with addresses to its files. Enters: PreparedSite, ClientBundle. Leaves: pages, manifests, findings.
// Knows the order of stages, and nothing else.
import { resolveLinks } from '../checks/resolve-links.ts'
import type {
  ClientBundle,
  ContentPath,
  Diagnostic,
  OutputFile,
  OutputPath,
  Site,
  UrlPath,
} from '../model.ts'
import { createPageRenderer, type PageRenderer } from '../render/render-pages.tsx'
import type { PreparedSite } from './prepare-site.ts'

/** A site of which every link is known; its pages are rendered one at a time, when they are asked for. */
export interface RenderedSite {
  readonly pages: () => Iterable<OutputFile>
  /** Everything else that is made: manifests, search data, redirects. */
  readonly files: readonly OutputFile[]
  /** Files to copy: where from, relative to the site's folder, and where to. */
  readonly copies: readonly { readonly source: ContentPath; readonly output: OutputPath }[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Rendered docs of the build before, by address, with all that each was rendered from. */
export type PageMemory = Map<
  UrlPath,
  { readonly from: readonly unknown[]; readonly file: OutputFile }
>

/** What every page shows of the others: an edit that changes it changes all pages. */
function shapeOf(site: Site, bundle: ClientBundle): string {
  const titles = [...site.routes.values()].map(({ url, id, page }) => [url, id, page.title])
  return JSON.stringify([titles, [...site.sidebars], bundle.buildId, site.config.configHash])
}

interface DocsInput {
  readonly site: Site
  readonly renderer: PageRenderer
  readonly references: ReadonlyMap<ContentPath, unknown>
  readonly shape: string
}

function* renderDocs(
  { site, renderer, references, shape }: DocsInput,
  memory?: PageMemory,
): Iterable<OutputFile> {
  for (const route of site.routes.values()) {
    const from = [
      route.page,
      JSON.stringify(references.get(route.page.source)),
      shape,
      route.lastUpdate?.date,
    ]
    const known = memory?.get(route.url)
    if (known && known.from.every((part, index) => part === from[index])) {
      yield known.file
      continue
    }
    const { output, html } = renderer.renderDoc(route)
    const file = { path: output, contents: html }
    memory?.set(route.url, { from, file })
    yield file
  }
}

/** Render the pages that are no docs, check every link against what will be emitted, and make the manifests. */
export function renderSite(
  prepared: PreparedSite,
  bundle: ClientBundle,
  memory?: PageMemory,
): RenderedSite {
  const { site, reactPages } = prepared
  const links = resolveLinks(site)
  const renderer = createPageRenderer({ site, bundle, references: links.hrefs, reactPages })
  const staticPages = site.staticRoutes.map((route) => renderer.renderStatic(route))
  const statics = staticPages.map(({ output, html }) => ({ path: output, contents: html }))
  return {
    pages: function* () {
      yield* statics
      yield* renderDocs(
        { site, renderer, references: links.hrefs, shape: memory ? shapeOf(site, bundle) : '' },
        memory,
      )
    },
    files: [...bundle.files, ...renderer.navigationFiles],
    copies: [...site.assets.values()],
    diagnostics: links.diagnostics,
  }
}
