import { lstatSync, realpathSync, type Stats } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'

/**
 * The path that the operating system means, without links, with the letter case and the Unicode form
 * that the disk has. Throws if there is no such file.
 */
export const realPath = (path: string): string => realpathSync.native(path)

/** The path as `realPath` returns it; unchanged for a file that doesn't exist. */
export function toReal(path: string): string {
  try {
    return realPath(path)
  } catch {
    return path
  }
}

/** True if the absolute `path` is the folder or below it, by its text. */
export function isIn(path: string, folder: string): boolean {
  const below = relative(folder, path)
  return below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}

/** The entry with this name, links not followed; undefined if it doesn't exist or the user may not see it. */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path)
  } catch {
    return undefined
  }
}
