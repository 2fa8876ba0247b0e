import { readFileSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import type { VFile } from 'vfile'
import type { Dependency } from '../../model/page.ts'
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

/** Where files may be read; paths count from the site's folder. */
interface ReadableFolders {
  /** Absolute; `/x` and the paths of pages count from here. The site's folder when left out. */
  readonly root?: string
  /** What `@site` stands for; `root` when left out. */
  readonly siteRoot?: string
  /** More folders whose files may be included: those of docs that lie outside of the site. */
  readonly folders?: readonly string[]
}

function toAbsolute(written: string, page: string, from: { root: string; site: string }): string {
  if (written.startsWith('@site/')) return resolve(from.site, written.slice(6))
  if (written.startsWith('/')) return resolve(from.root, written.slice(1))
  return resolve(from.root, posix.dirname(page), written)
}

function isBelow(file: string, folder: string): boolean {
  const below = relative(folder, file)
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`)
}

function readText(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats?.isFile() && stats.size <= MAX_BYTES ? readFileSync(file, 'utf8') : undefined
}

/**
 * Reads files that pages include, by the path written in the page, and notes each on the page: it is made anew when the
 * file changes, appears or goes. Undefined: no such file, or it lies in none of the folders that may be read.
 */
export function createDependencyReader(
  siteDir: string,
  { root = siteDir, siteRoot, folders = [] }: ReadableFolders = {},
): (written: string, page: VFile) => string | undefined {
  const site = siteRoot === undefined ? root : resolve(siteDir, siteRoot)
  const readable = [root, site, ...folders.map((folder) => resolve(siteDir, folder))]
  return (written, page) => {
    const file = toAbsolute(written, page.path, { root, site })
    if (!readable.some((folder) => isBelow(file, folder))) return undefined
    const path = toContentPath(siteDir, file)
    const noted = (page.data.dependencies ??= [])
    if (!noted.some((dependency) => dependency.path === path)) {
      noted.push({ path, hash: hashDependency(siteDir, path) })
    }
    return readText(file)
  }
}
