import { symlink } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { createSourceReader } from '../../../../../cli/report/places/read-source-text.ts'
import { toPlace } from '../../../../../cli/report/diagnostic.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

it('quotes files alone: a device would never end', async () => {
  const siteDir = await siteOf({ 'docs/a.md': '# A\n' })
  const read = createSourceReader(siteDir)
  expect(read('docs/a.md' as never)).toBe('# A\n')
  for (const [name, target] of [
    ['null', '/dev/null'],
    ['zero', '/dev/zero'],
    ['folder', '..'],
    ['gone', 'nothing'],
  ] as const) {
    await symlink(target, join(siteDir, `docs/${name}.md`))
    expect(read(`docs/${name}.md` as never), name).toBeUndefined()
  }
})

it.skipIf(sep === '\\')('quotes no other file for a name with backslashes', async () => {
  const name = String.raw`x\..\..\..\secret`
  const siteDir = await siteOf({ secret: 'secret', [`site/static/${name}`]: 'own' })
  const place = toPlace(`static/${name}`, { line: 1, column: 1 })
  expect(createSourceReader(join(siteDir, 'site'))(place.path)).toBe('own')
})
