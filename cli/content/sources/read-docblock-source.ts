import { join } from 'node:path'
import type { VFile } from 'vfile'
import { createDependencyReader } from './read-dependency.ts'

/**
 * Create a function that reads the source of a `docblock://` link from the first of `folders` that
 * contains it. The folders are relative to the site's and may be outside it. Every path that was
 * tried becomes a dependency of the page, so that the page is compiled again when a file appears
 * there.
 */
export function createDocblockReader(
  siteDir: string,
  folders: readonly string[],
): (path: string, page: VFile) => string | undefined {
  const readers = folders.map((folder) =>
    createDependencyReader(siteDir, { root: join(siteDir, folder) }),
  )
  return (path, page) => {
    for (const read of readers) {
      const text = read(`/${path}`, page)
      if (text !== undefined) return text
    }
    return undefined
  }
}
