import { realpathSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type FSWatcher, watch as watchDisk } from 'chokidar'
import { createDeferred } from '../primitives/deferred.ts'
import { createChangeBatch } from './change-batch.ts'
import { findMissedChanges } from './find-missed-changes.ts'
import { watchRecreatedDirs } from './recreated-dirs.ts'

export interface FileWatcher {
  /**
   * Watch these absolute paths, files or folders, from now on; they need not exist yet. Resolves
   * once no change can be missed; files that were written after `since` (milliseconds of the epoch)
   * are reported too.
   */
  follow(paths: readonly string[], since: number): Promise<void>
  close(): Promise<void>
}

export interface WatchOptions {
  /** Absolute paths of files that were changed, created or deleted together. */
  readonly onChange: (paths: ReadonlySet<string>) => void
  readonly onError: (error: unknown) => void
  /** Called once if the operating system refuses to report more changes, so the disk is polled. */
  readonly onLimit: (error: unknown) => void
  /** Milliseconds between looks at the disk; undefined: the operating system reports changes. */
  readonly poll: number | undefined
  /** The function that watches a path: chokidar, unless a test refuses watches as an operating system does. */
  readonly watch?: typeof watchDisk
}

/** How long an editor may take that saves in several steps. */
const settleMs = 10
/** A deleted file is often created again under the same name. */
const goneMs = 80
/** Milliseconds between looks at the disk once the operating system has refused to report changes. */
const fallbackMs = 500
/** How long the initial scan of a path may take. */
const scanMs = 3000

/** Report changes in batches. Links to folders are not followed, so loops do no harm. */
export function watchFiles({
  onChange,
  onError,
  onLimit,
  poll,
  watch = watchDisk,
}: WatchOptions): FileWatcher {
  const watchers = new Map<string, FSWatcher>()
  /** When each path was first watched, in milliseconds of the epoch. */
  const followed = new Map<string, number>()
  let interval = poll
  const batch = createChangeBatch(onChange)
  const closed = createDeferred<void>()
  const start = async (root: string, since: number): Promise<void> => {
    const watcher = watch(root, {
      followSymlinks: false,
      atomic: false,
      ignored: (path) => path !== root && isNoise(basename(path)),
      ...(interval !== undefined && { usePolling: true, interval, binaryInterval: interval }),
    })
    watchers.set(root, watcher)
    recreated.remember(root)
    let isScanned = false
    const reported = new Set<string>()
    watcher.on('all', (event, path, stats) => {
      // The initial scan reports every file as added.
      if (!isScanned && (stats?.mtimeMs ?? since) < since) return
      if (event === 'addDir') return
      if (!isScanned) reported.add(path)
      batch.add(path, event.startsWith('unlink') ? goneMs : settleMs)
    })
    watcher.on('error', (error) => {
      if (interval === undefined && isWatchLimit(error)) pollFromNow(error)
      else if (!watcher.closed) onError(error)
    })
    await Promise.race([isReady(watcher), closed.promise])
    isScanned = true
    const missed = await findMissedChanges(root, { since, isIgnored: isNoise })
    if (watcher.closed) return
    for (const path of missed) if (!reported.has(path)) batch.add(path, settleMs)
  }
  const pollFromNow = (error: unknown): void => {
    interval = fallbackMs
    onLimit(error)
    // Changes since then that were not reported are reported now.
    for (const [root, since] of followed) {
      const refused = watchers.get(root)
      void refused?.close()
      // The others meet the same limit, even while they are being closed.
      refused?.on('error', () => {})
      void start(root, since)
    }
  }
  const recreated = watchRecreatedDirs((root) => {
    batch.add(root, settleMs)
    void watchers.get(root)?.close()
    void start(root, 0)
  })
  return {
    follow: async (paths, since) => {
      const fresh = new Set(paths.map(toWatchPath).filter((path) => !watchers.has(path)))
      for (const path of fresh) followed.set(path, since)
      await Promise.all([...fresh].map(async (path) => start(path, since)))
    },
    close: async () => {
      closed.resolve()
      recreated.stop()
      batch.stop()
      await Promise.all([...watchers.values()].map(async (watcher) => watcher.close()))
    },
  }
}

/** True if the system has too few watches (`ENOSPC`), or file descriptors for them, left. */
function isWatchLimit(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return ['ENOSPC', 'EMFILE', 'ENFILE'].includes(String(code))
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

/** The path itself may be a symbolic link; links below it are not followed. */
function toWatchPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(toWatchPath(parent), basename(path))
  }
}

/** Files that editors, operating systems and package managers create. */
function isNoise(name: string): boolean {
  return name === 'node_modules' || name === '4913' || /^\.|~$|\.sw[a-z]$|^#.*#$/.test(name)
}
