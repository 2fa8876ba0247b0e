import { targetAt } from '../gate/real-path.ts'
import { smallest } from '../primitives/long-lists.ts'

/** Collects changed paths and reports them together. */
export interface ChangeBatch {
  /**
   * Report this path in `wait` milliseconds; a later call for the same path replaces the earlier
   * one.
   */
  add(path: string, wait: number): void
  stop(): void
}

/**
 * The watcher ignores a file for 50 ms after it has reported it, which is when a formatter that
 * runs on save writes.
 */
const recheckMs = 75

/** Each path is checked again a little later, and reported again if it has changed once more. */
export function createChangeBatch(onChange: (paths: ReadonlySet<string>) => void): ChangeBatch {
  const due = new Map<string, number>()
  const rechecks = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined
  let next = Infinity
  const schedule = (time: number): void => {
    clearTimeout(timer)
    next = time
    if (time < Infinity) timer = setTimeout(flush, Math.max(0, time - performance.now()))
  }
  const add = (path: string, wait: number): void => {
    const time = performance.now() + wait
    due.set(path, time)
    // Otherwise the timer is early enough, and no path is compared with all others.
    if (time < next) schedule(time)
  }
  const recheck = (seen: ReadonlyMap<string, string>): void => {
    const timeout = setTimeout(() => {
      rechecks.delete(timeout)
      for (const [path, stamp] of seen) if (fileStamp(path) !== stamp) add(path, 0)
    }, recheckMs)
    rechecks.add(timeout)
  }
  const flush = (): void => {
    // Timers can fire slightly early.
    const now = performance.now() + 1
    const ready = new Set([...due].filter(([, time]) => time <= now).map(([path]) => path))
    for (const path of ready) due.delete(path)
    schedule(smallest(due.values()))
    if (ready.size === 0) return
    recheck(new Map([...ready].map((path) => [path, fileStamp(path)])))
    onChange(ready)
  }
  return {
    add,
    stop: () => {
      clearTimeout(timer)
      for (const timeout of rechecks) clearTimeout(timeout)
    },
  }
}

/** Differs whenever the file was written or replaced; empty for a missing file. */
export function fileStamp(path: string): string {
  const stats = targetAt(path)
  return stats ? [stats.ino, stats.mtimeMs, stats.size].join(' ') : ''
}
