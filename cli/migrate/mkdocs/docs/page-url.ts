import { posix } from 'node:path'

/** The endings of the files that MkDocs reads as pages. */
const ending = /\.(?:md|markdown|mdown|mkdn?)$/i

/** True for a file that MkDocs turns into a page. */
export const isPageFile = (path: string): boolean => ending.test(path)

/** The path of a page without its extension, which is the id that docs-ssg gives it. */
export const toPageId = (path: string): string => path.replace(ending, '')

/** True for the index page of a folder. */
export const isIndexPage = (path: string): boolean =>
  /^(?:index|README)$/.test(posix.basename(toPageId(path)))

/** The URL of a page without its trailing slash and extension: `/guide/install`. */
export function toPagePath(path: string): string {
  const id = posix.join('/', toPageId(path))
  return isIndexPage(path) ? posix.dirname(id) : id
}
