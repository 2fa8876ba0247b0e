// Threads that compile pages, watched from outside. Given a queue of sources, it returns a page or
// a finding for each. A thread that a page has stopped is replaced, and continues with the next page.
import { join } from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { addReads } from '../../cache/record-reads.ts'
import type { LoadConfigOptions } from '../../config/load-config.ts'
import { toRunSettings } from '../../schema/run-flags.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { describeStop } from '../../threads/describe-stop.ts'
import { ownTimeLimit } from '../../threads/during.ts'
import { heapLimit } from '../../threads/heap-limit.ts'
import { listenForEnd } from '../../threads/listen-for-end.ts'
import { StoppedError } from '../../threads/stopped-error.ts'
import { watchWork } from '../../threads/watch-work.ts'
import { createWorkRecord } from '../../threads/work-record.ts'
import type { StoppedWork } from '../../threads/work.ts'
import type { PageCompilerInput } from './page-compiler-input.ts'
import type { TaskResult, WorkerResult, WorkerSetup, WorkerTask } from './page-worker.ts'
import { MAX_STOPPED_PAGES } from '../../threads/stopped-pages.ts'

/** Batches that a thread holds at a time, so that it never waits for the next one. */
const BATCHES_PER_THREAD = 2
/** Bytes of Markdown in a batch: a message takes as long as a tiny page, and a large one waits for nothing. */
const BATCH_SIZE = 8192
/** What each page counts besides its bytes. */
const PAGE_SIZE = 512

/**
 * MB of a heap for young objects, half of the default. A thread keeps nothing of a page that it has
 * finished, so more space would only hold more garbage.
 */
const YOUNG_GENERATION = 24

/** The state that the pages of one build share. */
export interface BatchSetup {
  readonly config: ResolvedConfig
  readonly input: PageCompilerInput
  /** Called for each thread that has loaded its code. */
  readonly onLoaded?: () => void
}

/** Hands out sources, to this thread and to all others. */
export interface PageQueue {
  readonly next: () => WorkerTask | undefined
  /** Tasks that a thread did not finish. */
  readonly putBack: (tasks: readonly WorkerTask[]) => void
  readonly finish: (result: TaskResult) => void
}

/** Absolute path of the script of a thread. */
export const workerFile = (config: ResolvedConfig): string =>
  join(config.packageDir, 'dist/page-worker.js')

/** Compile pages on one thread at a time until the queue is empty. `threads`: how many run beside each other. */
export async function runPageThreads(
  setup: BatchSetup,
  queue: PageQueue,
  threads: number,
): Promise<void> {
  for (let count = 1; ; count += 1) {
    const open = new Map<number, WorkerTask>()
    const stopped = await runThread(setup, { queue, open, threads })
    if (!stopped) return
    const page = [...open.values()].find(({ source }) => source.path === stopped.work.subject)
    if (page === undefined || count === MAX_STOPPED_PAGES) throw new StoppedError(stopped)
    queue.finish({ id: page.id, compiled: { diagnostics: [describeStop(stopped)] } })
    open.delete(page.id)
    queue.putBack([...open.values()])
  }
}

interface Feed {
  readonly queue: PageQueue
  /** Tasks that the thread has not finished. */
  readonly open: Map<number, WorkerTask>
  readonly threads: number
}

/** Feed one thread until the queue is empty, or until something in it had to be stopped. */
async function runThread(
  { config, input, onLoaded = () => {} }: BatchSetup,
  { queue, open, threads }: Feed,
): Promise<StoppedWork | undefined> {
  const workRecord = createWorkRecord(ownTimeLimit)
  const workerData: WorkerSetup = { input, site: toLoadOptions(config), workRecord }
  const resourceLimits = {
    maxOldGenerationSizeMb: heapLimit(),
    maxYoungGenerationSizeMb: YOUNG_GENERATION,
  }
  const worker = new Worker(workerFile(config), { workerData, env: SHARE_ENV, resourceLimits })
  let unwatch = (): void => {}
  try {
    return await new Promise<StoppedWork | undefined>((resolve, reject) => {
      let held = 0
      const feed = (): void => {
        while (held < BATCHES_PER_THREAD) {
          const batch = nextBatch(queue)
          if (batch.length === 0) break
          held += 1
          for (const task of batch) open.set(task.id, task)
          worker.postMessage(batch)
        }
        if (open.size === 0) resolve(undefined)
      }
      worker.once('message', onLoaded)
      worker.on('message', ({ pages, reads }: WorkerResult) => {
        held -= 1
        addReads(reads)
        for (const page of pages) {
          open.delete(page.id)
          queue.finish(page)
        }
        feed()
      })
      listenForEnd(worker, workRecord, (end) => {
        if (end.kind === 'stopped') resolve(end.stopped)
        else reject(end.error)
      })
      unwatch = watchWork(workRecord, resolve, threads)
      feed()
    })
  } finally {
    unwatch()
    void worker.terminate()
  }
}

function nextBatch(queue: PageQueue): readonly WorkerTask[] {
  const batch: WorkerTask[] = []
  for (let size = 0; size < BATCH_SIZE;) {
    const task = queue.next()
    if (!task) break
    batch.push(task)
    size += task.source.bytes.byteLength + PAGE_SIZE
  }
  return batch
}

function toLoadOptions(config: ResolvedConfig): LoadConfigOptions {
  const { siteDir, configFile, outDir, baseUrl } = config
  return {
    siteDir,
    outDir,
    baseUrl,
    ...toRunSettings(config),
    ...(configFile === undefined ? {} : { configFile: join(siteDir, configFile) }),
  }
}
