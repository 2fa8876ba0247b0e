import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { expect, it } from 'vitest'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { findings, load } from './load-fixture.ts'

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
      '13:13 config-type `search.provider` is `"alglia"`; expected "embedded", "algolia", "typesense", "meilisearch" or "none".',
      '14:82 config-unknown-key `sidebars.main[1].items[0].idd` is not an option, so it would have no effect.',
      '3:18 config-type `footer.style` is `"drak"`; expected "light" or "dark".',
      '5:3 config-unknown-key `titel` is not an option, so it would have no effect.',
      '6:11 config-type `docs.path` is `7`; expected a string.',
      '6:20 config-unknown-key `docs.pth` is not an option, so it would have no effect.',
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
  ...[
    '/../',
    '/a/../b/',
    '..',
    '/./',
    '/%2e%2E/',
    '/a b/',
    '/*/',
    '/:a/',
    '/a{b}/',
    '/$a/',
    '/<b>/',
  ].map((path) => [
    `baseUrl: '${path}'`,
    `\`baseUrl\` is \`"${path}"\`; expected a path, such as \`/docs/\`.`,
  ]),
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
  [
    `siteRoot: 'nope'`,
    '`siteRoot` is `"nope"`, but the site folder contains no folder with that path.',
  ],
  [
    `pagesPath: 'nope'`,
    '`pagesPath` is `"nope"`, but the site folder contains no folder with that path.',
  ],
  [
    `docs: { tags: 'nope.yml' }`,
    '`docs.tags` is `"docs/nope.yml"`, but the site folder contains no file with that path.',
  ],
  [
    `blog: { path: 'docs', authorsMapPath: 'nope.yml' }`,
    '`blog.authorsMapPath` is `"docs/nope.yml"`, but the site folder contains no file with that path.',
  ],
  [
    `blog: [{ path: 'docs', tags: 'nope.yml' }]`,
    '`blog[0].tags` is `"docs/nope.yml"`, but the site folder contains no file with that path.',
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
    `navbar: { items: [{ label: ' ', to: '/' }] }`,
    '`navbar.items[0].label` is `" "`; expected text, which screen readers announce even if an icon is shown alone.',
  ],
  [
    `navbar: { items: [{ label: 'A', to: '/', hideLabel: true }] }`,
    '`navbar.items[0].hideLabel` is `true` without an `icon`, so readers would not see the item.',
  ],
  ...['githb', '<svg></svg>', 'M0 0" onload="alert(1)', ''].map((icon) => [
    `navbar: { items: [{ label: 'A', to: '/', icon: '${icon}' }] }`,
    `\`navbar.items[0].icon\` is \`${JSON.stringify(icon)}\`; expected the name of an icon, or the path data of one, such as \`M12 2 2 22h20z\`.`,
  ]),
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
    `contentSecurityPolicy: { directives: { 'img-src': ['blob:', "x; script-src 'unsafe-inline'"] } }`,
    '`contentSecurityPolicy.directives.img-src[1]` is `"x; script-src \'unsafe-inline\'"`; expected one source, such as `https://api.example.org`.',
  ],
  [
    `redirects: [{ from: 'old', to: '/' }]`,
    '`redirects[0].from` is `"old"`; expected a path that starts with one `/`.',
  ],
])('G4: {%s} is refused though its type is right', async (option, message) => {
  const found = await load({ 'site.config.ts': `export default { ${option} }` })
  expect(findings(found)).toEqual([expect.stringContaining(`config-value ${message}`)])
})

it.each([
  ["locales: [{ code: 'en', label: 'E' }, { code: 'de', label: 'D' }]", "Write `path: 'de'`"],
  ["versions: [{ name: '2', label: '2' }, { name: '1', label: '1' }]", "Write `path: '1'`"],
])('G4: {%s} says which path is missing', async (option, help) => {
  const found = await load({ 'site.config.ts': `export default { ${option} }` })
  expect(JSON.stringify(found)).toContain(help)
})

it('G4: all unknown options of an object are reported in one run', async () => {
  const result = await load({
    'site.config.ts': `export default {
  titel: 'x',
  tagLine: 'y',
  navbar: { itens: [], hide: true, items: [{ lable: 'A', to: '/', image: 'x' }] },
  search: { provider: 'none', placeholder: 'x' },
  sidebars: { main: ['a', { type: 'doc', id: 'a', title: 'A', description: 'x' }] },
  theme: 3,
  customFields: { anything: { goes: 1 } },
}`,
  })
  expect(findings(result)).toEqual([
    '2:3 config-unknown-key `titel` is not an option, so it would have no effect.',
    '3:3 config-unknown-key `tagLine` is not an option, so it would have no effect.',
    '4:13 config-unknown-key `navbar.itens` is not an option, so it would have no effect.',
    '4:24 config-unknown-key `navbar.hide` is not an option, so it would have no effect.',
    '4:46 config-unknown-key `navbar.items[0].lable` is not an option, so it would have no effect.',
    '4:67 config-unknown-key `navbar.items[0].image` is not an option, so it would have no effect.',
    '5:31 config-unknown-key `search.placeholder` is not an option, so it would have no effect.',
    '6:51 config-unknown-key `sidebars.main[1].title` is not an option, so it would have no effect.',
    '6:63 config-unknown-key `sidebars.main[1].description` is not an option, so it would have no effect.',
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
  expect(places).toMatchObject([
    { path: 'sidebars.json', line: 3, column: 22 },
    { path: 'parts/navbar.ts', line: 4, column: 3 },
  ])
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

it('G4: a required option that is missing is reported at the object that lacks it', async () => {
  const found = findings(
    await load({
      'site.config.ts': `export default {\n  locales: [{ label: 'English' }],\n}`,
    }),
  )
  expect(found).toEqual(['2:13 config-missing `locales[0].code` is missing; expected a string.'])
})

it.each([
  ['export default {\n', 'Fix this place; without its config, the site can’t be built.'],
  ["import './parts'\nexport default {}\n", 'Create the file, or fix its path.'],
  [
    "import 'counter'\nexport default {}\n",
    'Install the package with `npm install counter`, or fix its name.',
  ],
])('G4: says how to repair a config that can’t be compiled: %j', async (text, help) => {
  expect(await load({ 'site.config.ts': text })).toMatchObject({ diagnostics: [{ help }] })
})

it.skipIf(getuid?.() === 0)(
  'G4: a config that may not be read is named without a stack',
  async () => {
    const siteDir = await siteOf({ 'site.config.ts': `import './a'`, 'a.ts': '' })
    await chmod(join(siteDir, 'a.ts'), 0)
    expect(findings(await loadConfig({ siteDir }))).toEqual([
      '1:8 config-syntax The config cannot be compiled: Cannot read file "a.ts": permission denied.',
    ])
    await chmod(join(siteDir, 'site.config.ts'), 0)
    expect(findings(await loadConfig({ siteDir }))).toEqual([
      '0:0 config-syntax The config cannot be compiled: Cannot read file "site.config.ts": permission denied.',
    ])
  },
)

it.each([
  [`docs: { path: 'nope' }`, 'Create the folder with a page in it, such as `index.md`'],
  [`pagesPath: 'nope'`, 'Fix the path, or create the folder.'],
  [`staticDirectories: ['nope']`, 'Fix the path, or create the folder.'],
  [`customCss: ['nope.css']`, 'Fix the path, or create the file.'],
])('says how to fix a path that does not exist: %s', async (option, help) => {
  const result = await load({ 'site.config.ts': `export default { title: 'A', ${option} }` })
  expect(result).toMatchObject({ diagnostics: [{ help: expect.stringContaining(help) }] })
})

it.each([
  ['module.exports = { title: "A" }', '`export default defineConfig({ ... })`'],
  ['exports.title = "A"', '`export default defineConfig({ ... })`'],
  ['export default { title: "A", docs: { path: __dirname + "/docs" } }', 'no `__dirname`'],
  ['export default { title: __filename }', 'no `__filename`'],
])('says what to write instead of a name that only CommonJS has: %s', async (source, help) => {
  const manifest = '{ "type": "module" }'
  const result = await load({ 'site.config.js': source, 'package.json': manifest })
  expect(findings(result).join()).toContain('is not defined')
  expect(result).toMatchObject({ diagnostics: [{ help: expect.stringContaining(help) }] })
})

it('G4: `require` of a module of Node is found in its place, with what to write instead', async () => {
  const source = `// The config.\n\nconst fs = require('node:fs')\nexport default { title: 'A' }\n`
  const result = await load({ 'site.config.js': source })
  expect(findings(result)).toEqual([
    '3:12 config-failed `site.config.js` throws an error: Dynamic require of "node:fs" is not supported',
  ])
  expect(result).toMatchObject({
    diagnostics: [
      { help: "A config is an ES module: write `import … from 'node:fs'` instead of `require`." },
    ],
  })
})
