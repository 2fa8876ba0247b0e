import { loadReactPages, type LoadedPages } from '../bundle/load-react-pages.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { loadAllLanguages } from '../content/code/code-languages.ts'
import { readLastUpdates, type LastUpdates } from '../content/sources/read-last-updates.ts'
import { toPageOutput } from '../model/output-path.ts'
import type { SourceFile } from '../model/source-file.ts'
import { toGlobMatcher } from '../primitives/glob.ts'
import { pageModules } from '../render/page-modules.ts'
import { recordLayout } from '../render/record-layout.tsx'
import type { SiteCode } from './load-site-code.ts'

/** What is read while Markdown is compiled: git's dates, and the pages that the site writes in React. */
export interface Background {
  readonly updates: LastUpdates | Promise<LastUpdates>
  readonly reactPages: LoadedPages | Promise<LoadedPages>
}

/** What highlights code in React pages. All languages are loaded first, because components can't wait for one. */
async function loadHighlight(): Promise<unknown> {
  await loadAllLanguages()
  return import('../content/code/highlight-to-html.ts')
}

/** Start processes and the bundler; both are awaited after Markdown is compiled. */
export function startReading(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
  { cache, code }: { readonly cache: Cache; readonly code: SiteCode },
): Background {
  return {
    updates: readLastUpdates(config, sources),
    reactPages: loadReactPages(config, {
      modules: pageModules,
      toOutputPath: (url) => toPageOutput(url, config.trailingSlash),
      isExcluded: toGlobMatcher(config.pagesExclude),
      loadHighlight,
      recordLayout,
      messages: code.messages,
      cache,
    }),
  }
}
