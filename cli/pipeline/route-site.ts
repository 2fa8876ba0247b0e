import { checkTexts } from '../bundle/texts/check-texts.ts'
import type { LoadedPages } from '../bundle/react-pages/load-react-pages.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { LastUpdates } from '../content/sources/read-last-updates.ts'
import { readLinkedAssets } from '../content/sources/read-linked-assets.ts'
import { createRepositoryLinks } from '../content/sources/repository-links.ts'
import { readRedirectFiles } from '../content/sources/read-redirect-files.ts'
import type { SourceSet } from '../content/sources/read-sources.ts'
import { listGeneratedFiles } from '../manifests/all-manifests.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { createSite } from '../routes/create-site.ts'
import type { CompiledPages } from './compiling/compile-pages.ts'
import { outlineFailed } from './compiling/outline-failed.ts'
import { markStale } from './mark-stale.ts'
import type { SiteCode } from './load-site-code.ts'

interface RouteInput {
  readonly sources: SourceSet
  readonly pages: readonly Page[]
  readonly updates: LastUpdates
  readonly react: LoadedPages
}

/** All of it, before pages that failed are replaced. */
interface CompiledInput extends Omit<RouteInput, 'pages'> {
  readonly compiled: CompiledPages
  readonly code: SiteCode
}

/** A site with URLs, and the files of all its code. */
export interface RoutedSite {
  readonly site: Site
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Give pages their URLs and collect the files they use. */
export async function routeSite(
  config: ResolvedConfig,
  { sources, compiled, updates, react, code }: CompiledInput,
): Promise<RoutedSite> {
  const pages = await outlineFailed(sources.sources, compiled, config)
  const inputs = [...new Set([...code.inputs, ...react.inputs])]
  const untranslated = await checkTexts(inputs, config, code.messages)
  const { site, diagnostics } = createRoutedSite(config, { sources, pages, updates, react })
  return {
    site: markStale(site, sources.sources),
    inputs,
    diagnostics: [...untranslated, ...diagnostics],
  }
}

/** The same without a look at the code of the site. */
export function createRoutedSite(
  config: ResolvedConfig,
  { sources, pages, updates, react }: RouteInput,
): Omit<RoutedSite, 'inputs'> {
  return createSite({
    config,
    pages,
    assets: [...sources.assets, ...readLinkedAssets(pages, config, sources.assets)],
    repositoryLinks: createRepositoryLinks(config)(pages),
    categories: sources.categories,
    dataFiles: sources.dataFiles,
    generated: sources.generated,
    staticRoutes: react.pages.map(({ route }) => route),
    lastUpdates: updates.dates,
    redirectFiles: readRedirectFiles(config, sources.assets),
    generatedFiles: listGeneratedFiles(config),
  })
}
