import { dirname, sep } from 'node:path'

/** The lowest folder that contains all paths (absolute). */
export function commonFolder(paths: readonly string[]): string {
  const contains = (folder: string): boolean =>
    paths.every((path) => path === folder || path.startsWith(folder === sep ? sep : folder + sep))
  let folder = paths[0] ?? sep
  while (!contains(folder) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}
