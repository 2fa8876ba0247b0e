// From a config to the compiled pages of a part of the site, for another machine that builds all of it.
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPages } from '../compiling/compile-pages.ts'
import { compileSources } from '../compiling/compile-sources.ts'
import { loadSiteCode } from '../load-site-code.ts'
import { readSite } from '../read-site.ts'
import type { PipelineTools } from '../run-pipeline.ts'

/** Which sources belong to the part, by their position among those that can be compiled. */
export type IsInShard = (source: SourceFile, position: number) => boolean

/**
 * The stages up to the compiled pages, for a part of the pages. What they compile is then in the
 * cache, where a build of the whole site finds it.
 */
export async function runShard(
  config: ResolvedConfig,
  { cache, timer }: Pick<PipelineTools, 'cache' | 'timer'>,
  isWanted: IsInShard,
): Promise<CompiledPages> {
  const { sources } = await timer.time('read', () => readSite(config, cache))
  const code = await timer.time('components', () => loadSiteCode(config, sources, cache))
  const part = sources.filter(isWanted)
  const compiled = await timer.time('parse', () =>
    compileSources(config, part, { cache, memory: undefined, code }),
  )
  await timer.time('cache', () => cache.commit())
  const diagnostics = [...code.diagnostics, ...compiled.diagnostics]
  return { ...compiled, diagnostics: [...diagnostics, ...cache.findings()] }
}
