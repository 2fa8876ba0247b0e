import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PlannedMigration } from '../../../../cli/migrate/migration-plan.ts'
import { planMigration } from '../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const options = {
  out: undefined,
  into: undefined,
  rewrite: false,
  hasShim: () => false,
  readStatements: () => [],
}

async function plan(files: Readonly<Record<string, string>>): Promise<PlannedMigration> {
  const planned = await planMigration(await siteOf(files), options)
  if (planned.kind === 'failed') throw new Error(planned.message)
  return planned
}

const repository = (name: string): string =>
  `[core]\n[remote "origin"]\n\tfetch = +refs/heads/*\n\turl = git@github.com:me/${name}.git\n`

describe('migrating plain Markdown', () => {
  it('a folder of docs gets a config with the title and the repository at its branch', async () => {
    const { migration, baseDir } = await plan({
      'README.md': '<div></div>\n',
      'package.json': '{"name": "@me/counter", "repository": "me/counter"}',
      '.git/HEAD': 'ref: refs/heads/trunk\n',
      'docs/index.md': '# Start\n',
    })
    expect(migration).toEqual({
      config: {
        title: 'counter',
        docs: {
          path: 'docs',
          editUrl: 'https://github.com/me/counter/edit/trunk/docs/',
          numberPrefixParser: false,
        },
        onBrokenLinks: 'warn',
        onBrokenAnchors: 'warn',
      },
      notes: [],
    })
    expect(baseDir.endsWith('docs')).toBe(false)
  })

  it('Markdown beside the code counts where no folder has the docs', async () => {
    const { migration, oldSite } = await plan({
      'README.md':
        '# The counter ![stars](s.svg) [![build](b.svg)](b)\n\n[History](History.md#one) [License](LICENSE) [A](packages/a/README.md)\n',
      'History.md': '## One\n',
      'packages/a/README.md': '# A\n',
      'node_modules/b/README.md': '# B\n',
      '.github/x.md': '# X\n',
      '.git/config': repository('counter'),
    })
    expect(migration.config).toMatchObject({
      title: 'The counter',
      docs: { path: '.', editUrl: 'https://github.com/me/counter/edit/HEAD/' },
    })
    expect([...oldSite.facts.pages.keys()]).toEqual(['/History', '/', '/packages/a'])
    expect(oldSite.facts.pages.get('/')?.links).toEqual(['/History#one', '/packages/a'])
  })

  it('ids, links and titles are those of GitHub', async () => {
    const { oldSite } = await plan({
      'docs/a.md':
        '---\ntitle: Own\n---\n\n# A\n\n## [B][c] & d\n\n[e](./sub/README.md#f) [g](#b--d) [h](https://h.example/i)\n\n[c]: a.md\n',
      'docs/sub/README.md': 'F\n=\n\n## F\n',
    })
    expect(oldSite.facts.pages.get('/a')).toEqual({
      title: 'Own',
      description: undefined,
      ids: ['b--d'],
      links: ['/sub#f', '/a#b--d', 'https://h.example/i'],
    })
  })

  it.each([
    ['[a](#%E4%BA%8C)', '/docs#二'],
    ['[a](./%E4%BA%8C.md#%E4%BA%8C)', '/二#二'],
    ['[a](./二.md#二)', '/二#二'],
    ['[a](two%20words.md#a%20b)', '/two words#a b'],
    ['[a](#100%)', '/docs#100%'],
  ])('the target of %s is the URL that readers see', async (link, target) => {
    const { oldSite } = await plan({
      'docs/docs.md': `${link}\n`,
      'docs/二.md': '# 二\n',
      'docs/two words.md': '# A\n',
    })
    expect(oldSite.facts.pages.get('/docs')?.links).toEqual([target])
  })

  it('of two pages with one URL, the index counts and the other one is a note', async () => {
    const { migration, oldSite } = await plan({
      'docs/README.md': '# Other\n',
      'docs/index.md': '# Index\n',
    })
    expect(oldSite.facts.pages.get('/')?.title).toBe('Index')
    expect(migration.config).toMatchObject({ docs: { exclude: ['README.md'] } })
    expect(migration.notes.map(({ subject }) => subject)).toEqual(['README.md', 'docs.editUrl'])
  })

  it.each([
    [
      ['1.guide/1.index.md', '1.guide/20.set-up.md', 'index.md'],
      ['/guide/index', '/guide/set-up', '/'],
    ],
    [
      ['1.guide/a.md', '2.0/b.md'],
      ['/guide/a', '/2.0/b'],
    ],
    [
      ['2.x/a.md', '0001.md', '01-b.md'],
      ['/0001', '/01-b', '/2.x/a'],
    ],
  ])('numbers with a dot in front of folders order the pages: %j', async (paths, urls) => {
    const { migration, oldSite } = await plan(
      Object.fromEntries(paths.map((path) => [`docs/${path}`, '# A\n'])),
    )
    expect([...oldSite.facts.pages.keys()].toSorted()).toEqual(urls.toSorted())
    const isOff = paths.every((path) => !path.startsWith('1.'))
    expect(migration.config['docs']).toEqual({
      path: 'docs',
      ...(isOff && { numberPrefixParser: false }),
    })
  })

  it('the site of a tool further down comes first, and a folder without Markdown is no site', async () => {
    const inner = await siteOf({ 'README.md': '# A\n', 'website/mkdocs.yml': 'site_name: A\n' })
    expect(await planMigration(inner, options)).toMatchObject({
      hint: 'Its folder `website` contains a site. Run `docs-ssg migrate website` there.',
    })
    const other = await siteOf({ 'README.md': '# A\n', 'SUMMARY.md': '# B\n' })
    expect(await planMigration(other, options)).toMatchObject({
      migration: { notes: [{}, { subject: 'SUMMARY.md' }] },
    })
    const empty = await siteOf({ 'a.txt': '' })
    expect(await planMigration(empty, options)).toMatchObject({ kind: 'failed' })
    expect(await planMigration(join(empty, 'gone'), options)).toMatchObject({ kind: 'failed' })
    const rewrite = await planMigration(await siteOf({ 'docs/a.md': '' }), {
      ...options,
      rewrite: true,
    })
    expect(rewrite).toMatchObject({
      message:
        '`--rewrite` has no effect on a site of plain Markdown, because docs-ssg reads its pages as they are',
    })
  })
})
