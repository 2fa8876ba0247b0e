import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { platform } from 'node:process'
import { watch, type ChokidarOptions } from 'chokidar'
import { type DiskWatcher, watchFolders } from './watch-folders.ts'

/** Watches a file, or a folder with everything below it. */
export type WatchDisk = (root: string, interval: number | undefined) => DiskWatcher

/** The options of chokidar. `interval`: milliseconds between looks at the disk; undefined: the system reports changes. */
export const toOptions = (root: string, interval: number | undefined): ChokidarOptions => ({
  followSymlinks: false,
  atomic: false,
  ignored: (path) => path !== root && isNoise(basename(path)),
  ...(interval !== undefined && { usePolling: true, interval, binaryInterval: interval }),
})

/** Watch a path that exists. Only Linux reports each change in a folder to the watch of the folder. */
export const watchDisk: WatchDisk = (root, interval) =>
  platform === 'linux' && interval === undefined && statSync(root).isDirectory()
    ? watchFolders(root, isNoise)
    : watch(root, toOptions(root, interval))

/** True for files that editors, operating systems and package managers create. */
export function isNoise(name: string): boolean {
  return name === 'node_modules' || name === '4913' || /^\.|~$|\.sw[a-z]$|^#.*#$/.test(name)
}
