import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planMigration } from '../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const LENGTH = 200_000
const long = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length))

/** Parts that are repeated, and what is around them. */
const kinds: readonly (readonly [before: string, part: string, after: string])[] = [
  ['', ' ', 'x'],
  ['', '\t', 'x'],
  ['', '\n', 'x'],
  ['# ', ' ', 'x'],
  ['# ', '\\', ''],
  ['# ', '`', 'x'],
  ['# ', '<', ''],
  ['# ', '[', ''],
  ['# ', '![', ''],
  ['# ', '<a ', ''],
  ['# ', '*a ', ''],
  ['# a {', '#', ''],
  ['', '|', ''],
  ['', '-', ''],
  ['', '_', ''],
  ['', '$', ''],
  ['', '](', ''],
  ['', '[a](', ''],
  ['', '<!--', ''],
  ['', '<a ', ''],
  ['<Tabs ', 'a=', ''],
  ['<Tabs ', 'a="', ''],
  ['', '<Tabs>\n', ''],
  ['', '<details>\n', ''],
  ['', '<div markdown>\n', ''],
  ['', '<script>\n', ''],
  ['', '{{', ''],
  ['', '{%', ''],
  ['', '{/*', ''],
  ['import a', ' ', 'b'],
  ['', 'import a\n', ''],
  ['export const a = ', '{', ''],
  ['', '::: a\n', ''],
  ['::: tip ', '"', ''],
  ['', '!!! note\n', ''],
  ['!!! note "', '\\', ''],
  ['', '/// a\n', ''],
  ['', '=== "a"\n', ''],
  ['--8<-- "', ' ', 'x'],
  ['<!--@include: ', ' ', 'x'],
  ['<<< ', 'a{', ''],
  ['```js ', '{', ''],
  ['', '```a\n', ''],
  ['', '- a\n', ''],
  ['', '> ', ''],
  ['', '++a', ''],
  ['---\ntitle: a', ' ', 'b\n---\n'],
  ['[a]: ', ' ', 'x'],
]
const texts = kinds.map(([before, part, after]) => `${before}${long(part)}${after}\n`)

interface Site {
  readonly files: Readonly<Record<string, string>>
  readonly page: (name: string) => string
  /** Other files that the move reads, at places where each of them can have any text. */
  readonly others: readonly string[]
  readonly rewrite: boolean
}

const sites: Readonly<Record<string, Site>> = {
  Docusaurus: {
    files: {
      'docusaurus.config.js':
        "module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {}]] }",
    },
    page: (name) => `docs/${name}.mdx`,
    others: ['src/pages/a.jsx', '_redirects', 'build/index.html', 'docs/a/_category_.yml'],
    rewrite: false,
  },
  MkDocs: {
    files: {
      'mkdocs.yml':
        'site_name: T\nplugins: [macros, search]\nmarkdown_extensions: [pymdownx.snippets, pymdownx.blocks.tab, attr_list]\n',
    },
    page: (name) => `docs/${name}.md`,
    others: ['site/index.html'],
    rewrite: true,
  },
  Starlight: {
    files: {
      'astro.config.mjs':
        "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'T', customCss: ['./src/a.css'] })] }",
    },
    page: (name) => `src/content/docs/${name}.mdx`,
    others: ['src/a.css', 'dist/index.html', 'tsconfig.json'],
    rewrite: true,
  },
  VitePress: {
    files: { '.vitepress/config.mjs': "export default { title: 'T' }" },
    page: (name) => `${name}.md`,
    others: ['.vitepress/theme/a.css', 'public/_redirects', '.vitepress/dist/index.html'],
    rewrite: true,
  },
  'plain Markdown': {
    files: { 'docs/index.md': '# Home\n' },
    page: (name) => `docs/${name}.md`,
    others: ['README.md', '.git/config', 'package.json'],
    rewrite: false,
  },
}

async function plan({ files, rewrite }: Site, added: Readonly<Record<string, string>>) {
  const folder = await siteOf({ ...files, ...added })
  mkdirSync(join(folder, '.git'), { recursive: true })
  return planMigration(folder, {
    into: rewrite ? join(folder, 'new') : undefined,
    out: undefined,
    rewrite,
    hasShim: () => true,
    readStatements: () => [],
    timeLimit: 100,
  })
}

describe.each(Object.entries(sites))('P4: a move from %s', (_, site) => {
  it('reads pages of 200,000 characters, or leaves them and names them', async () => {
    const names = texts.map((_text, index) => `page-${index}`)
    const planned = await plan(
      site,
      Object.fromEntries(texts.map((text, index) => [site.page(`page-${index}`), text])),
    )
    if (planned.kind === 'failed') throw new Error(planned.message)
    const read = [...planned.oldSite.facts.pages.keys()].join('\n')
    const notes = planned.migration.notes.filter(({ advice }) => advice.includes('takes too long'))
    const left = names.filter((name) => !new RegExp(`/${name}$`, 'm').test(read))
    expect(notes.map(({ subject }) => subject)).toEqual(expect.arrayContaining(left.map(site.page)))
  })

  it.each(site.others)('reads other files of 200,000 characters: %s', async (path) => {
    for (const part of [' ', '\n', '/*', '<meta ', 'import a\n'])
      expect((await plan(site, { [path]: `${long(part)}x` })).kind).toBeDefined()
  })
})
