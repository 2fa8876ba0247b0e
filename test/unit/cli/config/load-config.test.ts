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
  expect(findings(result)).toEqual(['6:9 config-failed `site.config.ts` fails when it runs: no x'])
})

it('G4: a config without a default export is told to have one', async () => {
  const result = await load({ 'site.config.ts': `export const config = {}` })
  expect(findings(result)).toEqual([
    '1:1 config-failed `site.config.ts` has no default export, so it configures nothing.',
  ])
})

it('G4: every wrong key is named with what it holds, what it takes, and where it stands', async () => {
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
      '11:3 config-type `onBrokenLinks` holds `"thrw"`; it takes "ignore", "log", "warn", "error" or "throw".',
      '12:22 config-value `tableOfContents.maxHeadingLevel` holds `9`; it takes whole number from 2 to 6.',
      '13:13 config-type `search.provider` holds `"alglia"`; it takes "embedded", "algolia" or "none".',
      '14:67 config-missing `sidebars.main[1].items[0].id` is missing; it takes string.',
      '3:18 config-type `footer.style` holds `"drak"`; it takes "light" or "dark".',
      '5:3 config-unknown-key `titel` is not an option.',
      '6:11 config-type `docs.path` holds `7`; it takes string.',
      '6:20 config-unknown-key `docs.pth` is not an option.',
      '9:40 config-type `navbar.items[1].label` holds `3`; it takes string.',
    ].toSorted(),
  )
  const hints = result.kind === 'invalid' ? result.diagnostics.map(({ help }) => help) : []
  expect(hints).toContain('Did you mean `title`?')
  expect(hints).toContain('Did you mean `path`?')
  expect(hints).toContain('Did you mean `throw`?')
  expect(hints).toContain('Did you mean `algolia`?')
})

it.each([
  [`url: 'https://a.org/b'`, '`url` holds `"https://a.org/b"`'],
  [`url: 'a.org'`, '`url` holds `"a.org"`'],
  [`baseUrl: 'https://a.org/'`, '`baseUrl` holds `"https://a.org/"`'],
  [`docs: { path: 'nope' }`, '`docs.path` holds `"nope"`'],
  [`staticDirectories: ['assets']`, '`staticDirectories[0]` holds `"assets"`'],
  [`customCss: ['x.css']`, '`customCss[0]` holds `"x.css"`'],
  [`components: { Box: './Box.tsx' }`, '`components.Box` holds `"./Box.tsx"`'],
  [`versions: []`, '`versions` holds `[]`'],
  [
    `versions: [{ name: '1', label: '1' }, { name: '1', label: '1', path: '1.0' }]`,
    '`versions[1].name` holds `"1"`',
  ],
  [`locales: [{ code: 'not a tag', label: 'x' }]`, '`locales[0].code` holds `"not a tag"`'],
  [
    `tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 3 }`,
    '`tableOfContents.minHeadingLevel` holds `5`',
  ],
  [`navbar: { items: [{ label: 'A' }] }`, '`navbar.items[0]` holds `"A"`'],
  [`redirects: [{ from: 'old', to: '/' }]`, '`redirects[0].from` holds `"old"`'],
])('G4: {%s} is refused though its type is right', async (option, message) => {
  const [finding, ...more] = findings(
    await load({ 'site.config.ts': `export default { ${option} }` }),
  )
  expect(finding).toContain(message)
  expect(more).toEqual([])
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
