// Room: compiled pages -> the documents of the site, early and after edits too
// From a site with resolved links to its files. Pages are rendered one at a time, when they are requested.
import { withoutUnusedParts } from '../../bundle/styles/part-styles.ts'
import type { Cache } from '../../cache/open-cache.ts'
import type { Cards } from '../../cards/create-cards.ts'
import type { LoadedPages } from '../../bundle/react-pages/load-react-pages.ts'
import { createManifests } from '../../manifests/all-manifests.ts'
import { createPolicyElement } from '../../manifests/content-policy.ts'
import { createContentStyles } from '../../manifests/content-styles.ts'
import { createRedirectPages } from '../../manifests/redirect-pages.ts'
import { createSearchPages } from '../../manifests/search-data.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ResolvedLinks } from '../../model/links/links.ts'
import type { ClientBundle, InlineStyles } from '../../model/output.ts'
import type { AnchorsByUrl, RenderedSite, RenderedStatic } from '../../model/rendered-site.ts'
import type { Schedule } from '../../model/authored/schedule.ts'
import type { Site } from '../../model/site.ts'
import { fillLinks } from '../../render/article/fill-links.ts'
import { createTwinFiles } from '../../twins/list-twins.ts'
import { createTwinPages } from '../../twins/page-twin.ts'
import { readHtmlSections } from '../../html/read-html-sections.ts'
import { createAssetIntegrity } from './asset-integrity.ts'
import { listFormOrigins } from '../form-origins.ts'
import { createInlineStyles, hashesOf } from './inline-styles.ts'
import { createStylesheetsOf, listUsedParts } from './page-stylesheets.ts'
import type { PipelineMemory } from '../pipeline-memory.ts'
import { describeSlots, listDocs } from './render-docs.ts'
import { renderCode } from './render-site-code.ts'

interface RenderInput {
  readonly site: Site
  readonly links: ResolvedLinks
  readonly bundle: ClientBundle
  readonly react: LoadedPages
  readonly memory: PipelineMemory | undefined
  readonly cards: Cards
  readonly cache: Cache
  readonly schedule?: Schedule | undefined
  /** False if nothing but pages is needed. */
  readonly isWritten?: boolean | undefined
}

/** Ids of the pages that aren't docs, for links into them. */
export function collectAnchors(statics: readonly RenderedStatic[]): AnchorsByUrl {
  return new Map(statics.map(({ route, facts }) => [route.url, new Set(facts.ids)]))
}

/** Render the pages that aren't docs, and make everything that docs and manifests need. */
export function renderSite(input: RenderInput): {
  readonly rendered: RenderedSite
  readonly diagnostics: readonly Diagnostic[]
} {
  const { site, links, bundle, react, memory, cards, cache, schedule, isWritten = true } = input
  const references = new Map(links.hrefs)
  const styles = createContentStyles([...site.routes.values()].map(({ page }) => page))
  const stylesheetsOf = createStylesheetsOf(site, bundle, styles)
  // `serve` puts new style sheets into open pages, so it links to them.
  const inlineStyles: InlineStyles =
    memory === undefined ? createInlineStyles({ site, bundle, content: styles }) : new Map()
  const integrity =
    site.config.assetIntegrity && memory === undefined
      ? createAssetIntegrity([...bundle.files, ...(styles ? [styles] : [])], site.config.baseUrl)
      : undefined
  const code = renderCode({
    site,
    bundle,
    references,
    reactPages: react.pages,
    slots: react.slots,
    maps: react.maps,
    stylesheetsOf,
    inlineStyles,
    integrity,
    cards: cards.byUrl,
  })
  const { renderer, slots, statics, hasStyles, diagnostics } = code
  const staticSections = new Map(
    statics.map(({ route, html }) => [route.url, readHtmlSections(html)]),
  )
  const staticAnchors = collectAnchors(statics)
  // A file beside a page is emitted when a page uses it; a static file always.
  const copies = [...site.assets.values()].filter(
    ({ output, besideDocs }) => besideDocs !== true || links.usedAssets.has(output),
  )
  const slotsInfo = react.slots.size > 0 ? describeSlots(site, react.slotsHash) : undefined
  const twins = createTwinPages(site, references, slots)
  const twinFiles = createTwinFiles({
    site,
    twins,
    statics,
    renderDoc: (route) => renderer.openDoc(route).render().html,
  })
  const rendered: RenderedSite = {
    pages: function* () {
      for (const { output: path, html } of statics)
        yield {
          path,
          fingerprint: () => undefined,
          render: () => ({ path, kind: 'page', contents: html }),
        }
      const docs = listDocs({ site, renderer, slots: slotsInfo }, memory?.rendered)
      yield* schedule?.sort?.([...docs]) ?? docs
    },
    twins: twinFiles.all,
    renderEdited: (route, hrefs) => {
      references.set(route.url, hrefs)
      const { output, html } = renderer.openDoc(route).render()
      const twin = twinFiles.ofDoc(route)
      return [{ path: output, kind: 'page', contents: html }, ...(twin ? [twin.render()] : [])]
    },
    statics,
    slots,
    files: [
      ...withoutUnusedParts(bundle.files, listUsedParts(site)),
      ...(styles ? [styles] : []),
      ...cards.files,
      ...renderer.navigationFiles,
      ...createManifests({
        site,
        bundle,
        policy: {
          scriptHashes: renderer.inlineScriptHashes,
          styleHashes: hashesOf(inlineStyles),
          hasStyles,
          formOrigins: listFormOrigins(site),
        },
        staticSections,
        use: memory ? 'served' : isWritten ? 'written' : 'unused',
        cache,
        staticAnchors,
        copies,
        references,
        markdownOf: twins.textOf,
        articleOf: ({ page, url }) => fillLinks(page, references.get(url) ?? []).html,
      }),
    ],
    // Their only script is a file.
    redirectPages: createRedirectPages(
      site,
      createPolicyElement({ config: site.config, scriptHashes: [] }),
    ),
    entryUrl: bundle.entryUrl,
    stylesheetUrl: bundle.stylesheetUrl,
    copies,
    staticAnchors,
    staticSections,
    searchPages: () => createSearchPages(site, staticSections),
  }
  return { rendered, diagnostics }
}
