import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { entryAt } from '../gate/real-path.ts'
import type { CommandRequest } from '../command-line/requests.ts'
import type { CommandContext } from './command-context.ts'

type ClearRequest = Extract<CommandRequest, { kind: 'clear' }>

/** Remove the cache folder of a site; a symbolic link is left alone, because it may point to anything. */
export async function runClear({ site }: ClearRequest, { terminal }: CommandContext): Promise<0> {
  const cacheDir = join(site.siteDir, '.docs-ssg')
  const found = entryAt(cacheDir)
  if (!found) {
    terminal.print('There is no cache to clear.')
  } else if (found.isDirectory()) {
    await rm(cacheDir, { recursive: true, force: true })
    terminal.print('Cleared the cache.')
  } else {
    terminal.print('`.docs-ssg` is not a folder that docs-ssg made, so it was left alone.')
  }
  return 0
}
