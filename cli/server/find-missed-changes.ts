import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The state that `findMissedChanges` compares a path with. */
export interface MissedChangesOptions {
  /** Milliseconds of the epoch. */
  readonly since: number
  /** True if the path existed then. */
  readonly existed: boolean
  /** The names of files and folders that are not watched. */
  readonly isIgnored: (name: string) => boolean
}

/**
 * Find what changed in a file or folder after a moment in the past: the path itself if it appeared
 * or disappeared, files that were written, and folders in which something was created, renamed or
 * deleted. A watcher misses changes between its first look at a folder and the moment when the
 * operating system starts to report them.
 */
export async function findMissedChanges(
  path: string,
  { since, existed, isIgnored }: MissedChangesOptions,
): Promise<readonly string[]> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return existed ? [path] : []
  const changed = !existed || changedAt(stats) >= since ? [path] : []
  if (!stats.isDirectory()) return changed
  const entries = await readdir(path, { withFileTypes: true }).catch(() => [])
  const nested = await Promise.all(
    entries
      // Links to folders are not followed, so loops do no harm.
      .filter((entry) => !isIgnored(entry.name) && (entry.isFile() || entry.isDirectory()))
      .map(async ({ name }) =>
        findMissedChanges(join(path, name), { since, existed: true, isIgnored }),
      ),
  )
  return [...changed, ...nested.flat()]
}

/**
 * When a file was last changed, in milliseconds of the epoch. A file that is copied or moved here
 * can keep an old time of modification, but not its time of change.
 */
export function changedAt({ mtimeMs, ctimeMs }: Stats): number {
  return Math.max(mtimeMs, ctimeMs)
}
