import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Walk {
  readonly root: string
  /** True for folders that are skipped; the path is relative to the root. */
  readonly skip: (folder: string) => boolean
  readonly found: string[]
}

/** Compare by code point, so that the order never depends on the locale or the disk. */
export function compareCodepoints(a: string, b: string): number {
  if (a === b) return 0
  // Bytes of UTF-8 have the order of code points; units of UTF-16 don't.
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function kindOf(path: string, entry: Dirent): 'file' | 'folder' | 'other' {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  if (!entry.isSymbolicLink()) return 'other'
  const target = statSync(path, { throwIfNoEntry: false })
  if (target === undefined) return 'other'
  return target.isFile() ? 'file' : target.isDirectory() ? 'folder' : 'other'
}

/**
 * `ancestors` are the real paths of the parent folders: a symbolic link to one of them is a loop.
 */
function walkFolder(walk: Walk, folder: string, ancestors: readonly string[]): void {
  const absolute = join(walk.root, folder)
  const real = realpathSync(absolute)
  if (ancestors.includes(real)) return
  for (const entry of readdirSync(absolute, { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    const kind = kindOf(join(walk.root, path), entry)
    if (kind === 'file') walk.found.push(path)
    if (kind === 'folder' && !walk.skip(path)) walkFolder(walk, path, [...ancestors, real])
  }
}

/** Posix paths of all files below `root`, by code point; follows symbolic links, but no loops. */
export function walkFiles(root: string, skip: (folder: string) => boolean = () => false): string[] {
  const found: string[] = []
  walkFolder({ root, skip, found }, '', [])
  return found.toSorted(compareCodepoints)
}
