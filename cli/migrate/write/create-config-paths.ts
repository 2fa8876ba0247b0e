import { relative, resolve, sep } from 'node:path'

/** Maps a path in `siteDir` to the form it has in a config in `baseDir`: relative, with slashes. */
export function createConfigPaths(siteDir: string, baseDir: string): (path: string) => string {
  return (path) => relative(baseDir, resolve(siteDir, path)).split(sep).join('/') || '.'
}
