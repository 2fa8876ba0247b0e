// Marks what this thread is working on, for the thread that watches it. In a thread that nothing
// watches, the marks cost next to nothing.
import { workerData } from 'node:worker_threads'
import { isRecord } from '../primitives/is-record.ts'
import { StoppedError } from './stopped-error.ts'
import type { Work } from './work.ts'
import { clearWork, timeLimitOf, writeLine, writeWork } from './work-record.ts'

const shared: unknown = isRecord(workerData) ? workerData['workRecord'] : undefined
const record = shared instanceof SharedArrayBuffer ? shared : undefined

/** True in a thread that another one watches and stops when a piece of work takes too long. */
export const isWatched = record !== undefined

/** Slots of the work that has begun and not ended; the last one began last. */
const open: number[] = []
/** The work that waits for a promise, with what rejects it. */
const waiting = new Map<() => void, Work>()

/** Seconds for each piece of work that the command line sets; 0 if it sets nothing. */
export const ownTimeLimit = record ? timeLimitOf(record) : 0

/** Run a function that returns when the work is done. */
export function during<Result>(work: Work, run: () => Result): Result {
  const end = begin(work)
  try {
    return run()
  } finally {
    end()
  }
}

/** Run a function that returns a promise; rejects with `StoppedError` if that can never resolve. */
export async function duringAsync<Result>(
  work: Work,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const end = begin(work)
  let stall = (): void => {}
  const stalled = new Promise<never>((_, reject) => {
    stall = () => reject(new StoppedError({ work, cause: { kind: 'stalled' } }))
  })
  waiting.set(stall, work)
  try {
    return await Promise.race([run(), stalled])
  } finally {
    waiting.delete(stall)
    end()
  }
}

/** Note which line of its file the current work has reached; 0: none. */
export function reachLine(line: number): void {
  const slot = open.at(-1)
  if (record && slot !== undefined) writeLine(record, slot, line)
}

/**
 * To be called when this thread has nothing left to do: whatever still waits would wait forever. A
 * stage goes on if the work inside it fails.
 */
export function rejectStalled(): void {
  const inner = [...waiting].filter(([, { kind }]) => kind !== 'stage')
  for (const [stall] of inner.length > 0 ? inner : waiting) stall()
}

function begin(work: Work): () => void {
  const slot = record && writeWork(record, work)
  if (record === undefined || slot === undefined) return () => {}
  open.push(slot)
  return () => {
    clearWork(record, slot)
    open.splice(open.lastIndexOf(slot), 1)
  }
}
