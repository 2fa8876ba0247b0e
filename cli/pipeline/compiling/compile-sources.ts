// Room: sources -> compiled pages, on threads, and the store that keeps them
import type { Cache } from '../../cache/open-cache.ts'
import { configRules } from '../../config/config-rules.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { loadNativeParser } from '../../content/native/native-parser.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Schedule } from '../../model/authored/schedule.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { type BatchCompiler, compilePages, type CompiledPages } from './compile-pages.ts'
import { createThreadedCompiler } from './compile-on-threads.ts'
import { countBytes } from './count-threads.ts'
import type { PageStore } from './page-store.ts'
import { slowHeapGrowth } from '../../threads/slow-heap-growth.ts'
import type { SiteCode } from '../load-site-code.ts'
import type { PipelineMemory } from '../pipeline-memory.ts'
import type { EditedPage } from '../reuse/edited-page.ts'
import type { PagesBySource, WantedPages } from '../reuse/wanted-pages.ts'

interface CompileTools {
  readonly cache: Cache
  readonly memory: PipelineMemory | undefined
  readonly code: SiteCode
  readonly wanted?: WantedPages | undefined
  /** Pages that another build has made. */
  readonly reused?: PagesBySource | undefined
  readonly schedule?: Schedule | undefined
  /** Receives the number of pages to compile; the returned function is called after each of them. */
  readonly count?: PageStore['count']
  /** Receives the cost of each compiled page. */
  readonly noteCosts?: PageStore['noteCosts']
  /** Pages that were compiled since the last run. */
  readonly edited?: readonly EditedPage[] | undefined
}

/** Turn Markdown into pages; only what neither memory nor cache holds is compiled. */
export async function compileSources(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
  { cache, memory, code, wanted, reused, edited = [], schedule, count, noteCosts }: CompileTools,
): Promise<CompiledPages> {
  const compiler = createThreadedCompiler(config, { components: code.components, schedule })
  const compiled = await compilePages(sources, reuse(edited, compiler), {
    cache,
    ...(memory ? { memory: memory.pages } : {}),
    ...(wanted ? { wanted } : {}),
    reused,
    ...(count ? { count } : {}),
    ...(noteCosts ? { noteCosts } : {}),
  })
  slowHeapGrowth(countBytes(sources))
  const found = config.markdown.parser === 'native' ? await checkNativeParser(config) : []
  return { ...compiled, diagnostics: [...found, ...compiled.diagnostics] }
}

/** Take the pages that were compiled before from there, if these are all. */
function reuse(edited: readonly EditedPage[], compiler: BatchCompiler): BatchCompiler {
  const find = (source: SourceFile): EditedPage | undefined =>
    edited.find(
      (one) =>
        one.source.path === source.path &&
        one.source.variant.locale === source.variant.locale &&
        one.source.realSource === source.realSource &&
        JSON.stringify(one.source.defaults) === JSON.stringify(source.defaults) &&
        Buffer.compare(one.source.bytes, source.bytes) === 0,
    )
  return {
    ...compiler,
    compile: async (stale, options = {}) => {
      const found = stale.slice(0, edited.length + 1).flatMap((source) => find(source) ?? [])
      if (found.length < stale.length) return compiler.compile(stale, options)
      const { store = (_, compiled) => compiled } = options
      return stale.flatMap((source, index) => {
        const compiled = found[index]?.compiled
        return compiled ? [store(source, compiled)] : []
      })
    },
  }
}

/** remark-parse makes the same pages, but the config requires the faster parser. */
async function checkNativeParser(config: ResolvedConfig): Promise<readonly Diagnostic[]> {
  if ((await loadNativeParser({ math: false })) !== undefined) return []
  const place = placeOfOption(config, 'markdown.parser')
  const missing = configRules['config-value'].report({
    message: `The option \`markdown.parser\` is \`'native'\`, but no native parser is installed for this platform (${process.platform}, ${process.arch}).`,
    help: "Install docs-ssg with its optional dependencies, or set `markdown.parser` to `'auto'`.",
    ...(place && { place }),
  })
  return [missing]
}
