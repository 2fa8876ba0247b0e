// The build up to a site with addresses. Enters: config, cache. Leaves: Site, React pages, and what was found.
// Knows the order of stages, and nothing else.
import { checkTexts } from '../bundle/check-texts.ts'
import { compileComponents } from '../bundle/compile-components.ts'
import { loadMessages, type Messages } from '../bundle/load-messages.ts'
import { loadReactPages, type LoadedPages } from '../bundle/load-react-pages.ts'
import { externalModules } from '../bundle/shared-modules.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { readLastUpdates, type LastUpdates } from '../content/sources/read-last-updates.ts'
import { readLinkedAssets } from '../content/sources/read-linked-assets.ts'
import { readRedirectFiles } from '../content/sources/read-redirect-files.ts'
import { toGlobMatcher } from '../primitives/glob.ts'
import { readSources } from '../content/sources/read-sources.ts'
import { listGeneratedFiles } from '../manifests/all-manifests.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { ReactPage, Site } from '../model/site.ts'
import { pageModules } from '../render/page-modules.ts'
import { createSite } from '../routes/create-site.ts'
import { toPageOutput } from '../model/output-path.ts'
import type { StageTimer } from './stage-timer.ts'
import { createThreadedCompiler } from './compile-on-threads.ts'
import { compilePages, type PageStore } from './compile-pages.ts'

/** What a build is lent; made once by its command. */
export interface BuildTools extends PageStore {
  readonly timer: StageTimer
}

/** What a rebuild takes over from the build before, because nothing it is made from has changed. */
export interface Unchanged {
  readonly reactPages: LoadedPages
  readonly updates: LastUpdates
}

export interface PreparedSite {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly reactPages: readonly ReactPage[]
  /** The style sheets that code of the site imports, from the site's folder on. */
  readonly stylesheets: readonly string[]
  /** The texts of components in other languages, for the browser. */
  readonly messages: Messages
  /** Every file that code of the site is made from, from the site's folder on: drawings too. */
  readonly inputs: readonly string[]
  readonly unchanged: Unchanged
  readonly diagnostics: readonly Diagnostic[]
}

/** Read, parse and route everything. */
export async function prepareSite(
  config: ResolvedConfig,
  tools: BuildTools,
  unchanged?: Unchanged,
): Promise<PreparedSite> {
  const { timer, ...store } = tools
  const sources = await timer.time('read', () => readSources(config))
  const provided = [...Object.keys(pageModules), ...externalModules]
  const { messages, diagnostics: unread } = await loadMessages(config)
  const compiled = await timer.time('components', () =>
    compileComponents(config, { cache: store.cache, provided, messages }),
  )
  const maker = createThreadedCompiler(config, undefined, compiled.components)
  const dating = unchanged?.updates ?? readLastUpdates(config, sources.sources)
  const loading =
    unchanged?.reactPages ??
    loadReactPages(config, {
      modules: pageModules,
      toOutputPath: (url) => toPageOutput(url, config.trailingSlash),
      isExcluded: toGlobMatcher(config.pagesExclude),
      loadHighlight: () => import('../content/code/highlight-to-html.ts'),
      messages,
      cache: store.cache,
    })
  const made = await timer.time('parse', () =>
    compilePages(sources.sources, maker, {
      config,
      componentsHash: compiled.components.hash,
      ...store,
    }),
  )
  const updates = await timer.time('dates', async () => dating)
  const react = await timer.time('react pages', async () => loading)
  const inputs = [...new Set([...compiled.inputs, ...react.inputs])]
  const untold = await checkTexts(inputs, config, messages)
  const linked = readLinkedAssets(made.pages, config, sources.assets)
  const assets = [...sources.assets, ...linked]
  const redirectFiles = readRedirectFiles(config, sources.assets)
  const routed = await timer.time('route', async () =>
    createSite({
      config,
      pages: made.pages,
      assets,
      categories: sources.categories,
      staticRoutes: react.pages.map(({ route }) => route),
      lastUpdates: updates.dates,
      generatedFiles: listGeneratedFiles(config),
      redirectFiles,
    }),
  )
  return {
    site: routed.site,
    pages: made.pages,
    reactPages: react.pages,
    stylesheets: [...new Set([...compiled.stylesheets, ...react.stylesheets])],
    messages,
    inputs,
    unchanged: { reactPages: react, updates },
    diagnostics: [
      ...sources.diagnostics,
      ...unread,
      ...untold,
      ...compiled.diagnostics,
      ...made.diagnostics,
      ...updates.diagnostics,
      ...react.diagnostics,
      ...routed.diagnostics,
    ],
  }
}
