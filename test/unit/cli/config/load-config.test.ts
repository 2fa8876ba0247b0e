import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadConfig, type LoadConfigResult } from '../../../../cli/config/load-config.ts'
import type { ResolvedConfig } from '../../../../cli/config/schema/schema.ts'
import { siteOf } from '../../../helpers/site-of.ts'

/** `line:column rule message`, one a finding. */
function findings(result: LoadConfigResult): readonly string[] {
  if (result.kind === 'loaded') return []
  return result.diagnostics.map(
    ({ rule, message, place }) => `${place?.line ?? 0}:${place?.column ?? 0} ${rule} ${message}`,
  )
}

async function load(files: Readonly<Record<string, string>>): Promise<LoadConfigResult> {
  return loadConfig({ siteDir: await siteOf({ 'docs/a.md': '# A', ...files }) })
}

function loaded(result: LoadConfigResult): ResolvedConfig {
  if (result.kind === 'invalid') throw new Error(findings(result).join('\n'))
  return result.config
}

it('G4: a typed config is bundled, checked and resolved, with every path absolute', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '# A',
    'site.config.ts': `import { defineConfig } from 'docs-ssg'
      import { title } from './parts/title'
      const delimiter: string = '-'
      export default defineConfig({ title, titleDelimiter: delimiter, baseUrl: 'x/y' })`,
    'parts/title.ts': `export const title: string = 'Parts'`,
  })
  const config = loaded(await loadConfig({ siteDir }))
  expect(config).toMatchObject({
    title: 'Parts',
    titleDelimiter: '-',
    baseUrl: '/x/y/',
    url: 'http://localhost',
    siteDir,
    outDir: join(siteDir, 'build'),
    cacheDir: join(siteDir, '.docs-ssg'),
    configFile: 'site.config.ts',
    minify: true,
    drafts: false,
    docs: { path: 'docs', routeBasePath: '/' },
    search: { provider: 'embedded', placeholder: 'Search docs' },
  })
  const manifest = await readFile(join(config.packageDir, 'package.json'), 'utf8')
  expect(manifest).toContain('"name": "docs-ssg"')
})

it('G4: a site without a config gets the defaults, from docs/ or from the folder itself', async () => {
  expect(loaded(await load({})).docs.path).toBe('docs')
  const siteDir = await siteOf({ 'readme.md': '# A' })
  const config = loaded(await loadConfig({ siteDir }))
  expect(config.docs.path).toBe('.')
  expect(config.docs.exclude).toContain('**/node_modules/**')
  expect(config.configFile).toBeUndefined()
})

it('G4: the command line has the last word on baseUrl and the output folder', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'site.config.mjs': `export default { baseUrl: '/a/' }`,
  })
  const config = loaded(await loadConfig({ siteDir, baseUrl: 'b', outDir: join(siteDir, 'out') }))
  expect(config.baseUrl).toBe('/b/')
  expect(config.outDir).toBe(join(siteDir, 'out'))
})

it('G4: a syntax error names line and column', async () => {
  const result = await load({ 'site.config.ts': `export default {\n  title: 'ä' 'b',\n}\n` })
  expect(findings(result)).toEqual([
    `2:14 config-syntax The config cannot be read: Expected "}" but found "'b'".`,
  ])
})

it('G4: a missing import names line and column', async () => {
  const result = await load({ 'site.config.ts': `import x from './nope.ts'\nexport default { x }` })
  expect(findings(result)).toEqual([
    `1:15 config-syntax The config cannot be read: Could not resolve "./nope.ts".`,
  ])
})

it('G4: a config that throws names the line that threw, without a stack trace', async () => {
  const result = await load({
    'site.config.ts': `const a: string = 'x'\n\nexport default { title: fail(a) }\n
function fail(text: string): string {\n  throw new Error('no ' + text)\n}`,
  })
  expect(findings(result)).toEqual(['6:9 config-failed `site.config.ts` throws an error: no x'])
})

it('G4: a config without a default export is told to have one', async () => {
  const result = await load({ 'site.config.ts': `export const config = {}` })
  expect(findings(result)).toEqual([
    '1:1 config-failed `site.config.ts` has no default export, so it configures nothing.',
  ])
})

it('G4: every wrong option is reported with its value, what is expected, and its place', async () => {
  const result = await load({
    'site.config.ts': `import { defineConfig } from 'docs-ssg'
// title: 'in a comment'
const footer = { style: 'drak' }
export default defineConfig({
  titel: 'x', /* docs: { */
  docs: { path: 7, pth: "a, { b: 'c'" },
  footer,
  navbar: {
    items: [{ label: 'A', to: '/' }, { label: 3 }],
  },
  onBrokenLinks: 'thrw',
  tableOfContents: { maxHeadingLevel: 9 },
  search: { provider: 'alglia' },
  sidebars: { main: ['a', { type: 'category', label: 'B', items: [{ type: 'doc', idd: 'x' }] }] },
})`,
  })
  expect(findings(result).toSorted()).toEqual(
    [
      '11:3 config-type `onBrokenLinks` is `"thrw"`; expected "ignore", "log", "warn", "error" or "throw".',
      '12:22 config-value `tableOfContents.maxHeadingLevel` is `9`; expected a whole number from 2 to 6.',
      '13:13 config-type `search.provider` is `"alglia"`; expected "embedded", "algolia" or "none".',
      '14:82 config-unknown-key `sidebars.main[1].items[0].idd` is not an option.',
      '3:18 config-type `footer.style` is `"drak"`; expected "light" or "dark".',
      '5:3 config-unknown-key `titel` is not an option.',
      '6:11 config-type `docs.path` is `7`; expected a string.',
      '6:20 config-unknown-key `docs.pth` is not an option.',
      '9:40 config-type `navbar.items[1].label` is `3`; expected a string.',
    ].toSorted(),
  )
  const hints = result.kind === 'invalid' ? result.diagnostics.map(({ help }) => help) : []
  expect(hints).toContain('Did you mean `id`?')
  expect(hints).toContain('Did you mean `title`?')
  expect(hints).toContain('Did you mean `path`?')
  expect(hints).toContain('Did you mean `throw`?')
  expect(hints).toContain('Did you mean `algolia`?')
})

it.each([
  [
    `url: 'https://a.org/b'`,
    '`url` is `"https://a.org/b"`; expected the origin of the site, such as `https://docs.example.org`, without a path.',
  ],
  [
    `url: 'a.org'`,
    '`url` is `"a.org"`; expected the origin of the site, such as `https://docs.example.org`.',
  ],
  [
    `baseUrl: 'https://a.org/'`,
    '`baseUrl` is `"https://a.org/"`; expected a path, such as `/docs/`.',
  ],
  [
    `docs: { path: 'nope' }`,
    '`docs.path` is `"nope"`, but the site folder contains no folder with that path.',
  ],
  [
    `staticDirectories: ['assets']`,
    '`staticDirectories[0]` is `"assets"`, but the site folder contains no folder with that path.',
  ],
  [
    `customCss: ['x.css']`,
    '`customCss[0]` is `"x.css"`, but the site folder contains no file with that path.',
  ],
  [
    `components: { Box: './Box.tsx' }`,
    '`components.Box` is `"./Box.tsx"`, but the site folder contains no file with that path.',
  ],
  [`versions: []`, '`versions` is `[]`; expected at least one entry.'],
  [
    `versions: [{ name: '1', label: '1' }, { name: '1', label: '1', path: '1.0' }]`,
    '`versions[1].name` is `"1"`, which `versions[0].name` is too; each entry needs a different name.',
  ],
  [
    `locales: [{ code: 'not a tag', label: 'x' }]`,
    '`locales[0].code` is `"not a tag"`; expected a BCP 47 language tag, such as `pt-BR`.',
  ],
  [
    `tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 }`,
    '`tableOfContents.minHeadingLevel` is `5`, which is greater than `tableOfContents.maxHeadingLevel` (3).',
  ],
  [
    `navbar: { items: [{ label: 'A' }] }`,
    '`navbar.items[0]` is `"A"` without a target; expected `to` (a page) or `href` (a URL).',
  ],
  [
    `navbar: { items: [{ label: 'A', to: '/', href: 'https://a.org' }] }`,
    '`navbar.items[0]` is `"A"` with both `to` and `href`; expected one of them.',
  ],
  [
    `collections: [{ name: 'pages', path: 'docs', routeBasePath: 'p' }]`,
    '`collections[0].name` is `"pages"`, which is the name of the folder of pages; choose another name.',
  ],
  [
    `collections: [{ name: 'a b', path: 'docs', routeBasePath: 'p' }]`,
    '`collections[0].name` is `"a b"`; expected letters, digits and hyphens only.',
  ],
  [
    `redirects: [{ from: ['/a', '//b'], to: '/' }]`,
    '`redirects[0].from[1]` is `"//b"`; expected a path that starts with one `/`.',
  ],
  [
    `redirects: [{ from: 'old', to: '/' }]`,
    '`redirects[0].from` is `"old"`; expected a path that starts with one `/`.',
  ],
])('G4: {%s} is refused though its type is right', async (option, message) => {
  const found = await load({ 'site.config.ts': `export default { ${option} }` })
  expect(findings(found)).toEqual([expect.stringContaining(`config-value ${message}`)])
})

it('G4: all unknown options of an object are reported in one run', async () => {
  const result = await load({
    'site.config.ts': `export default {
  titel: 'x',
  tagLine: 'y',
  navbar: { itens: [], hide: true, items: [{ lable: 'A', to: '/', icon: 'x' }] },
  search: { provider: 'none', placeholder: 'x' },
  sidebars: { main: ['a', { type: 'doc', id: 'a', title: 'A', description: 'x' }] },
  theme: 3,
  customFields: { anything: { goes: 1 } },
}`,
  })
  expect(findings(result)).toEqual([
    '2:3 config-unknown-key `titel` is not an option.',
    '3:3 config-unknown-key `tagLine` is not an option.',
    '4:13 config-unknown-key `navbar.itens` is not an option.',
    '4:24 config-unknown-key `navbar.hide` is not an option.',
    '4:46 config-unknown-key `navbar.items[0].lable` is not an option.',
    '4:67 config-unknown-key `navbar.items[0].icon` is not an option.',
    '5:31 config-unknown-key `search.placeholder` is not an option.',
    '6:51 config-unknown-key `sidebars.main[1].title` is not an option.',
    '6:63 config-unknown-key `sidebars.main[1].description` is not an option.',
    '7:3 config-type `theme` is `3`; expected an object.',
  ])
  expect(result.kind === 'invalid' && result.diagnostics.map(({ data }) => data)).toContainEqual({
    actual: 'navbar.items[0].lable',
    expected: ['navbar.items[0].label'],
  })
})

it('G4: an option in an imported file is found in that file', async () => {
  const result = await load({
    'site.config.ts': `import { items } from './parts/navbar'
import sidebars from './sidebars.json'
export default { navbar: { items }, sidebars } satisfies object`,
    'parts/navbar.ts': `interface Item { label: string; to?: string }
export const items: Item[] = [
  { label: 'A', to: '/' },
  { label: 'B' } as Item,
]`,
    'sidebars.json': '{\n  "docs": [\n    { "type": "doc", "id": 3 }\n  ]\n}',
  })
  const places = result.kind === 'invalid' ? result.diagnostics.map(({ place }) => place) : []
  expect(places).toMatchObject([{ path: 'sidebars.json', line: 3, column: 22 }])
  const odd = await load({
    'site.config.ts': `import { items } from './parts/navbar'\nexport default { navbar: { items } }`,
    'parts/navbar.ts': `type Label = string\nconst label: Label = 'B'\nexport const items = [\n  { label },\n]`,
  })
  expect(odd.kind === 'invalid' && odd.diagnostics[0]?.place).toEqual({
    path: 'parts/navbar.ts',
    line: 4,
    column: 3,
  })
})

it('G4: options work under their former names, with a notice', async () => {
  const result = await load({
    'site.config.ts': `export default {
  markdown: { twins: false },
  locales: [
    { code: 'en', label: 'English', words: { next: 'Onwards' } },
    { code: 'fr', label: 'French', path: 'fr', uiTranslations: { next: 'Allons' } },
  ],
}`,
  })
  const { markdown, locales, notices } = loaded(result)
  expect(markdown.javascriptVariants).toBe(false)
  expect(markdown).not.toHaveProperty('twins')
  expect(locales.map(({ uiTranslations }) => uiTranslations)).toEqual([
    { next: 'Onwards' },
    { next: 'Allons' },
  ])
  expect(notices).toEqual([
    {
      severity: 'info',
      rule: 'config-renamed',
      message:
        '`locales[0].words` is now called `locales[0].uiTranslations`; the old name still works.',
      help: 'Rename it to `uiTranslations`.',
      data: { actual: 'locales[0].words', expected: ['locales[0].uiTranslations'] },
      place: { path: 'site.config.ts', line: 4, column: 37 },
    },
    {
      severity: 'info',
      rule: 'config-renamed',
      message:
        '`markdown.twins` is now called `markdown.javascriptVariants`; the old name still works.',
      help: 'Rename it to `javascriptVariants`.',
      data: { actual: 'markdown.twins', expected: ['markdown.javascriptVariants'] },
      place: { path: 'site.config.ts', line: 2, column: 15 },
    },
  ])
})

it('G4: a wrong value under a former name is found where it is written', async () => {
  const result = await load({ 'site.config.ts': `export default {\n markdown: { twins: 1 } }` })
  expect(findings(result)).toEqual([
    '2:14 config-type `markdown.javascriptVariants` is `1`; expected a boolean.',
  ])
})

it('G4: of both names of an option the current one counts', async () => {
  const text = 'export default { markdown: { twins: true, javascriptVariants: false } }'
  expect(loaded(await load({ 'site.config.ts': text })).markdown.javascriptVariants).toBe(false)
})

it('G4: an id in `checks.rules` that no rule has is an error with a suggestion', async () => {
  const rules = `checks: { rules: { 'orphan-pages': 'error', 'orphan-page': 'warn', x: 'log' } }`
  const siteDir = await siteOf({
    'docs/a.md': '# A',
    'site.config.ts': `export default { ${rules} }`,
    'plugin.config.ts': `export default { ${rules}, markdown: { remarkPlugins: [() => {}] } }`,
  })
  const ruleIds = new Set(['orphan-page', 'broken-link'])
  const result = await loadConfig({ siteDir }, { ruleIds })
  expect(findings(result)).toEqual([
    '1:37 config-value `checks.rules.orphan-pages` has no effect, because no rule has the id `orphan-pages`.',
    '1:85 config-value `checks.rules.x` has no effect, because no rule has the id `x`.',
  ])
  expect(result.kind === 'invalid' && result.diagnostics.map(({ help }) => help)).toEqual([
    'Did you mean `orphan-page`?',
    'Remove it. The reports of `docs-ssg check` show the id of each rule.',
  ])
  // A plugin of the site may report under an id of its own.
  const configFile = join(siteDir, 'plugin.config.ts')
  expect(findings(await loadConfig({ siteDir, configFile }, { ruleIds }))).toEqual([
    '1:37 config-value `checks.rules.orphan-pages` has no effect, because no rule has the id `orphan-pages`.',
  ])
})

it('G4: a config may be a function, import JSON and packages, and know where it stands', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'package.json': '{"title":"From JSON"}',
    'node_modules/odd/package.json': '{"name":"odd","exports":{"import":"./i.mjs"}}',
    'node_modules/odd/i.mjs': `export const tagline = import.meta.url.endsWith('/odd/i.mjs') ? 'odd' : 'lost'`,
    'site.config.ts': `import manifest from './package.json'
      import { tagline } from 'odd'
      import { basename } from 'node:path'
      export default async () => ({
        title: manifest.title,
        tagline,
        customFields: { url: import.meta.url, base: basename('/x/y') },
      })`,
  })
  const config = loaded(await loadConfig({ siteDir }))
  expect(config).toMatchObject({ title: 'From JSON', tagline: 'odd' })
  expect(config.customFields).toEqual({
    url: pathToFileURL(join(siteDir, 'site.config.ts')).href,
    base: 'y',
  })
})

it('G4: a kept config is used while nothing it was made from changes', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'site.config.ts': `import { title } from './title.ts'\nexport default { title }`,
    'title.ts': `export const title = 'one'`,
  })
  const first = loaded(await loadConfig({ siteDir }))
  const again = loaded(await loadConfig({ siteDir }))
  expect(again).toEqual(first)
  await writeFile(join(siteDir, 'title.ts'), `export const title = 'two'`)
  const changed = loaded(await loadConfig({ siteDir }))
  expect(changed.title).toBe('two')
  expect(changed.configHash).not.toBe(first.configHash)
})

it.each([
  ['empty', () => ''],
  ['cut short', (text: string) => text.slice(0, 80)],
  ['of another shape', () => '{"format":1}'],
  ['changed by hand', (text: string) => text.replace('one', 'two')],
])('P14: a kept config that is %s is made again', async (_name, spoil) => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'site.config.ts': `export default { title: 'one' }`,
  })
  await loadConfig({ siteDir })
  const file = join(siteDir, '.docs-ssg/config.json')
  await writeFile(file, spoil(await readFile(file, 'utf8')))
  expect(loaded(await loadConfig({ siteDir })).title).toBe('one')
})

it('P14: a folder that cannot be written costs no more than time', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'site.config.ts': `export default { title: 'one' }`,
    '.docs-ssg': 'a file where the cache would be',
  })
  await chmod(join(siteDir, '.docs-ssg'), 0o400)
  expect(loaded(await loadConfig({ siteDir })).title).toBe('one')
})

it('G3: a config or a folder that does not exist is named', async () => {
  const siteDir = await siteOf({ 'docs/a.md': '' })
  const noFile = await loadConfig({ siteDir, configFile: join(siteDir, 'x.ts') })
  expect(findings(noFile)[0]).toContain('does not exist')
  const noFolder = await loadConfig({ siteDir: join(siteDir, 'nope') })
  expect(findings(noFolder)[0]).toContain('is not a folder')
})
