// Compiles the pages that are not in the cache. Given sources, it returns pages in the same order.
// Each thread loads the libraries for itself, so small batches are compiled on this one.
import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { posix } from 'node:path'
import {
  type CompiledComponents,
  noComponents,
} from '../../bundle/components/compile-components.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { toSiteReads } from '../../cache/hash-reads.ts'
import { type ReadName, recordedReads } from '../../cache/record-reads.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { splitMarkdownConfig } from '../../content/markdown-input.ts'
import type { Schedule } from '../../model/authored/schedule.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPage } from './compile-page.ts'
import type { BatchCompiler, CompileOptions } from './compile-pages.ts'
import { countBytes, countThreads, needsHelp } from './count-threads.ts'
import { type PageCompilerInput, toPageCompilerInput } from './page-compiler-input.ts'
import { type BatchSetup, type PageQueue, runPageThreads, workerFile } from './page-threads.ts'
import type { WorkerTask } from './page-worker.ts'
import { slowHeapGrowthAfter } from '../../threads/slow-heap-growth.ts'
import { stoppedPage } from '../../threads/stopped-pages.ts'
import { pushAll } from '../../primitives/long-lists.ts'

async function runHere(
  { config, input }: BatchSetup,
  queue: PageQueue,
  cache: Cache | undefined,
): Promise<void> {
  const [{ createPageCompiler }, { compilePage }] = await Promise.all([
    import('./page-compiler.ts'),
    import('./compile-page.ts'),
  ])
  const compiler = await createPageCompiler(
    input,
    splitMarkdownConfig(config.markdown).plugins,
    cache,
  )
  for (let task = queue.next(); task; task = queue.next()) {
    queue.finish({ id: task.id, compiled: await compilePage(task.source, compiler) })
    // Other programs work at the same time, and wait for an answer to go on.
    await setImmediate()
  }
}

/** How pages are compiled. */
interface CompilerOptions {
  /** 1: on this thread; as many as pay off when left out. */
  readonly threads?: number | undefined
  readonly components?: CompiledComponents
  readonly schedule?: Schedule | undefined
}

/**
 * Create what compiles many pages. The libraries are loaded only when there is something to compile.
 */
export function createThreadedCompiler(
  config: ResolvedConfig,
  { threads, components = noComponents, schedule = {} }: CompilerOptions = {},
): BatchCompiler {
  const setup: BatchSetup = { config, input: toPageCompilerInput(config, components) }
  return {
    input: setup.input,
    readNames: () => (hasSiteCode(setup.input) ? readNames(config) : []),
    compile: async (sources, options = {}) => {
      if (sources.length === 0) return []
      const { queue, pages } = createQueue(sources, options, schedule)
      const own = schedule.threads === undefined || !existsSync(workerFile(config))
      const count = schedule.threads ?? threads ?? countThreads(sources, config)
      // With several other threads, this one only collects: the garbage of parsing would pile up
      // among the pages it keeps.
      if (own && count === 1) {
        const isHelped = threads === undefined && needsHelp(sources, setup)
        const helping = isHelped ? runPageThreads(setup, queue, 2) : undefined
        await Promise.all([helping, runHere(setup, queue, options.cache)])
      } else {
        const onLoaded = slowHeapGrowthAfter(count, countBytes(sources))
        const batch = { ...setup, onLoaded }
        await Promise.all(Array.from({ length: count }, () => runPageThreads(batch, queue, count)))
      }
      return pages
    },
  }
}

/** Everything that code of the site has read, or depends on according to the config. */
function readNames(config: ResolvedConfig): readonly ReadName[] {
  const declared = config.markdown.dependencies.map((path) => `file:${posix.normalize(path)}`)
  return [...new Set([...toSiteReads(recordedReads(), config), ...declared])]
}

function hasSiteCode({ pluginsHash, components }: PageCompilerInput): boolean {
  return pluginsHash !== '' || components.parts.length > 0
}

/**
 * `pages` is filled as tasks are finished; each page gets the index of its source. Sources that are
 * wanted come before the others.
 */
function createQueue(
  sources: readonly SourceFile[],
  { wanted, store = (_, compiled) => compiled }: CompileOptions,
  { sort = (all) => all, isWarm = false }: Schedule,
): {
  readonly queue: PageQueue
  readonly pages: readonly CompiledPage[]
} {
  const pages: CompiledPage[] = []
  const waiting = new Map<SourceFile, WorkerTask>()
  const finish: PageQueue['finish'] = ({ id, compiled }) => {
    const source = sources[id]
    if (!source) return
    pages[id] = store(source, compiled)
    wanted?.finish(source, pages[id])
  }
  for (const [id, source] of sort([...sources.entries()])) {
    const stopped = stoppedPage(source.path)
    if (stopped) finish({ id, compiled: { diagnostics: [stopped] } })
    else waiting.set(source, { id, source })
  }
  const nextWanted = (): WorkerTask | undefined => {
    for (let source = wanted?.next(); source; source = wanted?.next()) {
      const task = waiting.get(source)
      if (task) return task
    }
    return undefined
  }
  const returned: WorkerTask[] = []
  // No source has these numbers, so their results go nowhere.
  const firstRound = isWarm
    ? [...waiting.values()].map(({ id, source }) => ({ id: sources.length + id, source }))
    : []
  const queue: PageQueue = {
    next: () => {
      const again = returned.pop() ?? firstRound.pop()
      if (again) return again
      const task = nextWanted() ?? waiting.values().next().value
      if (task) waiting.delete(task.source)
      return task
    },
    putBack: (tasks) => pushAll(returned, tasks),
    finish,
  }
  return { queue, pages }
}
