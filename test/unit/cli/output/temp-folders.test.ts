import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { execPath, getuid, pid } from 'node:process'
import { expect, it } from 'vitest'
import { removeTempFolders } from '../../../../cli/output/temp-folders.ts'
import { tempPrefix } from '../../../../cli/primitives/files/temp-prefix.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

/** The number of a process that has ended. */
const gone = spawnSync(execPath, ['-e', '']).pid

/** A folder for temporary files, with folders of these names in it. */
async function folderWith(names: readonly string[]): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of names) {
    mkdirSync(join(folder, name, 'deep'), { recursive: true })
    writeFileSync(join(folder, name, 'deep/a.ts'), '')
  }
  return folder
}

it('removes the temporary folders of processes that have ended', async () => {
  const own = [`docs-ssg-${pid}-verify-aB3dE6`]
  const folder = await folderWith([
    ...own,
    `docs-ssg-${gone}-verify-aB3dE6`,
    `docs-ssg-${gone}-migrate-000000`,
  ])
  removeTempFolders(undefined, folder)
  removeTempFolders(undefined, join(folder, 'missing'))
  expect(readdirSync(folder)).toEqual(own)
})

it('removes the temporary folders of one process, which `tempPrefix` names', async () => {
  const made = basename(await mkdtemp(tempPrefix('verify')))
  const left = [`docs-ssg-${gone}-verify-aB3dE6`, `docs-ssg-${pid}0-verify-aB3dE6`]
  const folder = await folderWith([made, ...left])
  removeTempFolders((owner) => owner === pid, folder)
  removeTempFolders((owner) => owner === pid)
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted())
  expect(existsSync(join(tempPrefix('verify'), '..', made))).toBe(false)
})

it.each([
  'notes',
  `docs-ssg-${gone}`,
  `docs-ssg-${gone}-`,
  `docs-ssg-${gone}-verify`,
  `docs-ssg-${gone}-verify-aB3dE6.bak`,
  `docs-ssg-${gone}-verify-aB3dE67`,
  `docs-ssg-${gone}-../-aB3dE6`,
  `my-docs-ssg-${gone}-verify-aB3dE6`,
  `docs-ssg-0${gone}-verify-aB3dE6`,
  'docs-ssg-0-verify-aB3dE6',
  'docs-ssg--1-verify-aB3dE6',
  'docs-ssg-x-verify-aB3dE6',
  `DOCS-SSG-${gone}-verify-aB3dE6`,
])('leaves what only looks like one: %s', async (name) => {
  const folder = await folderWith([name])
  removeTempFolders(undefined, folder)
  expect(existsSync(join(folder, name, 'deep/a.ts'))).toBe(true)
})

it('follows no links, and removes no files', async () => {
  const folder = await folderWith([
    'target',
    `docs-ssg-${gone}-verify-inside`,
    `docs-ssg-${gone}-verify-insid1`,
  ])
  const link = join(folder, `docs-ssg-${gone}-verify-aB3dE6`)
  symlinkSync(join(folder, 'target'), link)
  symlinkSync(join(folder, 'target'), join(folder, `docs-ssg-${gone}-verify-insid1/link`))
  writeFileSync(join(folder, `docs-ssg-${gone}-verify-aB3dE7`), '')
  for (const isOver of [undefined, () => true]) removeTempFolders(isOver, folder)
  expect(readdirSync(folder).toSorted()).toEqual(
    ['target', basename(link), `docs-ssg-${gone}-verify-aB3dE7`].toSorted(),
  )
  expect(existsSync(join(folder, 'target/deep/a.ts'))).toBe(true)
})

it.skipIf(getuid?.() !== 0)('leaves folders of other users', async () => {
  const name = `docs-ssg-${gone}-verify-aB3dE6`
  const folder = await folderWith([name])
  chownSync(join(folder, name), 65_534, 65_534)
  removeTempFolders(() => true, folder)
  expect(readdirSync(folder)).toEqual([name])
})
