// Enters: a site's folder. Leaves: the site without its cache.
// Must not remove anything docs-ssg did not make.
import { lstat, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Terminal } from '../report/terminal.ts'

/** Remove the cache folder of a site; one that is a link is left alone, for what it leads to may be anything. */
export async function clear(siteDir: string, terminal: Terminal): Promise<void> {
  const cacheDir = join(siteDir, '.docs-ssg')
  const found = await lstat(cacheDir).catch(() => undefined)
  if (!found) {
    terminal.print('There is no cache to clear.')
  } else if (found.isDirectory()) {
    await rm(cacheDir, { recursive: true, force: true })
    terminal.print('Cleared the cache.')
  } else {
    terminal.print('`.docs-ssg` is not a folder that docs-ssg made, so it stays.')
  }
}
