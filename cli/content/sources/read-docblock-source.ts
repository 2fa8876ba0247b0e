import { join, posix } from 'node:path'
import { createDependencyReader, type ReadDependency } from './read-dependency.ts'
import type { Gate } from '../../gate/create-gate.ts'

/**
 * Create a function that reads the source of a `docblock://` link from the first of `folders` that
 * contains it. The folders are relative to the site's and may be outside it. Every path that was
 * tried becomes a dependency of the page, so that the page is compiled again when a file appears
 * there.
 */
export function createDocblockReader(
  siteDir: string,
  { folders, gate }: { readonly folders: readonly string[]; readonly gate: Gate },
): ReadDependency {
  const readers = folders.map((folder) =>
    createDependencyReader(siteDir, { root: join(siteDir, folder), gate }),
  )
  return (path, page) => {
    // No folder contains it, so it is like a file that does not exist.
    if (posix.normalize(path).startsWith('../')) return { refusal: 'missing' }
    for (const read of readers) {
      const found = read(`/${path}`, page)
      if ('text' in found || found.refusal !== 'missing') return found
    }
    return { refusal: 'missing' }
  }
}
