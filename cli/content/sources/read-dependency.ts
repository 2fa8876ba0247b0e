import { readFileSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import type { VFile } from 'vfile'
import type { Dependency } from '../../model/page.ts'
import { toContentPath } from './content-path.ts'
import { hashDependency } from './hash-dependency.ts'

declare module 'vfile' {
  interface DataMap {
    /** Files that the page includes. */
    dependencies: Dependency[]
  }
}

/** An included file above this size is probably a mistake. */
const MAX_BYTES = 5_000_000

/** Where files may be read; paths are relative to the site's folder. */
interface ReadableFolders {
  /** Absolute; `/x` and the paths of pages are relative to it. The site's folder when left out. */
  readonly root?: string
  /** The folder that `@site` means; `root` when left out. */
  readonly siteRoot?: string
  /** More folders whose files may be included: folders of docs outside the site. */
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
 * Create a function that reads files by the path that a page contains. Each file becomes a
 * dependency of the page, which is compiled again when the file changes, appears or disappears. The
 * result is undefined if the file does not exist or is outside the folders that may be read.
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
    const dependencies = (page.data.dependencies ??= [])
    if (!dependencies.some((dependency) => dependency.path === path)) {
      dependencies.push({ path, hash: hashDependency(siteDir, path) })
    }
    return readText(file)
  }
}
