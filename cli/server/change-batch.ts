import { statSync } from 'node:fs'

/** Collects changed paths and tells of them together. */
export interface ChangeBatch {
  /** Tell of this path in `wait` milliseconds; a later call for the same path counts instead. */
  add(path: string, wait: number): void
  stop(): void
}

/** The watcher is deaf to a file for 50 ms after it has told of it: a formatter that runs on save falls into that time. */
const lookAgainMs = 75

/** Each path is looked at again a little later, and told of again when it has changed once more. */
export function createChangeBatch(onChange: (paths: ReadonlySet<string>) => void): ChangeBatch {
  const due = new Map<string, number>()
  const looks = new Set<NodeJS.Timeout>()
  let timer: NodeJS.Timeout | undefined
  const plan = (): void => {
    clearTimeout(timer)
    if (due.size === 0) return
    timer = setTimeout(flush, Math.max(0, Math.min(...due.values()) - performance.now()))
  }
  const add = (path: string, wait: number): void => {
    due.set(path, performance.now() + wait)
    plan()
  }
  const lookAgain = (seen: ReadonlyMap<string, string>): void => {
    const look = setTimeout(() => {
      looks.delete(look)
      for (const [path, stamp] of seen) if (stampOf(path) !== stamp) add(path, 0)
    }, lookAgainMs)
    looks.add(look)
  }
  const flush = (): void => {
    // A timer may come a little early.
    const now = performance.now() + 1
    const ready = new Set([...due].filter(([, time]) => time <= now).map(([path]) => path))
    for (const path of ready) due.delete(path)
    plan()
    if (ready.size === 0) return
    lookAgain(new Map([...ready].map((path) => [path, stampOf(path)])))
    onChange(ready)
  }
  return {
    add,
    stop: () => {
      clearTimeout(timer)
      for (const look of looks) clearTimeout(look)
    },
  }
}

/** Differs whenever the file was written or replaced; empty when there is none. */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? '' : [stats.ino, stats.mtimeMs, stats.size].join(' ')
}
