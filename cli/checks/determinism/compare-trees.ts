// Compares two built folders byte by byte. Must not know how they were built.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'

interface TreeDifference {
  /** Posix path below both folders. */
  readonly path: string
  readonly kind: 'differs' | 'only in the first' | 'only in the second'
  /**
   * The text around the first byte that differs, in both files; empty for a file in only one of the
   * folders.
   */
  readonly excerpts: readonly string[]
}

function listFiles(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixRelative(folder, join(entry.parentPath, entry.name)))
  return new Set(files)
}

/** Some characters of both around their first difference. */
function excerptsOf(a: Buffer, b: Buffer): string[] {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return [a, b].map((bytes) => bytes.subarray(Math.max(0, at - 20), at + 40).toString('utf8'))
}

/** Every file that differs or is in only one of the folders, sorted by path. */
export function compareTrees(first: string, second: string): TreeDifference[] {
  const [a, b] = [listFiles(first), listFiles(second)]
  return [...new Set([...a, ...b])].toSorted().flatMap((path): TreeDifference[] => {
    if (!b.has(path)) return [{ path, kind: 'only in the first', excerpts: [] }]
    if (!a.has(path)) return [{ path, kind: 'only in the second', excerpts: [] }]
    const [before, after] = [readFileSync(join(first, path)), readFileSync(join(second, path))]
    if (before.equals(after)) return []
    return [{ path, kind: 'differs', excerpts: excerptsOf(before, after) }]
  })
}
