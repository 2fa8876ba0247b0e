import { existsSync, statSync } from 'node:fs'
import { toRealPath } from '../gate/real-path.ts'
import { errorCode } from '../primitives/error-code.ts'
import { createChangeBatch } from './change-batch.ts'
import { changedAt, findMissedChanges } from './find-missed-changes.ts'
import { isPackageFolder, watchPresence } from './path-presence.ts'
import type { SeenPaths } from './seen-paths.ts'
import { isNoise, type WatchDisk, watchDisk } from './watch-disk.ts'
import { type RootWatch, watchRoot } from './watch-root.ts'

export interface FileWatcher {
  /**
   * Watch these files and folders from now on; they need not exist yet. Resolves once no change can
   * be missed; what appeared, disappeared or was written after `since` (milliseconds of the epoch)
   * is reported too.
   */
  follow(paths: SeenPaths, since: number): Promise<void>
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
  /** The function that watches a path, unless a test refuses watches as an operating system does. */
  readonly watch?: WatchDisk
}

/** What was read of a path before it was watched. */
interface Origin {
  /** When it was read, in milliseconds of the epoch. */
  readonly since: number
  readonly existed: boolean
}

/** How long an editor may take that saves in several steps. */
const settleMs = 10
/** A deleted file is often created again under the same name. */
const goneMs = 80
/** Files of a package that is installed arrive one after the other. */
const packageMs = 200
/** Milliseconds between looks at the disk once the operating system has refused to report changes. */
const fallbackMs = 500

/** Report changes in batches. */
export function watchFiles({
  onChange,
  onError,
  onLimit,
  poll,
  watch = watchDisk,
}: WatchOptions): FileWatcher {
  const followed = new Map<string, Origin>()
  /** The watchers of the paths that exist. */
  const watches = new Map<string, RootWatch>()
  /** The paths that were last reported as deleted. */
  const deleted = new Set<string>()
  let interval = poll
  const batch = createChangeBatch(onChange)
  const start = async (root: string, { since, existed }: Origin): Promise<void> => {
    presence.remember(root)
    // A watcher of a missing path watches the folders around it, which may be busy; `presence` looks for it.
    if (!existsSync(root)) {
      if (existed) batch.add(root, goneMs)
      return
    }
    if (isPackageFolder(root)) {
      if (!existed || changedAt(statSync(root)) >= since) batch.add(root, packageMs)
      return
    }
    const rootWatch = watchRoot(root, { watch, interval })
    const { watcher } = rootWatch
    watches.set(root, rootWatch)
    const reported = new Set<string>()
    watcher.on('all', (event, path, stats) => {
      // The scan of a large site goes on after `ready`.
      const isScanned = rootWatch.isScanned()
      if (!isScanned && (stats ? changedAt(stats) : since) < since) return
      if (event === 'addDir') return
      if (!isScanned) reported.add(path)
      const isGone = event.startsWith('unlink')
      if (path === root) deleted[isGone ? 'add' : 'delete'](path)
      batch.add(path, isGone ? goneMs : settleMs)
    })
    watcher.on('error', (error) => {
      if (interval === undefined && isWatchLimit(error)) pollFromNow(error)
      else if (!watcher.closed) onError(error)
    })
    await rootWatch.ready
    const missed = await findMissedChanges(root, { since, existed, isIgnored: isNoise })
    if (watcher.closed) return
    for (const path of missed) if (!reported.has(path)) batch.add(path, settleMs)
  }
  const pollFromNow = (error: unknown): void => {
    interval = fallbackMs
    onLimit(error)
    // Changes since then that were not reported are reported now.
    for (const [root, origin] of followed) {
      const refused = watches.get(root)
      void refused?.close()
      // The others meet the same limit, even while they are being closed.
      refused?.watcher.on('error', () => {})
      void start(root, origin)
    }
  }
  const presence = watchPresence({
    onGone: (root) => {
      void watches.get(root)?.close()
      if (!deleted.has(root)) batch.add(root, goneMs)
    },
    onReturn: (root) => {
      deleted.delete(root)
      batch.add(root, isPackageFolder(root) ? packageMs : settleMs)
      if (isPackageFolder(root)) return
      void watches.get(root)?.close()
      void start(root, { since: 0, existed: true })
    },
  })
  return {
    follow: async (paths, since) => {
      const fresh = new Map<string, Origin>()
      for (const [path, existed] of paths) {
        const real = toRealPath(path)
        if (!followed.has(real)) fresh.set(real, { since, existed })
      }
      for (const [path, origin] of fresh) followed.set(path, origin)
      await Promise.all([...fresh].map(async ([path, origin]) => start(path, origin)))
    },
    close: async () => {
      presence.stop()
      batch.stop()
      await Promise.all([...watches.values()].map(async ({ close }) => close()))
    },
  }
}

/** True if the system has too few watches (`ENOSPC`), or file descriptors for them, left. */
function isWatchLimit(error: unknown): boolean {
  return ['ENOSPC', 'EMFILE', 'ENFILE'].includes(errorCode(error))
}
