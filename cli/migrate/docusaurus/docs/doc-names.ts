import { posix } from 'node:path'

/** A file's or folder's name without the number that only orders it: `01-intro` is `intro`. */
export const withoutNumberPrefix = (name: string): string =>
  name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '')

/** The doc at `path` is the page of its folder: `index`, `readme`, or the folder's own name, as it is on disk. */
export function isIndexFile(path: string): boolean {
  const name = posix
    .basename(path)
    .replace(/\.mdx?$/, '')
    .toLowerCase()
  return ['index', 'readme', posix.basename(posix.dirname(path)).toLowerCase()].includes(name)
}
