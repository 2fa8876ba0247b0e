import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { execPath, pid } from 'node:process'
import { expect, it } from 'vitest'
import { removeUnfinished } from '../../../../cli/cache/remove-unfinished.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const id = '00000000-1111-4222-8333-444444444444'
/** The number of a process that has ended. */
const gone = spawnSync(execPath, ['-e', '']).pid

/** Everything that a process begins to write there, by the kind of its name. */
const ownedBy = (owner: number): readonly string[] => [
  `samples-${owner}-${id}/a.ts`,
  `twoslash-${owner}-${id}/a.ts`,
  `config.json.${owner}-1-mwz679wh.tmp`,
  `cache/data-${owner}-${id}`,
  `cache/draft-${owner}-${id}`,
]
/** Named by the index, or of a form that no process writes. */
const others = [
  'cache/data-1-99999999-1111-4222-8333-444444444444',
  'cache/index',
  'config.json',
  `config.json.${gone}-notes`,
  `integrations/data-${gone}-${id}`,
  `notes-${gone}/a.ts`,
]

const folderOf = async (): Promise<string> => {
  const names = [...ownedBy(pid), ...ownedBy(gone), ...others]
  const index = `one cache/data-1-99999999-1111-4222-8333-444444444444`
  return siteOf({ ...Object.fromEntries(names.map((name) => [name, ''])), 'cache/index': index })
}
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted()

it('removes what processes that have ended left unfinished', async () => {
  const cacheDir = await folderOf()
  removeUnfinished(cacheDir)
  removeUnfinished(join(cacheDir, 'missing'))
  expect(filesIn(cacheDir)).toEqual([...others, ...ownedBy(pid)].toSorted())
})

it('removes what the given process left unfinished, and nothing that the index names', async () => {
  const cacheDir = await folderOf()
  removeUnfinished(cacheDir, (owner) => owner === pid || owner === 1)
  expect(filesIn(cacheDir)).toEqual([...others, ...ownedBy(gone)].toSorted())
})
