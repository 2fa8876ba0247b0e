import { rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { compileComponents } from '../../../../cli/bundle/components/compile-components.ts'
import { loadMessages } from '../../../../cli/bundle/texts/load-messages.ts'
import { externalModules } from '../../../../cli/bundle/components/shared-modules.ts'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { createNoCache } from '../../../../cli/cache/no-cache.ts'
import { openCache } from '../../../../cli/cache/open-cache.ts'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { readSources } from '../../../../cli/content/sources/read-sources.ts'
import { createThreadedCompiler } from '../../../../cli/pipeline/compiling/compile-on-threads.ts'
import { compilePages } from '../../../../cli/pipeline/compiling/compile-pages.ts'
import { pageModules } from '../../../../cli/render/page-modules.ts'
import { siteOf } from '../../../helpers/site-of.ts'

const katex = (version: string): Readonly<Record<string, string>> => ({
  'node_modules/katex/package.json': `{"name": "katex", "main": "katex.js"}`,
  'node_modules/katex/katex.js': `exports.renderToString = () => '<span class="katex">${version}</span>'\n`,
})

const config = (options = ''): string => `export default {
  siteRoot: 'src',
  locales: [{ code: 'en', label: 'English' }, { code: 'fr', label: 'Français', path: 'fr', messages: 'fr.json' }],
  components: { Badge: 'parts/badge.jsx', Links: 'parts/links.jsx' },
  markdown: { math: true, docblockSources: ['lib'] },
  ${options}
}
`

const member = (text: string): string =>
  `export default Object.assign(() => null, { Home: () => <i>${text}</i> })\n`

const files: Readonly<Record<string, string>> = {
  'site.config.ts': config(),
  'docs/index.md':
    '# Home\n\n:::tip\n\nText with :tada: and `code`.\n\n:::\n\n```ts\nconst n: number = 1\n```\n',
  'docs/badge.mdx': '# Badge\n\n<Badge />\n',
  'i18n/fr/badge.mdx': '# Insigne\n\n<Badge />\n',
  'docs/member.mdx': '# Member\n\n<Links.Home />\n',
  'parts/links.jsx': member('A'),
  'docs/formula.md': '# Formula\n\n$$\na\n$$\n',
  'docs/partial.mdx': "import Part from './_part.md'\n\n# Partial\n\n<Part />\n",
  'docs/_part.md': 'The partial.\n',
  'docs/include.md': '# Include\n\n```js file="@site/sample.js"\n```\n',
  'src/sample.js': 'one()\n',
  'other/sample.js': 'two()\n',
  'docs/outside.md': '# Outside\n\n```js file="../../more/sample.js"\n```\n',
  'docs/docblock.md': '# Docblock\n\n[summary](docblock://api.ts?token=run)\n',
  'lib/api.ts': '/** The first text. */\nexport function run() {}\n',
  'parts/badge.jsx':
    "import Translate from '@docusaurus/Translate'\nimport { tone } from '@site/tone'\nimport pier from '../static/pier.png'\nexport default () => <b className={tone} data-image={pier}><Translate id=\"a\">A badge</Translate></b>\n",
  'src/tone.js': "export const tone = 'calm'\n",
  'other/tone.js': "export const tone = 'shrill'\n",
  'static/pier.png': 'no pixels',
  'fr.json': '{"a": "Un insigne"}',
  ...katex('one'),
}

const all = Object.keys(files)
  .filter((path) => /\/[a-z]+\.mdx?$/.test(path))
  .toSorted()

const withBadge = ['docs/badge.mdx', 'i18n/fr/badge.mdx']

interface Build {
  readonly siteDir: string
  readonly cache: Cache
  readonly baseUrl?: string
}

/** Compile the pages of a site as a build does. */
async function build({ siteDir, cache, baseUrl }: Build) {
  const loaded = await loadConfig({ siteDir, baseUrl })
  if (loaded.kind === 'invalid') throw new Error(JSON.stringify(loaded.diagnostics))
  const { sources } = await readSources(loaded.config)
  const { messages } = await loadMessages(loaded.config)
  const externals = [...Object.keys(pageModules), ...externalModules]
  const host = { cache, externals, messages }
  const { components } = await compileComponents(loaded.config, host)
  const compiler = createThreadedCompiler(loaded.config, { threads: 1, components })
  const compiled = await compilePages(sources, compiler, { cache })
  await cache.commit()
  return compiled
}

async function write(siteDir: string, changes: Changes): Promise<void> {
  for (const [path, contents] of Object.entries(changes)) {
    const file = join(siteDir, path)
    if (contents === undefined) rmSync(file, { recursive: true })
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, contents)
    }
  }
}

type Changes = Readonly<Record<string, string | undefined>>

/** Text of the files to write, undefined for one to delete; then the pages that must be compiled again. */
const rows: readonly (readonly [
  what: string,
  change: { readonly files?: Changes; readonly baseUrl?: string; readonly tool?: string },
  fresh: readonly string[],
])[] = [
  ['nothing', {}, []],
  ['a page', { files: { 'docs/index.md': '# House\n' } }, ['docs/index.md']],
  ['a new page', { files: { 'docs/new.md': '# New\n' } }, ['docs/new.md']],
  ['a partial', { files: { 'docs/_part.md': 'Another partial.\n' } }, ['docs/partial.mdx']],
  ['a partial that is deleted', { files: { 'docs/_part.md': undefined } }, ['docs/partial.mdx']],
  ['an included file', { files: { 'src/sample.js': 'changed()\n' } }, ['docs/include.md']],
  [
    'the source of a doc comment',
    { files: { 'lib/api.ts': '/** The second text. */\nexport function run() {}\n' } },
    ['docs/docblock.md'],
  ],
  [
    'the code of a component',
    { files: { 'parts/badge.jsx': 'export default () => <i>B</i>\n' } },
    withBadge,
  ],
  [
    'the code of a component that throws now',
    { files: { 'parts/badge.jsx': "export default () => { throw new Error('no') }\n" } },
    withBadge,
  ],
  [
    'a module of a component',
    { files: { 'src/tone.js': "export const tone = 'loud'\n" } },
    withBadge,
  ],
  [
    'the code of a component whose member pages show',
    { files: { 'parts/links.jsx': member('B') } },
    ['docs/member.mdx'],
  ],
  ['a text of a component', { files: { 'fr.json': '{"a": "Une plaque"}' } }, all],
  [
    'a new component',
    {
      files: {
        'site.config.ts': config(
          "components: { Badge: 'parts/badge.jsx', More: 'parts/badge.jsx' },",
        ),
      },
    },
    all,
  ],
  ['`siteRoot`', { files: { 'site.config.ts': config("siteRoot: 'other',") } }, all],
  [
    'the static folders, from which components take images',
    { files: { 'site.config.ts': config("staticDirectories: ['.'],") } },
    all,
  ],
  [
    'the folders of docs, from which pages may include files',
    {
      files: {
        'site.config.ts': config(
          "collections: [{ name: 'more', path: '../more', routeBasePath: 'more' }],",
        ),
      },
    },
    all,
  ],
  ['KaTeX, removed', { files: { 'node_modules/katex': undefined } }, all],
  ['the version of KaTeX', { files: katex('two') }, all],
  ['the base URL', { baseUrl: '/base/' }, all],
  ['a value that components read', { files: { 'site.config.ts': config("tagline: 'New',") } }, all],
  ['the version of docs-ssg', { tool: 'two' }, all],
  [
    'an option that pages do not depend on',
    { files: { 'site.config.ts': config("titleDelimiter: '-',") } },
    [],
  ],
  [
    'a translation',
    {
      files: {
        'site.config.ts': config(
          "locales: [{ code: 'en', label: 'English', uiTranslations: { note: 'Nota' } }, { code: 'fr', label: 'Français', path: 'fr', messages: 'fr.json' }],",
        ),
      },
    },
    all,
  ],
  ...[
    "format: 'mdx'",
    "rawHtml: 'off'",
    "admonitions: ['quiz']",
    'emoji: false',
    'javascriptVariants: true',
    'math: false',
    "languages: ['abap']",
    "magicComments: [{ className: 'x', line: 'mark' }]",
    "frameHosts: ['example.com']",
    "docblockSources: ['lib', 'src']",
    'remarkPlugins: [() => (tree) => { tree.children.length = 1 }]',
    'rehypePlugins: [() => (tree) => { tree.children.length = 1 }]',
    'beforeDefaultRemarkPlugins: [() => (tree) => { tree.children.length = 1 }]',
    'beforeDefaultRehypePlugins: [() => (tree) => { tree.children.length = 1 }]',
    'grammars: [(Prism) => { Prism.languages.mine = {} }]',
  ].map(
    (option) =>
      [
        `\`markdown\` with \`${option}\``,
        {
          files: {
            'site.config.ts': config(
              `markdown: { math: true, docblockSources: ['lib'], ${option} },`,
            ),
          },
        },
        all,
      ] as const,
  ),
]

const withoutCauses = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === 'cause' ? undefined : part)))

it.each(rows)('a change of %s compiles the right pages again', async (_what, change, fresh) => {
  const inSite = Object.entries(files).map(([path, contents]) => [`site/${path}`, contents])
  const folder = await siteOf({ ...Object.fromEntries(inSite), 'more/sample.js': 'more()\n' })
  const siteDir = join(folder, 'site')
  const cacheDir = join(siteDir, '.docs-ssg')
  const first = await build({ siteDir, cache: await openCache(cacheDir, 'one') })
  expect(first.fresh.toSorted()).toEqual(all)

  await write(siteDir, change.files ?? {})
  const override = change.baseUrl === undefined ? {} : { baseUrl: change.baseUrl }
  const cache = await openCache(cacheDir, change.tool ?? 'one')
  const warm = await build({ siteDir, cache, ...override })
  const cold = await build({ siteDir, cache: createNoCache(), ...override })
  expect(warm.fresh.toSorted()).toEqual(fresh.toSorted())
  expect(withoutCauses(warm.pages)).toEqual(withoutCauses(cold.pages))
  expect(withoutCauses(warm.diagnostics)).toEqual(withoutCauses(cold.diagnostics))
})
