// The build up to a site with addresses. Enters: config, cache. Leaves: Site, React pages, and what was found.
// Knows the order of stages, and nothing else.
import { loadReactPages } from '../bundle/load-pages.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../config/schema.ts'
import { readLastUpdates } from '../content/read-last-updates.ts'
import { readRedirectFiles } from '../content/read-redirect-files.ts'
import { readSources } from '../content/read-sources.ts'
import type { Diagnostic, Page, ReactPage, Site } from '../model.ts'
import { pageModules } from '../render/page-modules.ts'
import { createSite } from '../routes/create-site.ts'
import { toOutputPath } from '../routes/page-url.ts'
import type { Clock } from './clock.ts'
import { createPageMaker } from './page-maker.ts'
import { makePages } from './make-pages.ts'

/** What a build is lent; made once by its command. */
export interface BuildTools {
  readonly cache: Cache
  readonly clock: Clock
}

export interface PreparedSite {
  readonly site: Site
  readonly pages: readonly Page[]
  readonly reactPages: readonly ReactPage[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Read, parse and route everything. */
export async function prepareSite(
  config: ResolvedConfig,
  tools: BuildTools,
): Promise<PreparedSite> {
  const { clock, cache } = tools
  const sources = await clock.time('read', () => readSources(config))
  const maker = createPageMaker(config)
  const dating = readLastUpdates(config, sources.sources)
  const loading = loadReactPages(config, {
    modules: pageModules,
    toOutputPath: (url) => toOutputPath(url, config.trailingSlash),
  })
  const made = await clock.time('parse', () => makePages(sources.sources, maker, { config, cache }))
  const updates = await clock.time('dates', () => dating)
  const react = await clock.time('react pages', () => loading)
  const redirectFiles = readRedirectFiles(config, sources.assets)
  const routed = await clock.time('route', async () =>
    createSite({
      config,
      pages: made.pages,
      assets: sources.assets,
      categories: sources.categories,
      staticRoutes: react.pages.map(({ route }) => route),
      lastUpdates: updates.dates,
      redirectFiles,
    }),
  )
  return {
    site: routed.site,
    pages: made.pages,
    reactPages: react.pages,
    diagnostics: [
      ...sources.diagnostics,
      ...made.diagnostics,
      ...updates.diagnostics,
      ...react.diagnostics,
      ...routed.diagnostics,
    ],
  }
}
