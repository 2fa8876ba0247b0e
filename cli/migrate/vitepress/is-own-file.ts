import { existsSync, realpathSync, statSync } from 'node:fs'
import { relative } from 'node:path'

/** True for a file in `root` (absolute), by the place that links lead to. */
export function isOwnFile(path: string, root: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false
  return !/^\.\.(?:[/\\]|$)/.test(relative(realpathSync(root), realpathSync(path)))
}
