import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readNavFiles } from '../../../../../cli/migrate/mkdocs/nav/read-nav-files.ts'
import { readPages } from '../../../../../cli/migrate/mkdocs/docs/read-pages.ts'
import { readMkdocsSite } from '../../../../../cli/migrate/mkdocs/read/read-mkdocs-site.ts'
import { createSourceFiles } from '../../../../../cli/migrate/source-files.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const names = ['index.md', 'guide/b.md', 'guide/a.md', 'guide/deep/c.md', 'news/one.md']

async function navOf(config: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  const siteDir = await siteOf({
    'mkdocs.yml': `site_name: Counter\n${config}`,
    ...Object.fromEntries(names.map((name) => [`docs/${name}`, '# Page\n'])),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`docs/${name}`, text])),
  })
  const source = createSourceFiles(siteDir)
  const read = readMkdocsSite({ siteDir, configFile: join(siteDir, 'mkdocs.yml'), files: source })
  if (read.kind === 'failed') throw new Error(read.reason)
  const notes: unknown[] = []
  const pages = readPages(read.site).map(({ path }) => path)
  const nav = readNavFiles(read.site, { pages, report: (note) => void notes.push(note) })
  return notes.length === 0 ? nav : { nav, notes }
}

const awesome = 'plugins: [awesome-nav]\n'
const news = { News: ['news/one.md'] }
const deep = { Deep: ['guide/deep/c.md'] }
const guide = { Guide: ['guide/a.md', 'guide/b.md', deep] }

it.each<readonly [string, string, Readonly<Record<string, string>>, unknown]>([
  ['neither plugin', 'plugins: [search]\n', { '.nav.yml': 'nav: [news]\n' }, undefined],
  ['no file', awesome, {}, ['index.md', guide, news]],
  [
    'folders, titles, URLs and pages',
    awesome,
    {
      '.nav.yml':
        'nav:\n  - Start: index.md\n  - news\n  - Web: https://a.example\n  - How: guide/\n',
      'guide/.nav.yml': 'nav: [b.md, deep]\n',
    },
    [{ Start: 'index.md' }, news, { Web: 'https://a.example' }, { How: ['guide/b.md', deep] }],
  ],
  [
    'sections',
    awesome,
    { '.nav.yml': 'nav:\n  - All:\n    - guide/a.md\n    - news\n' },
    [{ All: ['guide/a.md', news] }],
  ],
  ['a glob for the rest', awesome, { '.nav.yml': 'nav: [news, "*"]\n' }, [news, 'index.md', guide]],
  ['a glob as an object', awesome, { '.nav.yml': 'nav: [{ glob: "n*" }]\n' }, [news]],
  [
    'titles and hidden folders',
    awesome,
    { 'guide/.nav.yml': 'title: How to\nnav: [a.md]\n', 'news/.nav.yml': 'hide: true\n' },
    ['index.md', { 'How to': ['guide/a.md'] }],
  ],
  [
    '`.pages`, `...` and `order`',
    'plugins: [awesome-pages]\n',
    { '.pages': 'nav:\n  - news\n  - ...\n', 'guide/.pages': 'order: desc\n' },
    [news, 'index.md', { Guide: [deep, 'guide/b.md', 'guide/a.md'] }],
  ],
  [
    '`...` with a pattern',
    'plugins: [awesome-pages]\n',
    { '.pages': 'nav:\n  - ... | g*\n  - news\n' },
    [guide, news],
  ],
  [
    'another name',
    'plugins:\n  - awesome-pages: { filename: .order }\n',
    { '.order': 'nav: [news]\n' },
    [news],
  ],
  [
    '`nav` in the config',
    'plugins: [awesome-pages]\nnav: [guide, ...]\n',
    { '.pages': 'nav: [news]\n' },
    [guide, 'index.md', news],
  ],
  [
    'a folder that names itself or one above',
    awesome,
    { 'guide/.nav.yml': 'nav: [., .., a.md]\n', '.nav.yml': 'nav: [guide]\n' },
    [{ Guide: ['guide', '.', 'guide/a.md'] }],
  ],
])('reads the order of pages with %s', async (_, config, files, expected) => {
  expect(await navOf(config, files)).toEqual(expected)
})

it('reports a file that can’t be read', async () => {
  expect(await navOf(awesome, { '.nav.yml': 'nav: [a\n' })).toMatchObject({
    nav: ['index.md', guide, news],
    notes: [{ subject: expect.stringMatching(/^\.nav\.yml:\d+$/) }],
  })
})
