import { readFileSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import type { VFile } from 'vfile'
import type { Dependency } from '../model.ts'
import { toContentPath } from './content-path.ts'
import { hashDependency } from './hash-dependency.ts'

declare module 'vfile' {
  interface DataMap {
    /** Files that the page was made from besides its own source. */
    dependencies: Dependency[]
  }
}

/** An included file above this size is taken for a mistake. */
const MAX_BYTES = 5_000_000

/** `@site/x` and `/x` count from the site's folder, everything else from the folder of the page. */
function toAbsolute(root: string, written: string, page: string): string {
  const fromSite = written.replace(/^(?:@site)?\//, '')
  if (fromSite !== written) return resolve(root, fromSite)
  return resolve(root, posix.dirname(page), written)
}

function readText(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() && stats.size <= MAX_BYTES ? readFileSync(file, 'utf8') : undefined
}

/**
 * Reads files that pages include, by the path written in the page, and notes each on the page: it is made anew when the
 * file changes, appears or goes. Undefined: no such file, or it lies outside of `root`, an absolute folder: the site's.
 */
export function createDependencyReader(
  siteDir: string,
  root: string = siteDir,
): (written: string, page: VFile) => string | undefined {
  return (written, page) => {
    const file = toAbsolute(root, written, page.path)
    const below = relative(root, file)
    if (below === '' || below.startsWith(`..${sep}`) || below === '..') return undefined
    const path = toContentPath(siteDir, file)
    const noted = (page.data.dependencies ??= [])
    if (!noted.some((dependency) => dependency.path === path)) {
      noted.push({ path, hash: hashDependency(siteDir, path) })
    }
    return readText(file)
  }
}
