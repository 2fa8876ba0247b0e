import { posix, resolve } from 'node:path'
import type { VFile } from 'vfile'
import type { Gate } from '../../gate/create-gate.ts'
import { hashDependency } from '../../gate/hash-dependency.ts'
import { readText, sizeOfFile } from '../../gate/read-files.ts'
import type { ReadablePath } from '../../gate/readable-path.ts'
import { isIn } from '../../gate/real-path.ts'
import { type Refusal, toRefusal } from '../../gate/refusal.ts'
import type { Dependency } from '../../model/page.ts'
import { toContentPath } from '../nodes/content-path.ts'

declare module 'vfile' {
  interface DataMap {
    /** Files that the page includes. */
    dependencies: Dependency[]
    /** Where the page really is, if the docs reach it through a symbolic link. */
    realSource: string
  }
}

/** An included file above this size is probably a mistake. */
const MAX_BYTES = 5_000_000

/** The text of a file, or why it is not read. */
export type ReadText = { readonly text: string } | { readonly refusal: Refusal }

/** Reads a file by the path that `page` contains. */
export type ReadDependency = (written: string, page: VFile) => ReadText

/** Where files may be read; paths are relative to the site's folder. */
interface ReadableFolders {
  /** Looks at the real path, after the written path was found to be in one of the folders. */
  readonly gate: Gate
  /** Absolute; `/x` and the paths of pages are relative to it. The site's folder when left out. */
  readonly root?: string
  /** The folder that `@site` means; `root` when left out. */
  readonly siteRoot?: string
  /** More folders whose files may be included: folders of docs outside the site. */
  readonly folders?: readonly string[]
}

/** The files that a path may mean, the likeliest first. */
function toAbsolute(
  written: string,
  { path, data }: VFile,
  from: { root: string; site: string },
): readonly string[] {
  if (written.startsWith('@site/')) return [resolve(from.site, written.slice(6))]
  if (written.startsWith('/')) return [resolve(from.root, written.slice(1))]
  const pages = data.realSource === undefined ? [path] : [path, data.realSource]
  return pages.map((page) => resolve(from.root, posix.dirname(page), written))
}

function readSmall(file: ReadablePath): ReadText {
  try {
    const size = sizeOfFile(file)
    // Only files have a size; the reader says what anything else is.
    return (size ?? 0) <= MAX_BYTES ? { text: readText(file) } : { refusal: 'missing' }
  } catch (error) {
    return { refusal: toRefusal(error) }
  }
}

/**
 * Create a function that reads files by the path that a page contains. Each file becomes a
 * dependency of the page, which is compiled again when the file changes, appears or disappears.
 */
export function createDependencyReader(
  siteDir: string,
  { gate, root = siteDir, siteRoot, folders = [] }: ReadableFolders,
): ReadDependency {
  const site = siteRoot === undefined ? root : resolve(siteDir, siteRoot)
  const readable = [root, site, ...folders.map((folder) => resolve(siteDir, folder))]
  const readOne = (file: string, page: VFile): ReadText => {
    if (!readable.some((folder) => isIn(file, folder))) return { refusal: 'outside' }
    const admitted = gate(file)
    const path = toContentPath(siteDir, file)
    const dependencies = (page.data.dependencies ??= [])
    if (!dependencies.some((dependency) => dependency.path === path)) {
      // A refused file has no contents for the page; it is looked at again in the next build.
      const hash = 'path' in admitted ? hashDependency(siteDir, path) : ''
      dependencies.push({ path, hash })
    }
    return 'path' in admitted ? readSmall(admitted.path) : admitted
  }
  return (written, page) => {
    const [first = '', ...others] = toAbsolute(written, page, { root, site })
    return others.reduce(
      (found, file) => {
        if (!('refusal' in found)) return found
        const other = readOne(file, page)
        return 'refusal' in other ? found : other
      },
      readOne(first, page),
    )
  }
}
