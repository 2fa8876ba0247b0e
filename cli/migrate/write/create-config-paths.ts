import { resolve } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'

/** Maps a path in `siteDir` to the form it has in a config in `baseDir`: relative, with slashes. */
export function createConfigPaths(siteDir: string, baseDir: string): (path: string) => string {
  return (path) => posixRelative(baseDir, resolve(siteDir, path)) || '.'
}
