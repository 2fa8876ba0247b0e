import { handleLater } from '../primitives/time/handle-later.ts'
import { bundleRuntime, type BundleResult } from '../bundle/bundle-runtime.ts'
import { loadReactPages, type LoadedPages } from '../bundle/react-pages/load-react-pages.ts'
import type { SiteIsland } from '../bundle/islands/site-island.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { readLastUpdates, type LastUpdates } from '../content/sources/read-last-updates.ts'
import { toPageOutput } from '../model/paths/output-path.ts'
import type { SourceFile } from '../model/source-file.ts'
import { toGlobMatcher } from '../primitives/files/glob.ts'
import { findBrowserProps } from '../render/find-browser-props.tsx'
import { pageModules } from '../render/page-modules.ts'
import { recordLayout } from '../render/record-layout.tsx'
import type { PipelineMemory } from './pipeline-memory.ts'
import type { SiteCode } from './load-site-code.ts'

/**
 * What other programs make while Markdown is compiled: git's dates, the pages that the site writes
 * in React, and the browser's files.
 */
export interface Background {
  readonly updates: LastUpdates | Promise<LastUpdates>
  readonly reactPages: LoadedPages | Promise<LoadedPages>
  readonly bundled: BundleResult | Promise<BundleResult>
}

/** The function that highlights code in React pages. */
async function loadHighlight({ markdown }: ResolvedConfig): Promise<unknown> {
  const module = await import('../content/code/grammars/highlight-to-html.ts')
  return module.loadHighlight(markdown.grammars)
}

interface ReadingTools {
  readonly cache: Cache
  readonly code: SiteCode
  readonly memory: PipelineMemory | undefined
}

/** Start processes and the bundler; their results are awaited after Markdown is compiled. */
export function startReading(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
  { cache, code, memory }: ReadingTools,
): Background {
  const reactPages = loadReactPages(config, {
    modules: pageModules,
    toOutputPath: (url) => toPageOutput(url, config.trailingSlash),
    isExcluded: toGlobMatcher(config.pagesExclude),
    loadHighlight: () => loadHighlight(config),
    recordLayout,
    findBrowserProps,
    messages: code.messages,
    cache,
  })
  const bundled = reactPages.then((react) =>
    bundleRuntime(config, {
      cache,
      islands: joinIslands(code, react),
      stylesheets: joinStylesheets(code, react),
      messages: code.messages,
      bundleAgain: memory?.bundleScripts,
      saveWith: memory && ((save) => memory.bundleSaves((isLater) => store(save, isLater, cache))),
    }),
  )
  const background = { updates: readLastUpdates(config, sources), reactPages, bundled }
  // They are awaited only if the pages compile.
  for (const work of Object.values(background)) void handleLater<unknown>(work)
  return background
}

/** Store a bundle. The pipeline commits the cache itself, but not what is stored after its end. */
function store(save: () => void, isLater: boolean, cache: Cache): void {
  save()
  if (isLater) void handleLater(cache.commit())
}

/** The style sheets that components and React pages import, each once. */
export function joinStylesheets(
  code: Pick<SiteCode, 'stylesheets'>,
  react: Pick<LoadedPages, 'stylesheets'>,
): readonly string[] {
  return [...new Set([...code.stylesheets, ...react.stylesheets])]
}

/** The components of docs, React pages and slots that the browser runs, each once, by name. */
function joinIslands(
  code: Pick<SiteCode, 'islands'>,
  react: Pick<LoadedPages, 'islands'>,
): readonly SiteIsland[] {
  const byName = new Map([...code.islands, ...react.islands].map((one) => [one.name, one]))
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
