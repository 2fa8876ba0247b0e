import { existsSync } from 'node:fs'

/** Absolute paths of files and folders, each with whether it existed when the site was read. */
export type SeenPaths = ReadonlyMap<string, boolean>

/** Look at paths now; those that were looked at `before` keep what was found then. */
export function seePaths(paths: readonly string[], before: SeenPaths = new Map()): SeenPaths {
  return new Map(paths.map((path) => [path, before.get(path) ?? existsSync(path)]))
}
