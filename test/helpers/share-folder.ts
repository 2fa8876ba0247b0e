import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inject } from 'vitest'

/**
 * A folder that `fill` fills once in a test run, whichever test file needs it first; the others wait for that one.
 * `key` says what is in it. Tests may only read it. It goes away after the run.
 */
export async function shareFolder(
  key: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 16)
  const folder = join(inject('sharedFolder'), name)
  if (await isFirst(folder)) {
    const error = await fill(folder).then(() => '', String)
    // Renamed, so that no other process reads half of it.
    await writeFile(`${folder}.error`, error)
    await rename(`${folder}.error`, `${folder}.done`)
  }
  // Polls, because another process may fill it, for as long as a hook may take.
  while (!existsSync(`${folder}.done`)) await setTimeout(50)
  const error = await readFile(`${folder}.done`, 'utf8')
  if (error !== '')
    throw new Error(`A folder that several tests share could not be filled: ${error}`)
  return folder
}

/** Of all processes that need a folder, exactly one can create it. */
async function isFirst(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  )
}
