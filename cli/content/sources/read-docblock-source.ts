import { join } from 'node:path'
import type { VFile } from 'vfile'
import { createDependencyReader } from './read-dependency.ts'

/**
 * Reads the sources that `docblock://` links name, from the first of `folders` (relative to the site's, maybe outside of it)
 * that has the file. Every place looked at is noted on the page, so that a file which appears later is found.
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
