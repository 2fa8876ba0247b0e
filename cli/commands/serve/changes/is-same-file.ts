import type { SiteFile } from '../serve-contract.ts'

/**
 * True if two builds have made the same file. `changed`: absolute paths of files written between the two
 * builds; copied files are compared by it.
 */
export function isSameFile(
  a: SiteFile,
  b: SiteFile,
  changed: ReadonlySet<string> = new Set(),
): boolean {
  if ('from' in a || 'from' in b)
    return 'from' in a && 'from' in b && a.from === b.from && !changed.has(b.from)
  if (a === b) return true
  if (typeof a.contents === 'string' || typeof b.contents === 'string')
    return a.contents === b.contents
  return Buffer.compare(a.contents, b.contents) === 0
}
