// Makes the pages that no cache knows. Enters: sources. Leaves: pages in the same order.
// Threads pay only from some hundred pages on, since each loads the libraries for itself.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type CompiledComponents, noComponents } from '../bundle/compile-components.ts'
import type { LoadConfigOptions } from '../config/load-config.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { SourceFile } from '../model/source-file.ts'
import type { CompiledPage } from './compile-page.ts'
import type { CompilePages } from './compile-pages.ts'
import type { WorkerAnswer, WorkerSetup, WorkerTask } from './page-worker.ts'

/** Bytes of Markdown below which a second thread would start too late to help. */
const worthThreads = 2_000_000
const mostThreads = 4
/** Tasks a thread holds at a time, so that it never waits for the next. */
const depth = 4

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
  if (bytes < worthThreads || !existsSync(workerFile(config))) return 1
  return Math.min(mostThreads, availableParallelism(), Math.ceil(bytes / worthThreads) + 1)
}

/** What the pages of one build share. */
interface PageSetup {
  readonly config: ResolvedConfig
  readonly components: CompiledComponents
}

/** Takes sources from the front of one queue, for this thread and all others. */
interface Queue {
  readonly next: () => WorkerTask | undefined
  readonly finish: (answer: WorkerAnswer) => void
}

/** Feed one thread until the queue is empty. */
function runThread({ config, components }: PageSetup, queue: Queue): Promise<void> {
  return new Promise((resolve, reject) => {
    const workerData: WorkerSetup = { site: toLoadOptions(config), components }
    const worker = new Worker(workerFile(config), { workerData })
    let open = 0
    const feed = (): void => {
      for (
        let task = open < depth ? queue.next() : undefined;
        task;
        task = open < depth ? queue.next() : undefined
      ) {
        open += 1
        worker.postMessage(task)
      }
      if (open === 0) void worker.terminate().then(() => resolve())
    }
    worker.on('message', (answer: WorkerAnswer) => {
      open -= 1
      queue.finish(answer)
      feed()
    })
    worker.once('error', reject)
    feed()
  })
}

async function runHere({ config, components }: PageSetup, queue: Queue): Promise<void> {
  const [{ createPageCompiler }, { compilePage }] = await Promise.all([
    import('./page-compiler.ts'),
    import('./compile-page.ts'),
  ])
  const tools = await createPageCompiler(config, components)
  for (let task = queue.next(); task; task = queue.next()) {
    queue.finish({ id: task.id, made: await compilePage(task.source, tools) })
  }
}

/** Makes pages on `threads`, or on as many as pay; the libraries are loaded only when there is something to make. */
export function createThreadedCompiler(
  config: ResolvedConfig,
  threads?: number,
  components: CompiledComponents = noComponents,
): CompilePages {
  const setup: PageSetup = { config, components }
  return async (sources) => {
    const made: CompiledPage[] = []
    let taken = 0
    const queue: Queue = {
      next: () => {
        const id = taken
        const source = sources[id]
        if (!source) return undefined
        taken += 1
        return { id, source }
      },
      finish: ({ id, made: page }) => {
        made[id] = page
      },
    }
    const count = threads ?? countThreads(sources, config)
    // Beside threads this one only collects: what parsing leaves behind would pile up among the pages it keeps.
    if (count === 1) await runHere(setup, queue)
    else await Promise.all(Array.from({ length: count }, () => runThread(setup, queue)))
    return made
  }
}
