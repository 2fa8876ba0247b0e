// From a site with addresses to its files. Enters: PreparedSite, ClientBundle. Leaves: pages, manifests, findings.
// Knows the order of stages, and nothing else.
import { collectAnchors, type RenderedStatic } from '../checks/links/check-rendered.ts'
import { resolveLinks } from '../links/resolve-links.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ClientBundle, OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import type { OutputPath, UrlPath } from '../model/paths.ts'
import type { Site } from '../model/site.ts'
import type { AssetFile } from '../model/source-file.ts'
import { createManifests } from '../manifests/all-manifests.ts'
import { createContentStyles } from '../manifests/content-styles.ts'
import { createRedirectPages } from '../manifests/redirect-pages.ts'
import type { StaticSections } from '../manifests/search-data.ts'
import { readHtmlSections } from '../search/read-html-sections.ts'
import type { PageRenderer } from '../render/render-pages.tsx'
import { checkSite } from '../checks/check-site.ts'
import type { PreparedSite } from './prepare-site.ts'
import { renderCode } from './render-site-code.ts'
import { createBodyReader } from './read-page-body.ts'

/** A site of which every link is known; its pages are rendered one at a time, when they are asked for. */
export interface RenderedSite {
  readonly pages: () => Iterable<OutputFile>
  /** Everything else that is made: manifests, search data, scripts and styles. */
  readonly files: readonly OutputFile[]
  /** A page for each old address, for hosts that know no redirects. */
  readonly redirectPages: readonly OutputFile[]
  /** Files to copy: where from, relative to the site's folder, and where to. */
  readonly copies: readonly AssetFile[]
  /** Address of the script that every page loads. */
  readonly entryUrl: string
  /** Ids of the pages that are no docs, by address. */
  readonly staticAnchors: ReadonlyMap<UrlPath, ReadonlySet<string>>
  /** What the pages that are no docs say, by address. */
  readonly staticSections: StaticSections
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
  readonly references: ReadonlyMap<UrlPath, unknown>
  readonly shape: string
  readonly stylesheetsOf: (page: Page) => readonly string[]
}

function* renderDocs(
  { site, renderer, references, shape, stylesheetsOf }: DocsInput,
  memory?: PageMemory,
): Iterable<OutputFile> {
  for (const route of site.routes.values()) {
    const from = [
      route.page,
      JSON.stringify(references.get(route.url)),
      shape,
      route.lastUpdate?.date,
      stylesheetsOf(route.page).join(),
    ]
    const known = memory?.get(route.url)
    if (known && known.from.every((part, index) => part === from[index])) {
      yield known.file
      continue
    }
    const { output, html } = renderer.renderDoc(route)
    const file: OutputFile = { path: output, kind: 'page', contents: html }
    memory?.set(route.url, { from, file })
    yield file
  }
}

const readStaticSections = (statics: readonly RenderedStatic[]): StaticSections =>
  new Map(statics.map(({ route, html }) => [route.url, readHtmlSections(html)]))

/** The style sheets that a page needs beside the site's own: that of formulas, that of its own `style` attributes. */
function createStylesheets(
  { config }: Site,
  { mathStylesheetUrl }: ClientBundle,
  styles: OutputFile | undefined,
): (page: Page) => readonly string[] {
  return (page) => [
    ...(mathStylesheetUrl !== undefined && page.html.some((piece) => piece.includes('class="katex'))
      ? [mathStylesheetUrl]
      : []),
    ...(styles && Object.keys(page.styles ?? {}).length > 0
      ? [`${config.baseUrl}${styles.path}`]
      : []),
  ]
}

/** Render the pages that are no docs, check every link against what will be emitted, and make the manifests. */
export function renderSite(
  prepared: PreparedSite,
  bundle: ClientBundle,
  memory?: PageMemory,
): RenderedSite {
  const { site, reactPages } = prepared
  const links = resolveLinks(site)
  const styles = createContentStyles([...site.routes.values()].map(({ page }) => page))
  const stylesheetsOf = createStylesheets(site, bundle, styles)
  const { renderer, slots, statics, hasStyles, diagnostics } = renderCode({
    site,
    bundle,
    references: links.hrefs,
    reactPages,
    slots: prepared.unchanged.reactPages.slots,
    stylesheetsOf,
  })
  const staticAnchors = collectAnchors(statics)
  const staticSections = readStaticSections(statics)
  const docs = {
    site,
    renderer,
    references: links.hrefs,
    shape: memory
      ? `${hasStyles}${prepared.unchanged.reactPages.slotsHash}${shapeOf(site, bundle)}`
      : '',
    stylesheetsOf,
  }
  return {
    pages: function* () {
      for (const { output, html } of statics) yield { path: output, kind: 'page', contents: html }
      yield* renderDocs(docs, memory)
    },
    files: [
      ...bundle.files,
      ...(styles ? [styles] : []),
      ...renderer.navigationFiles,
      ...createManifests({
        site,
        bundle,
        policy: { scriptHashes: [renderer.inlineScriptHash], hasStyles },
        staticSections,
        references: links.hrefs,
        bodyOf: createBodyReader(site.config.siteDir),
      }),
    ],
    redirectPages: createRedirectPages(site),
    entryUrl: bundle.entryUrl,
    copies: [...site.assets.values()].filter(isEmitted(links.usedAssets)),
    staticAnchors,
    staticSections,
    diagnostics: [
      ...diagnostics,
      ...checkSite({
        site,
        links,
        statics,
        staticAnchors,
        bundle,
        slots,
        inputs: prepared.inputs,
      }),
    ],
  }
}

/** A file beside a page is emitted when a page uses it; a static file always. */
function isEmitted(used: ReadonlySet<OutputPath>): (asset: AssetFile) => boolean {
  return ({ output, besideDocs }) => besideDocs !== true || used.has(output)
}
