import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { entriesIn, targetAt } from '../gate/real-path.ts'
import { pushAll } from '../primitives/long-lists.ts'

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
  const stats = targetAt(path)
  if (!stats) return existed ? [path] : []
  const changed = !existed || changedAt(stats) >= since ? [path] : []
  if (!stats.isDirectory()) return changed
  // Requests are handled between two folders. Asking for each file in the background takes ten times as long.
  await setImmediate()
  for (const entry of entriesIn(path)) {
    if (isIgnored(entry.name)) continue
    const inner = join(path, entry.name)
    // Links to folders are not followed, so loops do no harm.
    if (entry.isDirectory())
      pushAll(changed, await findMissedChanges(inner, { since, existed: true, isIgnored }))
    else if (entry.isFile() && isChanged(targetAt(inner), since)) changed.push(inner)
  }
  return changed
}

/** A file that is gone has changed too. */
const isChanged = (stats: Stats | undefined, since: number): boolean =>
  stats === undefined || changedAt(stats) >= since

/**
 * When a file was last changed, in milliseconds of the epoch. A file that is copied or moved here
 * can keep an old time of modification, but not its time of change.
 */
export function changedAt({ mtimeMs, ctimeMs }: Stats): number {
  return Math.max(mtimeMs, ctimeMs)
}
