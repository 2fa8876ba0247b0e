import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../../../cli/content/sources/read-sources.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { configOf } from '../content/page-of.ts'

const home = { 'docs/index.md': '# Home\n' }
const latin = (path: string): Buffer => Buffer.from(path, 'latin1')
const read = async (siteDir: string, name: Buffer, text = '# A\n') => {
  const path = Buffer.concat([Buffer.from(`${siteDir}/`), name])
  const slash = path.lastIndexOf('/')
  mkdirSync(path.subarray(0, slash), { recursive: true })
  writeFileSync(path, text)
  return readSources(configOf({}, siteDir))
}

// Other systems refuse such names.
describe.runIf(process.platform === 'linux')('a name that is not valid UTF-8', () => {
  it.each([
    [
      'a page',
      latin('docs/caf\xe9.md'),
      'docs/caf\\xE9.md',
      "`mv $'docs/caf\\xE9.md' 'docs/café.md'`",
    ],
    [
      'a page in .markdown',
      latin('docs/\xff.markdown'),
      'docs/\\xFF.markdown',
      "'docs/ÿ.markdown'`",
    ],
    ['an image', latin('docs/\xfcber.png'), 'docs/\\xFCber.png', "'docs/über.png'`"],
    ['a folder', latin('docs/caf\xe9/a.md'), 'docs/caf\\xE9', "'docs/café'`"],
    ['a static file', latin('static/\xe9.txt'), 'static/\\xE9.txt', "'static/é.txt'`"],
    ['a page outside the docs', latin('pages/\xe9.md'), 'pages/\\xE9.md', "'pages/é.md'`"],
    [
      'a page below a folder in UTF-8',
      Buffer.concat([Buffer.from('docs/日本/'), latin('\xe9.md')]),
      'docs/日本/\\xE9.md',
      "'docs/日本/é.md'`",
    ],
    [
      'one with UTF-8 in it',
      Buffer.concat([Buffer.from('docs/é'), latin('\xe9.md')]),
      'docs/\\xC3\\xA9\\xE9.md',
      'Bash writes',
    ],
    [
      'a surrogate',
      Buffer.from([...latin('docs/'), 0xed, 0xa0, 0x80]),
      'docs/\\xED\\xA0\\x80',
      'Bash writes',
    ],
    ['one with a quote', latin("docs/'\xe9.md"), "docs/'\\xE9.md", "as `$'…'`"],
    ['one with an escape', latin('docs/\x1b\xe9.md'), 'docs/\\x1B\\xE9.md', "as `$'…'`"],
  ])('is an error with its bytes and a new name: %s', async (_, name, path, help) => {
    const { diagnostics, sources } = await read(await siteOf(home), name)
    expect(diagnostics).toMatchObject([
      {
        rule: 'file-name-encoding',
        severity: 'error',
        message: expect.stringContaining(`\`${path}\` has a name that is not valid UTF-8`),
        help: expect.stringContaining(help),
        place: { path },
      },
    ])
    expect(sources.map((source) => source.path)).toEqual(['docs/index.md'])
  })

  it.each([latin('docs/_caf\xe9.md'), latin('docs/.\xe9.md'), latin('docs/node_modules/\xe9.md')])(
    'is passed over where no page would be made: %s',
    async (name) => {
      expect((await read(await siteOf(home), name)).diagnostics).toEqual([])
    },
  )

  it('is not one that contains U+FFFD itself, which is read beside another', async () => {
    const siteDir = await siteOf({ ...home, 'docs/\uFFFD.md': '# B\n' })
    const { diagnostics, sources } = await read(siteDir, latin('docs/x\xe9.md'))
    expect(diagnostics).toHaveLength(1)
    expect(sources.map(({ path }) => path)).toContain(join('docs', '\uFFFD.md'))
  })
})
