import { accessSync, constants, statSync } from 'node:fs'

/** True for a folder, or a link to one. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** True for a file, or a link to one. */
export const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** True if the user may list the folder and open what is in it. */
export function isReadableFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
