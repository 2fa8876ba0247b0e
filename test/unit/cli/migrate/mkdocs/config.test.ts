import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planMkdocsMigration } from '../../../../../cli/migrate/mkdocs/plan-mkdocs-migration.ts'
import { createSourceFiles } from '../../../../../cli/migrate/source-files.ts'
import type { PlannedMigration } from '../../../../../cli/migrate/migration-plan.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

async function plan(
  config: string,
  docs: Readonly<Record<string, string>> = {},
  into?: string,
): Promise<PlannedMigration> {
  const files = Object.entries({ 'index.md': '# Home\n', ...docs })
  const siteDir = await siteOf({
    'mkdocs.yml': `site_name: Counter\n${config}`,
    ...Object.fromEntries(files.map(([path, text]) => [`docs/${path}`, text])),
  })
  const planned = await planMkdocsMigration(
    { siteDir, configFile: join(siteDir, 'mkdocs.yml'), files: createSourceFiles(siteDir) },
    { rewrite: true, into, out: undefined, hasShim: () => true, readStatements: () => [] },
  )
  if (planned.kind === 'failed') throw new Error(planned.message)
  return planned
}

const i18n = (form: string): string =>
  `plugins:\n  - i18n:\n      docs_structure: ${form}\n      languages:\n        - { locale: en, default: true, name: English }\n        - { locale: fr, name: Français }\n`

const diagrams = '      custom_fences: [{ name: mermaid, class: mermaid }]\n'

/** An option of `mkdocs.yml`, and a part of the new config or of the notes as JSON. */
const options: readonly (readonly [option: string, part: string])[] = [
  ['exclude_docs: |\n  drafts/\n  *.tmp.md\n', '"**/drafts/**"'],
  ['exclude_docs: |\n  *.md\n  !index.md\n', 'The exception `!index.md` is not migrated'],
  [
    'plugins:\n  - redirects:\n      redirect_maps: { old.md: index.md }\n',
    '"redirects":[{"from":"/old","to":"/"}]',
  ],
  ['plugins:\n  - exclude: { glob: [drafts/*, "*.tmp.md"] }\n', '"drafts/**","**/*.tmp.md"'],
  ['plugins:\n  - exclude: { regex: ["a+"] }\n', 'The pattern `a+` is not migrated.'],
  ['plugins: [mike]\n', 'Versions that mike published stay on their branch.'],
  [
    'extra: { version: { provider: mike } }\n',
    'Versions that mike published stay on their branch.',
  ],
  [
    'repo_url: https://github.com/me/counter\nedit_uri: edit/main/docs/\n',
    '"editUrl":"https://github.com/me/counter/edit/main/docs/"',
  ],
  ['theme:\n  name: material\n  palette: { primary: teal }\n', '"accent":"#009485"'],
  ['theme: { name: material, logo: gone.svg }\n', '`gone.svg` is not a file of the docs'],
  ['theme: { name: material, icon: { logo: material/clock } }\n', 'The icon `material/clock`'],
  [
    'extra:\n  social:\n    - { icon: fontawesome/brands/github, link: https://github.com/me }\n',
    '"href":"https://github.com/me"',
  ],
  ['extra: { analytics: { provider: google, property: G-1 } }\n', '{"provider":"gtag","id":"G-1"}'],
  ['extra: { analytics: { provider: custom } }\n', 'The provider `custom` is not migrated.'],
  ['hooks: [hooks.py]\n', '`hooks.py` is Python code'],
  ['plugins: [macros]\nextra: { unit: { name: metre } }\n', '"variables":{"unit.name":"metre"}'],
  ['markdown_extensions:\n  - pymdownx.magiclink: { repo_url_shorthand: true }\n', 'are text now'],
  [`markdown_extensions:\n  - pymdownx.superfences:\n${diagrams}`, '"mermaid":true'],
  [`markdown_extensions:\n  - pymdownx.superfences:\n${diagrams}`, 'Install the package `mermaid`'],
  [
    `markdown_extensions:\n  - extra:\n      pymdownx.superfences:\n  ${diagrams}`,
    '"mermaid":true',
  ],
  [
    `markdown_extensions:\n  - pymdownx.superfences\n  - pymdownx.extra:\n      pymdownx.superfences:\n  ${diagrams}`,
    '"mermaid":true',
  ],
  ['markdown_extensions: [own.thing]\n', '`own.thing` has no counterpart.'],
  [i18n('folder'), '"docsPath":"docs/fr"'],
  [i18n('suffix'), 'which `--into <folder>` does in a copy of the site'],
]

describe('the config of an MkDocs site', () => {
  it.each([
    ['a.css', ['docs/a.css']],
    ['/a.css', ['docs/a.css']],
    ['./a.css', ['docs/a.css']],
    ['a.css?v=2', ['docs/a.css']],
    ['css/b.css#2', ['docs/css/b.css']],
    ['gone.css?v=2', undefined],
  ])('the style sheet %j of `extra_css` is %j', async (path, files) => {
    const docs = { 'a.css': '', 'css/b.css': '' }
    const { migration } = await plan(`extra_css: ['${path}']\n`, docs)
    expect(migration.config['customCss']).toEqual(files)
  })

  it.each([
    ['old.md: a.md', [{ from: '/old', to: '/a' }]],
    ['a.md: index.md', undefined],
    ['guide.md: guide/README.md', undefined],
    ['guide/index.md: guide/README.md', undefined],
    ['guide/a/index.md: guide/a.md', undefined],
    ['guide/b/README.md: guide/a.md', [{ from: '/guide/b', to: '/guide/a' }]],
  ])('the entry %s of `redirect_maps` becomes %j', async (entry, redirects) => {
    const docs = { 'a.md': '# A\n', 'guide/README.md': '# B\n', 'guide/a.md': '# C\n' }
    const { migration } = await plan(
      `plugins:\n  - redirects:\n      redirect_maps: { ${entry} }\n`,
      docs,
    )
    expect(migration.config['redirects']).toEqual(redirects)
  })

  it.each(options)('%j is mapped or named as lost', async (option, part) => {
    const { migration } = await plan(option)
    expect(JSON.stringify(migration)).toContain(part)
  })

  it('a section of `nav` without a name has the title of its first page', async () => {
    const { migration } = await plan('nav: [{ "": [a.md, { "": [b.md] }] }]\n', {
      'a.md': '# First { #own }\n',
      'b.md': 'Text\n',
    })
    expect(migration.config).toMatchObject({
      sidebars: {
        main: [
          {
            label: 'First',
            items: ['a', { label: 'B', items: ['b'] }],
          },
        ],
      },
    })
  })

  it.each([
    ['', 'Start → /guide'],
    ['theme: { name: material, features: [navigation.indexes] }\n', 'The guide → /guide'],
  ])('with %j, an index page of a section is the entry `%s`', async (theme, entry) => {
    const { oldSite } = await plan(
      `${theme}nav: [index.md, { The guide: [guide/index.md, guide/a.md] }]\n`,
      { 'guide/index.md': '# Start\n', 'guide/a.md': '# A\n' },
    )
    expect([...oldSite.facts.sidebar]).toEqual(['Home → /', entry, 'A → /guide/a'])
  })

  it('of two pages with one URL, the one that MkDocs writes last counts', async () => {
    const { migration, oldSite } = await plan('', {
      'guide.md': '# Old\n\n[A](a.md#) [B](guide/b.md/#two)\n',
      'guide/README.md': '# New\n\n[A](../a.md#) [B](b.md/#two) [T](b.md#:~:text=a%3Ab)\n',
      'guide/b.md': '# B\n\n## Two\n',
      'a.md': '# A\n',
    })
    expect(migration.config).toMatchObject({
      docs: { exclude: expect.arrayContaining(['guide.md']) },
    })
    expect(migration.notes.map(({ subject }) => subject)).toEqual(['guide.md'])
    expect(oldSite.facts.pages.get('/guide')).toMatchObject({
      title: 'New',
      links: ['/a#', '/guide/b#two', '/guide/b#:~:text=a:b'],
    })
  })

  it('`config.site_name` on a page is a variable', async () => {
    const { migration } = await plan('plugins: [macros]\n', {
      'a.md': '# A\n\n{{ config.site_name }}\n',
    })
    expect(migration.config).toMatchObject({
      markdown: { variables: { 'config.site_name': 'Counter' } },
    })
  })
})

describe('the languages of an MkDocs site', () => {
  it('files with a suffix move to the folder of their language in a copy', async () => {
    const into = join(await siteOf({}), 'new')
    const { pages, copies, oldSite, migration } = await plan(
      i18n('suffix'),
      {
        'index.fr.md': '# Accueil\n\n[A](a.md) [B](b.md)\n',
        'a.md': '# A\n',
        'a.fr.md': '# Un\n',
        'b.en.md': '# B\n',
        'b.fr.png': '',
      },
      into,
    )
    const relativeTo = (path: string): string => path.slice(into.length + 1)
    expect(pages.map(({ path }) => relativeTo(path)).toSorted()).toEqual([
      'docs/a.md',
      'docs/b.md',
      'docs/index.md',
      'i18n/fr/a.md',
      'i18n/fr/index.md',
    ])
    expect(copies.map(({ to }) => relativeTo(to))).toContain('docs/b.fr.png')
    expect([...oldSite.facts.pages.keys()].toSorted()).toEqual(['/', '/a', '/b', '/fr', '/fr/a'])
    expect(oldSite.facts.pages.get('/fr')?.links).toEqual(['/fr/a', '/fr/b'])
    expect(JSON.stringify(migration)).not.toContain('move each to')
  })

  it('`nav` names files of the main folder without its name', async () => {
    const { migration, oldSite } = await plan(`${i18n('folder')}nav: [index.md, { One: a.md }]\n`, {
      'index.md': '',
      'en/index.md': '# Home\n',
      'en/a.md': '# A\n',
      'fr/index.md': '# Accueil\n\n[A](a.md)\n',
    })
    expect(migration.notes.filter(({ subject }) => subject === 'nav')).toEqual([])
    expect(migration.config).toMatchObject({
      docs: { path: 'docs/en' },
      sidebars: { main: ['index', { type: 'doc', id: 'a', label: 'One' }] },
    })
    expect([...oldSite.facts.pages.keys()]).toEqual(expect.arrayContaining(['/', '/a', '/fr']))
    expect(oldSite.facts.pages.get('/fr')?.links).toEqual(['/fr/a'])
  })
})

it.each([
  [
    'a file that a script writes',
    'INHERIT: made.yml\n',
    /`INHERIT: made.yml` names a file that does not exist\. If a script/,
  ],
  ['itself', 'INHERIT: mkdocs.yml\n', /is a circle/],
])('says what is wrong with a config that inherits from %s', async (_, config, message) => {
  await expect(plan(config)).rejects.toThrow(message)
})

it.each([
  ['guide/readme.md', 'slug: /guide/readme'],
  ['guide/Index.md', 'slug: /guide/Index'],
  ['guide/guide.md', 'slug: /guide/guide'],
])('keeps the URL of %s, which is not the page of its folder for MkDocs', async (path, slug) => {
  const planned = await plan('', { [path]: '# A\n' })
  expect(JSON.stringify(planned.pages)).toContain(slug)
})

it('leaves out a README beside an index page, as MkDocs does', async () => {
  const { migration, pages } = await plan('', { 'README.md': '# A\n', 'guide/README.md': '# B\n' })
  expect(migration.config['docs']).toMatchObject({ exclude: expect.arrayContaining(['README.md']) })
  expect(JSON.stringify(migration.config)).not.toContain('guide/README.md')
  expect(migration.notes.map(({ subject }) => subject)).toContain('README.md')
  expect(pages.some(({ path }) => path.endsWith('docs/README.md'))).toBe(false)
})

it.each([
  ["<span class='a'>Guide <img src='/b.svg'></span>", 'Guide'],
  ['Guide <sup>beta</sup>', 'Guide beta'],
  ['A < B and C > D', 'A < B and C > D'],
])('makes text of the label %j in `nav`', async (label, text) => {
  const { migration } = await plan(`nav: [index.md, { "${label}": a.md }]\n`, { 'a.md': '# A\n' })
  expect(JSON.stringify(migration.config['sidebars'])).toContain(`"label":"${text}"`)
})

it.each([
  ['a [b](_own/b.md#c)', ['_own/b.md']],
  ['a [b](./_own/b.md) [b](_own/b.md)', ['_own/b.md']],
  ['a [b](c.md) [d](https://d.example/_own/b.md)', []],
])(
  'names the pages with `_` that a page links to, because they are left out: %s',
  async (text, paths) => {
    const { migration } = await plan('', { 'a.md': text, 'c.md': '# C\n', '_own/b.md': '# B\n' })
    const found = migration.notes.filter(({ advice }) => advice.includes('is not published'))
    expect(found.map(({ subject }) => subject)).toEqual(paths)
  },
)

it.each([
  ['the definitions', '[own]: https://own.example/\n'],
  ['the name of the file with them', '--8<--\nlinks.md\n--8<--\n'],
  ['the name of that file in one line', '--8<-- "links.md"\n'],
])('a file that every page ends with contains %s', async (_, text) => {
  const { pages } = await plan(
    'markdown_extensions:\n  - pymdownx.snippets: { base_path: [docs/parts], auto_append: [all.md] }\n',
    {
      'a.md': 'See [own].\n',
      'parts/all.md': text,
      'parts/links.md': '[own]: https://own.example/\n',
    },
  )
  const page = pages.find(({ path }) => path.endsWith('a.md'))
  expect(page?.text).toContain('\n[own]: https://own.example/')
})

it.each([
  ['base_path: docs/parts', 'all.md', 'docs/parts/all.md', true],
  ['base_path: [.parts]', 'all.md', '.parts/all.md', true],
  ['base_path: .parts', 'deep/all.md', '.parts/deep/all.md', true],
  ['base_path: [docs/.parts, .]', 'all.md', 'docs/.parts/all.md', true],
  ['base_path: .', '.parts/all.md', '.parts/all.md', true],
  ['base_path: .', '.env', '.env', false],
  ['base_path: .git', 'token', '.git/token', false],
])(
  'with `%s`, the file `%s` that every page ends with is %s: %j',
  async (base, path, file, isRead) => {
    const { pages } = await plan(
      `markdown_extensions:\n  - pymdownx.snippets: { ${base}, auto_append: [${path}] }\n`,
      { 'a.md': 'See [own].\n', [`../${file}`]: '[own]: https://own.example/\n' },
    )
    const page = pages.find((one) => one.path.endsWith('a.md'))
    expect(page?.text.includes('https://own.example/')).toBe(isRead)
  },
)

it.each([
  ['.parts', 'a.md', true],
  ['.', '.parts/a.md', false],
  ['.parts', '../.own/a.md', false],
  ['.parts', '.env', false],
])(
  'in the folder `%s` of the config, a page that names `%s` gets it: %j',
  async (base, path, isRead) => {
    const { pages } = await plan(
      `markdown_extensions:\n  - pymdownx.snippets: { base_path: ${base} }\n`,
      { 'b.md': `--8<-- "${path}"\n`, [join('..', base, path)]: 'Inserted.\n' },
    )
    const page = pages.find((one) => one.path.endsWith('b.md'))
    expect(page?.text.includes('Inserted.')).toBe(isRead)
  },
)
