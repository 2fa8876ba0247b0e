// Whether a data file is as the last build left it. Given the file, it returns true if so, and
// large values are then checked only when they are read.
import { readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { replaceFile } from './replace-file.ts'

/** Name of the stamp, beside the data file. */
const stampName = 'stamp'

/**
 * True if nothing has written to the data file since `stampData`. A copy of the cache has another
 * modification time, so it counts as written.
 */
export function isStamped(path: string): boolean {
  try {
    return readFileSync(stampOf(path), 'utf8') === describe(path)
  } catch {
    return false
  }
}

/** Note the state of the data file. Throws if the disk fails. */
export function stampData(path: string): void {
  // Not into the file that is there: it may be the file of another site by a hard link.
  replaceFile(stampOf(path), describe(path))
}

/** Forget the state: a value of the file turned out to be damaged, so the next build checks all. */
export function removeStamp(path: string): void {
  rmSync(stampOf(path), { force: true })
}

const stampOf = (path: string): string => join(dirname(path), stampName)

/** Programs can set the time of modification, but not the time of change (`ctime`). */
function describe(path: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return [basename(path), ino, size, mtimeNs, ctimeNs].join(' ')
}
