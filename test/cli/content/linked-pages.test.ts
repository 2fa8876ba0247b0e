import { readFileSync } from 'node:fs'
import { mkdir, readlink, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9"/></svg>'

/** A repository whose docs in `site/docs` contain symbolic links to the READMEs of its packages. */
async function createRepository(readme: string): Promise<string> {
  const root = await siteOf({
    'site/docs/index.md': '# Home\n',
    'site/site.config.ts':
      "export default { url: 'https://x.example', repository: 'https://github.com/o/r', allowedPaths: ['../packages'] }\n",
    'packages/a/README.md': `# A\n\n${readme}\n`,
    'packages/a/LICENSE': 'MIT',
    'packages/a/media/logo.svg': svg,
    'packages/a/x.js': 'const included = 1\n',
    'packages/a/_note.md': 'Note with [own link](./img/one.md).\n',
    'packages/a/box.tsx': 'export default function Box() { return <b>boxed</b> }\n',
    'packages/a/data.json': '{ "name": "from data" }\n',
    'packages/a/_outer.md': "import Box from './box.tsx'\n\n<Box />\n",
    'packages/a/img/one.md': '# One\n\n[sibling](two.md)\n',
    'packages/a/img/two.md': '# Two\n',
    'packages/b/README.md': '# B\n\n## Part\n',
    '.git/HEAD': 'ref: refs/heads/main\n',
  })
  const link = async (target: string, path: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await symlink(target, join(root, path))
  }
  await link('../../packages/a/README.md', 'site/docs/a.md')
  await link('../../../packages/b/README.md', 'site/docs/deep/b.md')
  await link('../../packages/a/img', 'site/docs/folder')
  return join(root, 'site')
}

it.skipIf(process.platform === 'win32').each([
  ['an image beside the README', '![logo](media/logo.svg)', 'src="/assets/logo-'],
  ['an image as HTML', '<img src="./media/logo.svg" alt="x">', 'src="/assets/logo-'],
  ['another README in the docs', '[b](../b/README.md#part)', 'href="/deep/b#part"'],
  ['a page of the docs', '[home](../../site/docs/index.md)', 'href="/"'],
  ['a page of a linked folder', '[one](img/one.md)', 'href="/folder/one"'],
  ['code', '```js file=./x.js\n```', 'included'],
  ['a component', "import Box from './box'\n\n<Box />", '<b>boxed</b>'],
  ['a component of the partial', "import Outer from './_outer.md'\n\n<Outer />", '<b>boxed</b>'],
  ['data', "import data from './data.json'\n\nName: {data.name}.", 'from data'],
  ['a partial', "import Note from './_note.md'\n\n<Note />", 'href="/folder/one"'],
])(
  'a page that is a symbolic link finds %s from where the file really is',
  async (_, readme, expected) => {
    const siteDir = await createRepository(readme)
    const { exitCode, stderr } = await runCli(['build', siteDir])
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(readFileSync(join(siteDir, 'build/a/index.html'), 'utf8')).toContain(expected)
    const one = readFileSync(join(siteDir, 'build/folder/one/index.html'), 'utf8')
    expect(one).toContain('href="/folder/two"')
  },
)

it.skipIf(process.platform === 'win32')(
  'a missing target of such a page is still an error at its place',
  async () => {
    const siteDir = await createRepository('[gone](gone.md) ![gone](img/gone.svg)')
    const { stderr } = await runCli(['build', siteDir])
    expect(stderr).toContain('docs/a.md:3:1  error  broken-link')
    expect(stderr).toContain('docs/a.md:3:17  error  broken-asset')
  },
)

it.skipIf(process.platform === 'win32')(
  'a version keeps symbolic links relative, names those that leave the docs, and builds',
  async () => {
    const siteDir = await createRepository('![logo](media/logo.svg)')
    await symlink('index.md', join(siteDir, 'docs/same.md'))
    const { stdout } = await runCli(['version', '1.0', siteDir])
    const folder = 'versioned_docs/version-1.0'
    expect(stdout).toContain(`${folder}/a.md is a symbolic link, so it changes`)
    expect(stdout).not.toContain('same.md')
    const target = (path: string) => readlink(join(siteDir, folder, path))
    expect(await Promise.all(['a.md', 'deep/b.md', 'folder', 'same.md'].map(target))).toEqual([
      '../../../packages/a/README.md',
      '../../../../packages/b/README.md',
      '../../../packages/a/img',
      'index.md',
    ])
    const { exitCode, stderr } = await runCli(['build', siteDir])
    expect([exitCode, stderr]).toEqual([0, ''])
  },
)
