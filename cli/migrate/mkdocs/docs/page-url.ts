import { posix } from 'node:path'

/** The endings of the files that MkDocs reads as pages. */
const ending = /\.(?:md|markdown|mdown|mkdn?)$/i

/** True for a file that MkDocs makes a page of. */
export const isPageFile = (path: string): boolean => ending.test(path)

/** The path of a page without its ending: the id that docs-ssg gives it. */
export const toPageId = (path: string): string => path.replace(ending, '')

/** True for the page of its folder. */
export const isIndexPage = (path: string): boolean =>
  /^(?:index|README)$/.test(posix.basename(toPageId(path)))

/** The URL of a page without trailing slash and ending: `/guide/install`. */
export function toPagePath(path: string): string {
  const id = posix.join('/', toPageId(path))
  return isIndexPage(path) ? posix.dirname(id) : id
}
