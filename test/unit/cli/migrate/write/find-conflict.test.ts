import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findConflict } from '../../../../../cli/migrate/write/written-files.ts'
import { temporaryFolderSync } from '../../../../helpers/site-of.ts'

const planned = (folder: string) => {
  const from = join(folder, 'old.md')
  const to = join(folder, 'new.md')
  writeFileSync(from, '!!! note\n    A\n')
  return { from, to }
}
const rewritten = ':::note\nA\n:::\n'

it.each([
  ['nothing', undefined, true, undefined],
  ['the rewritten page, from an attempt that was stopped', rewritten, true, undefined],
  ['the page as it was, though it is rewritten', '!!! note\n    A\n', true, 'new.md'],
  ['the file as it is copied', '!!! note\n    A\n', false, undefined],
  ['other text', 'Mine\n', true, 'new.md'],
  ['a folder', 'folder', false, 'new.md'],
] as const)('where %s is, the conflict is decided by its contents', async (...row) => {
  const [, found, isRewritten, conflict] = row
  const folder = temporaryFolderSync()
  const { from, to } = planned(folder)
  if (found === 'folder') mkdirSync(to)
  else if (found !== undefined) writeFileSync(to, found)
  const page = { path: to, source: '!!! note\n    A\n', text: rewritten, findings: [] }
  const plan = { copies: [{ from, to }], pages: isRewritten ? [page] : [] }
  expect(await findConflict([], plan)).toBe(conflict && join(folder, conflict))
})
