import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOwnFile } from '../../../../../cli/migrate/vitepress/is-own-file.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

it.each([
  ['a.txt', true],
  ['inner/../a.txt', true],
  ['own.txt', true],
  ['away.txt', false],
  ['folder-away/secret.txt', false],
  ['../secret.txt', false],
  ['inner', false],
  ['gone.txt', false],
])('decides by the place that `%s` leads to', async (path, isOwn) => {
  const folder = await siteOf({
    'secret.txt': 'secret',
    'site/a.txt': 'a',
    'site/inner/b.txt': 'b',
  })
  const root = join(folder, 'site')
  symlinkSync(join(root, 'a.txt'), join(root, 'own.txt'))
  symlinkSync(join(folder, 'secret.txt'), join(root, 'away.txt'))
  symlinkSync(folder, join(root, 'folder-away'))
  expect(isOwnFile(join(root, path), root)).toBe(isOwn)
})
