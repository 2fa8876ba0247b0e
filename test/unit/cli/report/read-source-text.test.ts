import { expect, it } from 'vitest'
import { createSourceReader } from '../../../../cli/report/read-source-text.ts'
import { toContentPath } from '../../../../cli/content/sources/content-path.ts'
import { siteOf } from '../../../helpers/site-of.ts'

it('G3: reads text files, but no images, binary files or missing files', async () => {
  const site = await siteOf({ 'a.md': '# A\n', 'b.svg': '<svg/>\n', 'c.bin': 'a\0b' })
  const read = createSourceReader(site)
  const files = ['a.md', 'b.svg', 'c.bin', 'none.md'].map((file) => `${site}/${file}`)
  expect(files.map((file) => read(toContentPath(site, file)))).toEqual([
    '# A\n',
    undefined,
    undefined,
    undefined,
  ])
})
