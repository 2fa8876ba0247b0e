import { join } from 'node:path'
import { env } from 'node:process'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { wantsStack } from '../../../report/print-bug.ts'
import { heapLimit } from '../../../threads/heap-limit.ts'
import type { StoppedPages } from '../../../threads/stopped-pages.ts'
import { createWorkRecord } from '../../../threads/work-record.ts'
import type { BuildSetup } from './build-messages.ts'
import type { ThreadBuilderOptions } from './build-thread-types.ts'

/** Start the thread itself; it leaves out pages that were stopped before, and writes down what it does. */
export function startWorker(
  { site, cache, pid, packageDir, terminal }: ThreadBuilderOptions,
  stoppedPages: StoppedPages,
): { readonly worker: Worker; readonly workRecord: SharedArrayBuffer } {
  const workRecord = createWorkRecord(site.timeLimit ?? 0)
  const { colors } = terminal
  const thread = { pid, colors, wantsStack: wantsStack(env), workRecord, stoppedPages }
  const setup: BuildSetup = { site, cache, ...thread }
  const worker = new Worker(join(packageDir, 'dist/build-thread.js'), {
    workerData: setup,
    env: SHARE_ENV,
    resourceLimits: { maxOldGenerationSizeMb: heapLimit() },
  })
  return { worker, workRecord }
}
