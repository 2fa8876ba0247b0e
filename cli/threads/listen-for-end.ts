import type { Worker } from 'node:worker_threads'
import { heapLimit } from './heap-limit.ts'
import { readWork } from './work-record.ts'
import type { StopCause, StoppedWork } from './work.ts'

/** How a thread ended that was not asked to: what it was working on, or why that is not known. */
export type ThreadStop =
  | { readonly kind: 'stopped'; readonly stopped: StoppedWork }
  | { readonly kind: 'failed'; readonly error: Error }

/** Call `onEnd` when a thread ends, by `process.exit`, for lack of memory or with an error. */
export function listenForEnd(
  worker: Worker,
  workRecord: SharedArrayBuffer,
  onEnd: (end: ThreadStop) => void,
): void {
  const stop = (cause: StopCause): void => {
    const work = readWork(workRecord)[0]?.work
    if (work) onEnd({ kind: 'stopped', stopped: { work, cause } })
    else onEnd({ kind: 'failed', error: new Error(`a thread ended early (${cause.kind})`) })
  }
  worker.on('error', (error: NodeJS.ErrnoException) => {
    const megabytes = worker.resourceLimits?.maxOldGenerationSizeMb ?? heapLimit()
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop({ kind: 'memory', megabytes })
    else onEnd({ kind: 'failed', error })
  })
  worker.on('exit', (exitCode) => stop({ kind: 'exited', exitCode }))
}
