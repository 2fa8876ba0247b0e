// Compiles the pages that are not in the cache. Enters: sources. Leaves: pages in the same order.
// Threads pay off from some hundred pages on, because each of them loads the libraries for itself.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, posix } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CompiledComponents, noComponents } from '../bundle/compile-components.ts'
import { toSiteReads } from '../cache/hash-reads.ts'
import { addReads, type ReadName, recordedReads } from '../cache/record-reads.ts'
import type { LoadConfigOptions } from '../config/load-config.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { splitMarkdownConfig } from '../content/markdown-input.ts'
import type { SourceFile } from '../model/source-file.ts'
import type { CompiledPage } from './compile-page.ts'
import type { BatchCompiler } from './compile-pages.ts'
import { type PageCompilerInput, toPageCompilerInput } from './page-compiler-input.ts'
import type { WorkerResult, WorkerSetup, WorkerTask } from './page-worker.ts'

/** Bytes of Markdown below which a second thread would start too late to help. */
const BYTES_PER_THREAD = 2_000_000
const MAX_THREADS = 4
/** Tasks that a thread holds at a time, so that it never waits for the next one. */
const TASKS_PER_THREAD = 4

const workerFile = (config: ResolvedConfig): string =>
  join(config.packageDir, 'dist/page-worker.js')

function toLoadOptions(config: ResolvedConfig): LoadConfigOptions {
  const { siteDir, configFile, outDir, baseUrl, minify, drafts } = config
  return {
    siteDir,
    outDir,
    baseUrl,
    minify,
    drafts,
    ...(configFile === undefined ? {} : { configFile: join(siteDir, configFile) }),
  }
}

function countThreads(sources: readonly SourceFile[], config: ResolvedConfig): number {
  const bytes = sources.reduce((sum, source) => sum + source.bytes.byteLength, 0)
  if (bytes < BYTES_PER_THREAD || !existsSync(workerFile(config))) return 1
  return Math.min(MAX_THREADS, availableParallelism(), Math.ceil(bytes / BYTES_PER_THREAD) + 1)
}

/** What the pages of one build share. */
interface BatchSetup {
  readonly config: ResolvedConfig
  readonly input: PageCompilerInput
}

/** Hands out sources from the front of one queue, to this thread and to all others. */
interface Queue {
  readonly next: () => WorkerTask | undefined
  readonly finish: (result: Pick<WorkerResult, 'id' | 'compiled'>) => void
}

/** Feed one thread until the queue is empty. */
function runThread({ config, input }: BatchSetup, queue: Queue): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData: WorkerSetup = { input, site: toLoadOptions(config) }
    const worker = new Worker(workerFile(config), { workerData })
    let open = 0
    const nextTask = (): WorkerTask | undefined =>
      open < TASKS_PER_THREAD ? queue.next() : undefined
    const feed = (): void => {
      for (let task = nextTask(); task; task = nextTask()) {
        open += 1
        worker.postMessage(task)
      }
      if (open === 0) void worker.terminate().then(() => resolve())
    }
    worker.on('message', (result: WorkerResult) => {
      open -= 1
      addReads(result.reads)
      queue.finish(result)
      feed()
    })
    worker.once('error', reject)
    feed()
  })
}

async function runHere({ config, input }: BatchSetup, queue: Queue): Promise<void> {
  const [{ createPageCompiler }, { compilePage }] = await Promise.all([
    import('./page-compiler.ts'),
    import('./compile-page.ts'),
  ])
  const compiler = await createPageCompiler(input, splitMarkdownConfig(config.markdown).plugins)
  for (let task = queue.next(); task; task = queue.next()) {
    queue.finish({ id: task.id, compiled: await compilePage(task.source, compiler) })
  }
}

/**
 * Create what compiles many pages, on `threads` threads or on as many as pay off. The libraries are
 * loaded only when there is something to compile.
 */
export function createThreadedCompiler(
  config: ResolvedConfig,
  threads?: number,
  components: CompiledComponents = noComponents,
): BatchCompiler {
  const setup: BatchSetup = { config, input: toPageCompilerInput(config, components) }
  return {
    input: setup.input,
    readNames: () => (hasSiteCode(setup.input) ? readNames(config) : []),
    compile: async (sources) => {
      const { queue, pages } = createQueue(sources)
      const count = threads ?? countThreads(sources, config)
      // With other threads, this one only collects: the garbage of parsing would pile up among the
      // pages it keeps.
      if (count === 1) await runHere(setup, queue)
      else await Promise.all(Array.from({ length: count }, () => runThread(setup, queue)))
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

/** `pages` is filled as tasks are finished; each page gets the index of its source. */
function createQueue(sources: readonly SourceFile[]): {
  readonly queue: Queue
  readonly pages: readonly CompiledPage[]
} {
  const pages: CompiledPage[] = []
  let taken = 0
  const queue: Queue = {
    next: () => {
      const id = taken
      const source = sources[id]
      if (!source) return undefined
      taken += 1
      return { id, source }
    },
    finish: ({ id, compiled }) => {
      pages[id] = compiled
    },
  }
  return { queue, pages }
}
