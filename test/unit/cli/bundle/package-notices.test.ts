import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  findPackageFolders,
  formatNotices,
  readNotices,
} from '../../../../cli/bundle/licenses/package-notices.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

describe('findPackageFolders', () => {
  it('finds the package of a file in every kind of installation', () => {
    const files = [
      '/site/components/tabs.tsx',
      '/site/node_modules/react/cjs/react.production.js',
      '/site/node_modules/react/index.js',
      '/site/node_modules/@scope/name/dist/index.js',
      '/site/node_modules/a/node_modules/entities/lib/index.js',
      '/site/node_modules/.pnpm/scheduler@0.27.0/node_modules/scheduler/index.js',
      String.raw`C:\site\node_modules\flexsearch\dist\index.js`,
    ]
    expect(findPackageFolders(files)).toEqual([
      '/site/node_modules/.pnpm/scheduler@0.27.0/node_modules/scheduler',
      '/site/node_modules/@scope/name',
      '/site/node_modules/a/node_modules/entities',
      '/site/node_modules/react',
      String.raw`C:\site\node_modules\flexsearch`,
    ])
  })
})

describe('readNotices', () => {
  let folder = ''

  async function write(name: string, files: Readonly<Record<string, string>>): Promise<string> {
    const path = join(folder, name)
    await mkdir(path, { recursive: true })
    for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text)
    return path
  }

  beforeAll(async () => {
    folder = await temporaryFolder()
  })

  it('contains every license and notice file of a package, with plain line ends', async () => {
    const path = await write('apache', {
      'package.json': '{"name":"apache","version":"1.0.0","license":"Apache-2.0"}',
      LICENSE: 'Apache License  \r\nVersion 2.0\r\n',
      'NOTICE.txt': 'Copyright A. Author\n',
      'licensed-parts.js': 'not a license',
    })
    const [notice] = await readNotices([path])
    expect(notice?.text).toBe('Apache License\nVersion 2.0\n\nCopyright A. Author')
    expect(notice?.files).toHaveLength(3)
  })

  it.each([
    ['MIT', /^Copyright \(c\) A\. Author\n\nPermission is hereby granted/],
    ['ISC', /^Copyright \(c\) A\. Author and contributors\n\nPermission to use/],
  ])('writes the %s license out for a package that only names it', async (license, text) => {
    const author = { name: 'A. Author', email: 'a@example.org' }
    const fields = { name: 'bare', version: '2.0.0', license, author }
    const path = await write(`bare-${license}`, { 'package.json': JSON.stringify(fields) })
    const [notice] = await readNotices([path])
    expect(notice?.text).toMatch(text)
  })

  it('reads a folder without a manifest, which a bundler accepts too', async () => {
    const [notice] = await readNotices([await write('bare-folder', { LICENSE: 'ISC License' })])
    expect(notice).toMatchObject({ name: 'bare-folder', license: 'unknown', text: 'ISC License' })
  })

  it('lists a package once, however many copies of a version there are', async () => {
    const manifest = '{"name":"twice","version":"1.0.0","license":"ISC"}'
    const paths = [
      await write('one/twice', { 'package.json': manifest, LICENSE: 'ISC License' }),
      await write('two/twice', { 'package.json': manifest, LICENSE: 'ISC License' }),
      await write('newer', {
        'package.json': manifest.replace('1.0.0', '1.1.0'),
        LICENSE: 'ISC License',
      }),
    ]
    const notices = await readNotices(paths)
    expect(notices.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
    const text = formatNotices(notices, 'Intro.')
    expect(text.match(/^twice 1\.0\.0\nLicense: ISC\n\nISC License$/gm)).toHaveLength(1)
  })
})
