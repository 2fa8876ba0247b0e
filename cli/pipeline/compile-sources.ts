import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { SourceFile } from '../model/source-file.ts'
import { compilePages, type CompiledPages } from './compile-pages.ts'
import { createThreadedCompiler } from './compile-on-threads.ts'
import type { SiteCode } from './load-site-code.ts'
import type { PipelineMemory } from './pipeline-memory.ts'

interface CompileTools {
  readonly cache: Cache
  readonly memory: PipelineMemory | undefined
  readonly code: SiteCode
}

/** Turn Markdown into pages; only what neither memory nor cache holds is compiled. */
export async function compileSources(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
  { cache, memory, code }: CompileTools,
): Promise<CompiledPages> {
  const compiler = createThreadedCompiler(config, undefined, code.components)
  return compilePages(sources, compiler, { cache, ...(memory ? { memory: memory.pages } : {}) })
}
