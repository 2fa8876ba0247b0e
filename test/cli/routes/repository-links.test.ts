import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const git = promisify(execFile)

const files = {
  LICENSE: 'MIT',
  'README.md': '# Kit\n',
  'src/store.ts': 'export const a = 1\n',
  'lib/deep/[id].js': 'a()\n',
  '.gitignore': 'secret.txt\n',
  'secret.txt': 'x',
  'docs/demo.html': '<p>',
  'docs/sample.ts': 'a()\n',
}

/** A link of `docs/guide/page.md`, and where it goes; undefined: it is reported. */
const rows: readonly (readonly [string, string | undefined])[] = [
  ['../../LICENSE', 'blob/trunk/LICENSE'],
  ['../../README.md', 'blob/trunk/README.md'],
  ['../../src/store.ts', 'blob/trunk/src/store.ts'],
  ['../../src/store.ts#L1', 'blob/trunk/src/store.ts#L1'],
  ['../../src', 'tree/trunk/src'],
  ['../../lib/deep/', 'tree/trunk/lib/deep'],
  ['../../lib/deep/%5Bid%5D.js', 'blob/trunk/lib/deep/%5Bid%5D.js'],
  ['../sample.ts', 'blob/trunk/docs/sample.ts'],
  ['../../nowhere.txt', undefined],
  ['../../secret.txt', undefined],
  ['../../../outside.txt', undefined],
  ['../demo.html', undefined],
  ['/LICENSE', undefined],
]

async function repositoryWith(
  more: Readonly<Record<string, string>>,
  remote = 'git@github.com:me/kit.git',
): Promise<string> {
  const root = await siteOf({ ...files, ...more })
  await git('git', ['init', '-q', '-b', 'trunk'], { cwd: root })
  if (remote !== '') await git('git', ['remote', 'add', 'origin', remote], { cwd: root })
  return root
}

const page = (links: readonly string[]): string =>
  `# Page\n\n${links.map((link, index) => `[Link ${String(index)}](${link})`).join('\n')}\n`

const hrefsOf = (html: string): readonly (string | undefined)[] =>
  [...html.matchAll(/<a href="(https:[^"]*)"[^>]*>Link/g)].map(([, href]) => href)

describe('links to files of the repository', () => {
  it('go to the branch of the edit links, and what the repository lacks is reported', async () => {
    const root = await repositoryWith({
      'docs/guide/page.md': page(rows.map(([link]) => link)),
      'site.config.mjs': `export default { docs: { editUrl: 'https://github.com/me/kit/edit/trunk/docs/' }, onBrokenLinks: 'warn', checks: { rules: { 'active-file': 'warn' } } }`,
    })
    const { stdout, stderr, exitCode } = await runCli(['build', root, '--all-findings'])
    expect(exitCode, stderr).toBe(0)
    const html = await readFile(join(root, 'build/guide/page/index.html'), 'utf8')
    const kept = rows.flatMap(([, url]) => (url === undefined ? [] : [url]))
    expect(hrefsOf(html)).toEqual(kept.map((url) => `https://github.com/me/kit/${url}`))
    for (const [link, url] of rows)
      expect((stdout + stderr).includes(`\`${link}\``), link).toBe(url === undefined)
  })

  it.each([
    ['there is no repository', {}],
    ['git does not read the repository', { '.git/HEAD': '' }],
  ])('files are found in the folder of the site if %s', async (_, more) => {
    const root = await siteOf({
      ...files,
      ...more,
      'site/src/store.ts': '',
      'site/docs/guide/page.md': page(['../../src/store.ts', '../../src']),
      'site/site.config.mjs': `export default { repository: 'https://github.com/me/kit' }`,
    })
    const { stderr, exitCode } = await runCli(['build', join(root, 'site')])
    expect(exitCode, stderr).toBe(0)
    const html = await readFile(join(root, 'site/build/guide/page/index.html'), 'utf8')
    const base = 'https://github.com/me/kit'
    const folder = '.git/HEAD' in more ? 'site/' : ''
    expect(hrefsOf(html)).toEqual([
      `${base}/blob/HEAD/${folder}src/store.ts`,
      `${base}/tree/HEAD/${folder}src`,
    ])
  })

  it.each([
    ['git@github.com:me/kit.git', '', 'https://github.com/me/kit/blob/HEAD/LICENSE'],
    ['https://gitlab.com/a/b/kit.git', '', 'https://gitlab.com/a/b/kit/-/blob/HEAD/LICENSE'],
    ['', "repository: 'https://github.com/me/own'", 'https://github.com/me/own/blob/HEAD/LICENSE'],
  ])(
    'without edit links, the remote `%s` and `{ %s }` name the repository',
    async (remote, option, url) => {
      const root = await repositoryWith(
        {
          'docs/guide/page.md': page(['../../LICENSE']),
          'site.config.mjs': `export default { ${option} }`,
        },
        remote,
      )
      const { exitCode, stderr } = await runCli(['build', root])
      expect(exitCode, stderr).toBe(0)
      expect(hrefsOf(await readFile(join(root, 'build/guide/page/index.html'), 'utf8'))).toEqual([
        url,
      ])
    },
  )

  it('work without git too, for files in the folder of the site', async () => {
    const root = await siteOf({
      ...files,
      'docs/guide/page.md': page(['../../src/store.ts', '../../lib']),
      'site.config.mjs': `export default { docs: { editUrl: 'https://github.com/me/kit/edit/trunk/docs/' } }`,
    })
    const { exitCode, stderr } = await runCli(['build', root])
    expect(exitCode, stderr).toBe(0)
    expect(hrefsOf(await readFile(join(root, 'build/guide/page/index.html'), 'utf8'))).toEqual([
      'https://github.com/me/kit/blob/trunk/src/store.ts',
      'https://github.com/me/kit/tree/trunk/lib',
    ])
  })

  it('are broken if nothing names the repository', async () => {
    const root = await repositoryWith({ 'docs/guide/page.md': page(['../../LICENSE']) }, '')
    const { exitCode, stderr } = await runCli(['build', root])
    expect(exitCode).toBe(1)
    expect(stderr).toContain('Link to `../../LICENSE`, which is not a page or file of this site.')
  })

  it('work at once in a site that `init` sets up, at the branch of the repository', async () => {
    const root = await repositoryWith({
      'docs/guide/page.md': page(['../../src/store.ts', '../../lib']),
    })
    expect((await runCli(['init', root, '--yes', '--no-install'])).exitCode).toBe(0)
    const workflow = await readFile(join(root, '.github/workflows/docs.yml'), 'utf8')
    expect(workflow).toContain('branches: [trunk]')
    expect(workflow).toContain("github.ref == 'refs/heads/trunk'")
    const { exitCode, stderr } = await runCli(['build', root])
    expect(exitCode, stderr).toBe(0)
    expect(hrefsOf(await readFile(join(root, 'build/guide/page/index.html'), 'utf8'))).toEqual([
      'https://github.com/me/kit/blob/trunk/src/store.ts',
      'https://github.com/me/kit/tree/trunk/lib',
    ])
  })
})
