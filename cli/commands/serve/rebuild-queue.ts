type Changed = ReadonlySet<string> | 'all'

/** One build at a time; files that change during a build are built together right after it. */
export interface RebuildQueue {
  add(changed: Changed): void
  /** Resolves when the build with this change is done. */
  run(changed: Changed): Promise<void>
  /** Resolves when nothing runs. */
  idle(): Promise<void>
}

/** Create a queue that runs one build at a time, and joins changes that wait. `build` must not reject. */
export function createRebuildQueue(build: (changed: Changed) => Promise<void>): RebuildQueue {
  let waiting: Changed | undefined
  let running: Promise<void> | undefined
  const work = async (): Promise<void> => {
    while (waiting !== undefined) {
      const next = waiting
      waiting = undefined
      await build(next)
    }
    running = undefined
  }
  const run = async (changed: Changed): Promise<void> => {
    waiting = merge(waiting, changed)
    running ??= work()
    await running
  }
  return { add: (changed) => void run(changed), run, idle: async () => running }
}

function merge(a: Changed | undefined, b: Changed): Changed {
  if (a === undefined) return b
  return a === 'all' || b === 'all' ? 'all' : new Set([...a, ...b])
}
