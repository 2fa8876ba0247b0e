import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

export interface FileWatcher {
  /** Watch these absolute paths, files or folders, from now on; they need not exist yet. */
  follow(paths: readonly string[]): void
  close(): Promise<void>
}

export interface WatchOptions {
  /** Absolute paths of what was changed, made or deleted, in one go. */
  readonly onChange: (paths: ReadonlySet<string>) => void
  readonly onFault: (error: unknown) => void
  /** Milliseconds between looks at the disk; undefined: the system tells. */
  readonly poll: number | undefined
}

/** An editor that saves in several steps is done after this long. */
const settleMs = 10
/** A file that vanishes is often on its way back under the same name. */
const goneMs = 80
const lostRootMs = 250

/** Tell of changes in batches, a save as soon as it is done. Links to folders are not followed, so loops do no harm. */
export function watchFiles({ onChange, onFault, poll }: WatchOptions): FileWatcher {
  const roots = new Set<string>()
  const batch = createBatch(onChange)
  const watcher = watch([], {
    ignoreInitial: true,
    followSymlinks: false,
    atomic: false,
    ignored: (path) => !roots.has(path) && isNoise(basename(path)),
    ...(poll === undefined ? {} : { usePolling: true, interval: poll, binaryInterval: poll }),
  })
  watcher.on('all', (event, path) => {
    if (event !== 'addDir') batch.add(path, event.startsWith('unlink') ? goneMs : settleMs)
  })
  watcher.on('error', onFault)
  const lost = watchLostRoots(roots, (root) => {
    revive(watcher, root)
    batch.add(root, settleMs)
  })
  return {
    follow: (paths) => {
      const fresh = paths.map(toWatchPath).filter((path) => !roots.has(path))
      for (const path of fresh) roots.add(path)
      if (fresh.length > 0) watcher.add(fresh)
    },
    close: async () => {
      clearInterval(lost)
      batch.stop()
      await watcher.close()
    },
  }
}

function createBatch(onChange: (paths: ReadonlySet<string>) => void) {
  const due = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const plan = (): void => {
    clearTimeout(timer)
    if (due.size === 0) return
    timer = setTimeout(flush, Math.max(0, Math.min(...due.values()) - performance.now()))
  }
  const flush = (): void => {
    // A timer may come a little early.
    const now = performance.now() + 1
    const ready = new Set([...due].filter(([, time]) => time <= now).map(([path]) => path))
    for (const path of ready) due.delete(path)
    plan()
    if (ready.size > 0) onChange(ready)
  }
  return {
    add: (path: string, wait: number): void => {
      due.set(path, performance.now() + wait)
      plan()
    },
    stop: (): void => clearTimeout(timer),
  }
}

/** The system stops telling of a folder that was deleted itself, also when it comes back. */
function watchLostRoots(
  roots: ReadonlySet<string>,
  onReturn: (root: string) => void,
): NodeJS.Timeout {
  const missing = new Set<string>()
  return setInterval(() => {
    for (const root of roots) {
      if (!existsSync(root)) missing.add(root)
      else if (missing.delete(root)) onReturn(root)
    }
  }, lostRootMs)
}

function revive(watcher: FSWatcher, root: string): void {
  watcher.unwatch(root)
  watcher.add(root)
}

/** The folder itself may be a link; those in it are not followed. */
function toWatchPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : `${toWatchPath(parent).replace(/[/\\]$/, '')}/${basename(path)}`
  }
}

/** What editors, systems and package managers write beside the files that matter. */
function isNoise(name: string): boolean {
  return name === 'node_modules' || name === '4913' || /^\.|~$|\.sw[a-z]$|^#.*#$/.test(name)
}
