import { spawnSync } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath, pid } from 'node:process'
import { expect, it } from 'vitest'
import { abandonCache, removeOrphans } from '../../../../cli/cache/abandon-cache.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const id = '00000000-1111-4222-8333-444444444444'
const kinds = ['samples', 'twoslash', 'later']
/** The number of a process that has ended. */
const gone = spawnSync(execPath, ['-e', '']).pid

const folderOf = async (): Promise<string> => {
  const names = kinds.flatMap((kind) => [`${kind}-${pid}-${id}`, `${kind}-${gone}-${id}`])
  const files = [...names, `notes-${gone}`, 'integrations', 'cache'].map((name) => `${name}/a.ts`)
  return siteOf(Object.fromEntries(files.map((file) => [file, ''])))
}
const others = ['cache', 'integrations', `notes-${gone}`]

it('removes the folders of processes that have ended', async () => {
  const cacheDir = await folderOf()
  removeOrphans(cacheDir)
  removeOrphans(join(cacheDir, 'missing'))
  const own = kinds.map((kind) => `${kind}-${pid}-${id}`)
  expect((await readdir(cacheDir)).toSorted()).toEqual([...others, ...own].toSorted())
})

it('removes every folder of the process that is given', async () => {
  const cacheDir = await folderOf()
  abandonCache(cacheDir, pid)
  const left = kinds.map((kind) => `${kind}-${gone}-${id}`)
  expect((await readdir(cacheDir)).toSorted()).toEqual([...others, ...left].toSorted())
})
