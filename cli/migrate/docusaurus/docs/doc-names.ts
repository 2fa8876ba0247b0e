import { posix } from 'node:path'

/** A name that begins with a date or a version, such as `2024-05-31` and `9.0`, has no number that orders it. */
const orderNumber = /^(?!\d+[-_.]\d)\d+\s*[-_.]+\s*(?=[^-_.\s])/

/** The name of a file or folder without the number that orders it: `intro` for `01-intro`. */
export const withoutNumberPrefix = (name: string): string => name.replace(orderNumber, '')

/**
 * An id without the version that sidebars of old Docusaurus releases put before it:
 * `version-1.0/intro`.
 */
export const withoutVersionPrefix = (id: string): string => id.replace(/^version-[^/]+\//, '')

/**
 * True when the doc at `path` is the page of its folder: `index`, `readme`, or the folder's name,
 * in any letter case.
 */
export function isIndexFile(path: string): boolean {
  const name = posix
    .basename(path)
    .replace(/\.mdx?$/, '')
    .toLowerCase()
  return ['index', 'readme', posix.basename(posix.dirname(path)).toLowerCase()].includes(name)
}
