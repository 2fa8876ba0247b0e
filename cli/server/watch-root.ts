import { createDeferred } from '../primitives/time/deferred.ts'
import type { WatchDisk } from './watch-disk.ts'
import type { DiskWatcher } from './watch-folders.ts'

/** The watcher of a file, or of a folder with everything below it. */
export interface RootWatch {
  readonly watcher: DiskWatcher
  /** Resolves after the initial scan, and earlier if that takes too long or the watcher is closed. */
  readonly ready: Promise<void>
  /** True when the initial scan has ended; until then, every file is reported as added. */
  readonly isScanned: () => boolean
  close(): Promise<void>
}

interface RootWatchOptions {
  readonly watch: WatchDisk
  /** Milliseconds between looks at the disk; undefined: the operating system reports changes. */
  readonly interval: number | undefined
}

/** How long the initial scan of a path may take. */
const scanMs = 3000

/** Watch a path that exists. Links to folders are not followed, so loops do no harm. */
export function watchRoot(root: string, { watch, interval }: RootWatchOptions): RootWatch {
  const watcher = watch(root, interval)
  const ready = createDeferred<void>()
  const timer = setTimeout(ready.resolve, scanMs)
  timer.unref()
  let isScanned = false
  watcher.once('ready', () => {
    isScanned = true
    ready.resolve()
  })
  const close = async (): Promise<void> => {
    clearTimeout(timer)
    ready.resolve()
    await watcher.close()
  }
  return { watcher, ready: ready.promise, isScanned: () => isScanned, close }
}
