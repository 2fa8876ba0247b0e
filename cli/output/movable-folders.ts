// The parts of the old site to keep. Given the contents of its folder and the unchanged files, it
// returns folders that can be moved as a whole, and the rest. It must not touch the disk.
import type { FsNameRules } from './fs-name-rules.ts'

/** Moving a folder takes microseconds, but there is no site while folders are moved. */
const MOST = 1000

export interface TreeChange {
  /** The old site, as `listTree` returns it. */
  readonly present: readonly string[]
  /** Files of the old site that the new one has too. */
  readonly kept: ReadonlySet<string>
  /** Files of the new site that are new or have new bytes. */
  readonly written: Iterable<string>
  readonly fsNameRules: FsNameRules
}

export interface OldTree {
  /**
   * The outermost folders in which no file is new, changed or gone; at most a thousand, those with
   * the most files. Relative, each with `/` at the end.
   */
  readonly moved: readonly string[]
  /** Files outside these that the new site has too. */
  readonly linked: readonly string[]
  /** Everything outside these, in the order of `present`. */
  readonly rest: readonly string[]
}

/** Decide which parts of the old site are moved, linked and deleted. */
export function splitOldTree(change: TreeChange): OldTree {
  const moved = findMovableFolders(change)
  const folders = new Set(moved)
  const isMoved = (path: string): boolean => {
    for (let folder = path; folder !== ''; folder = parentOf(folder))
      if (folders.has(folder)) return true
    return false
  }
  const rest = change.present.filter((path) => !isMoved(path))
  return { moved, rest, linked: rest.filter((path) => change.kept.has(path)) }
}

function findMovableFolders(change: TreeChange): readonly string[] {
  const { present, kept, written, fsNameRules } = change
  const touched = new Set<string>([''])
  const touch = (path: string): void => {
    for (let folder = parentOf(path); !touched.has(fsNameRules(folder)); folder = parentOf(folder))
      touched.add(fsNameRules(folder))
  }
  for (const path of written) touch(path)
  const counts = new Map<string, number>()
  for (const path of present) {
    if (!path.endsWith('/')) {
      if (!kept.has(path)) touch(path)
      count(counts, parentOf(path), 1)
      // A new site has no empty folders.
    } else if (counts.has(path)) count(counts, parentOf(path), counts.get(path) ?? 0)
    else touch(`${path}empty`)
  }
  const isOutermost = (folder: string): boolean =>
    folder.endsWith('/') &&
    !touched.has(fsNameRules(folder)) &&
    touched.has(fsNameRules(parentOf(folder)))
  const files = (folder: string): number => counts.get(folder) ?? 0
  return present
    .filter(isOutermost)
    .toSorted((a, b) => files(b) - files(a))
    .slice(0, MOST)
}

/** The folder that a file or folder is in, with `/` at the end; the root is empty. */
export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)
}

function count(counts: Map<string, number>, folder: string, files: number): void {
  counts.set(folder, (counts.get(folder) ?? 0) + files)
}
