// From a site with addresses to its files. Enters: PreparedSite, ClientBundle. Leaves: pages, manifests, findings.
// Knows the order of stages, and nothing else.
import { resolveLinks } from '../checks/resolve-links.ts'
import type { ClientBundle, ContentPath, Diagnostic, OutputFile, OutputPath } from '../model.ts'
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

function* renderDocs(prepared: PreparedSite, renderer: PageRenderer): Iterable<OutputFile> {
  for (const route of prepared.site.routes.values()) {
    const { output, html } = renderer.renderDoc(route)
    yield { path: output, contents: html }
  }
}

/** Render the pages that are no docs, check every link against what will be emitted, and make the manifests. */
export function renderSite(prepared: PreparedSite, bundle: ClientBundle): RenderedSite {
  const { site, reactPages } = prepared
  const links = resolveLinks(site)
  const renderer = createPageRenderer({ site, bundle, references: links.hrefs, reactPages })
  const staticPages = site.staticRoutes.map((route) => renderer.renderStatic(route))
  const statics = staticPages.map(({ output, html }) => ({ path: output, contents: html }))
  return {
    pages: function* () {
      yield* statics
      yield* renderDocs(prepared, renderer)
    },
    files: [...bundle.files, ...renderer.navigationFiles],
    copies: [...site.assets.values()],
    diagnostics: links.diagnostics,
  }
}
