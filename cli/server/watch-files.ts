import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { createChangeBatch } from './change-batch.ts'
import { watchRecreatedDirs } from './recreated-dirs.ts'

export interface FileWatcher {
  /**
   * Watch these absolute paths, files or folders, from now on; they need not exist yet. Resolves when no change can be
   * missed any more; what was written after `since` (milliseconds of the epoch) is told of too.
   */
  follow(paths: readonly string[], since: number): Promise<void>
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
/** A path that can be listed at all is listed by then. */
const scanMs = 3000

/** Tell of changes in batches, a save as soon as it is done. Links to folders are not followed, so loops do no harm. */
export function watchFiles({ onChange, onFault, poll }: WatchOptions): FileWatcher {
  const watchers = new Map<string, FSWatcher>()
  const batch = createChangeBatch(onChange)
  const start = async (root: string, since: number): Promise<void> => {
    const watcher = watch(root, {
      followSymlinks: false,
      atomic: false,
      ignored: (path) => path !== root && isNoise(basename(path)),
      ...(poll === undefined ? {} : { usePolling: true, interval: poll, binaryInterval: poll }),
    })
    watchers.set(root, watcher)
    lost.remember(root)
    let isScanned = false
    watcher.on('all', (event, path, stats) => {
      // The scan at the start reports every file as added.
      if (!isScanned && (stats?.mtimeMs ?? since) < since) return
      if (event !== 'addDir') batch.add(path, event.startsWith('unlink') ? goneMs : settleMs)
    })
    watcher.on('error', onFault)
    await isReady(watcher)
    isScanned = true
  }
  const lost = watchRecreatedDirs((root) => {
    batch.add(root, settleMs)
    void watchers.get(root)?.close()
    void start(root, 0)
  })
  return {
    follow: async (paths, since) => {
      const fresh = new Set(paths.map(toWatchPath).filter((path) => !watchers.has(path)))
      await Promise.all([...fresh].map(async (path) => start(path, since)))
    },
    close: async () => {
      lost.stop()
      batch.stop()
      await Promise.all([...watchers.values()].map(async (watcher) => watcher.close()))
    },
  }
}

async function isReady(watcher: FSWatcher): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, scanMs)
    timer.unref()
    watcher.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** The path itself may be a link; those below it are not followed. */
function toWatchPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(toWatchPath(parent), basename(path))
  }
}

/** What editors, systems and package managers write beside the files that matter. */
function isNoise(name: string): boolean {
  return name === 'node_modules' || name === '4913' || /^\.|~$|\.sw[a-z]$|^#.*#$/.test(name)
}
