// Watches a folder and everything below it, with one watch of the operating system for each folder. Given a folder, it
// returns what chokidar returns, which also watches each file: seconds and hundreds of megabytes for 50,000 pages.
import { EventEmitter } from 'node:events'
import { type FSWatcher, readdirSync, type Stats, watch } from 'node:fs'
import { join, sep } from 'node:path'
import { entryAt } from '../gate/real-path.ts'
import { errorCode } from '../primitives/error-code.ts'

/** What is said of a path below a watched folder. */
type PathEvent = 'add' | 'change' | 'unlink'

interface DiskEvents {
  all: [event: string, path: string, stats?: Stats]
  error: [error: unknown]
  ready: []
}

/** The part of a watcher of chokidar that `watchFiles` needs. */
export interface DiskWatcher {
  readonly closed: boolean
  on(event: 'all', listener: (...changed: DiskEvents['all']) => void): unknown
  on(event: 'error', listener: (...found: DiskEvents['error']) => void): unknown
  once(event: 'ready', listener: () => void): unknown
  close(): Promise<void>
}

/** Watch a folder that exists. Links are not followed, and names that `isIgnored` accepts are left out. */
export function watchFolders(root: string, isIgnored: (name: string) => boolean): DiskWatcher {
  const folders = new Map<string, FSWatcher>()
  const events = Object.assign(new EventEmitter<DiskEvents>(), {
    closed: false,
    close: async () => {
      events.closed = true
      forget(root)
    },
  })
  const fail = (error: unknown): void => {
    // What is gone is reported by the watch of its folder.
    if (!events.closed && !['ENOENT', 'ENOTDIR'].includes(errorCode(error)))
      events.emit('error', error)
  }
  const forget = (folder: string): void => {
    for (const [path, watcher] of folders) {
      if (path !== folder && !path.startsWith(folder + sep)) continue
      watcher.close()
      folders.delete(path)
    }
  }
  const report = (event: PathEvent, path: string, stats?: Stats): void =>
    void events.emit('all', event, path, stats)
  const open = (folder: string, onFile?: (path: string) => void): void => {
    if (events.closed) return
    try {
      // First, so that what is created while the folder is read is reported.
      const watcher = watch(folder, (kind, name) => see(folder, { kind, name }))
      folders.set(folder, watcher.on('error', fail))
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (isIgnored(entry.name)) continue
        const path = join(folder, entry.name)
        if (entry.isDirectory()) open(path, onFile)
        else onFile?.(path)
      }
    } catch (error) {
      fail(error)
    }
  }
  const see = (folder: string, { kind, name }: { kind: string; name: string | null }): void => {
    if (events.closed || name === null || isIgnored(name)) return
    const path = join(folder, name)
    const stats = entryAt(path)
    const isRenamed = kind === 'rename'
    if (isRenamed || !stats?.isDirectory()) forget(path)
    if (!stats) {
      // A folder that is deleted reports its own name.
      if (!entryAt(folder)) forget(folder)
      else if (isRenamed) report('unlink', path)
    } else if (!stats.isDirectory()) report(isRenamed ? 'add' : 'change', path, stats)
    else if (!folders.has(path)) open(path, (file) => report('add', file, entryAt(file)))
  }
  setImmediate(() => {
    open(root)
    if (!events.closed) events.emit('ready')
  })
  return events
}
