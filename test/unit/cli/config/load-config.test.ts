import { existsSync } from 'node:fs'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { unreadConfigNames } from '../../../../cli/schema/values/config-names.ts'
import { makeOld, siteOf } from '../../../helpers/site-of.ts'
import { findings, load, loaded } from './load-fixture.ts'

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

it.each([
  ...unreadConfigNames,
  'site.config.json5',
  'Site.config.ts',
  'site-config.ts',
  'siteconfig.mjs',
  '.site.config.ts',
  'docs-ssg.ts',
  '.docs-ssg.ts',
  '.docs-ssgrc',
  '.docs-ssgrc.json',
  'docsssg.config.ts',
  'docs-ssg.yml',
])('G4: %s is a finding instead of a config without effect', async (name) => {
  expect(findings(await load({ [name]: 'module.exports = {}' }))).toEqual([
    `1:1 config-missing \`${name}\` is not read as a config, so its options would have no effect.`,
  ])
  expect(loaded(await load({ [name]: '', 'site.config.mjs': 'export default {}' })).title).toBe(
    'Documentation',
  )
})

it.each(['vite.config.ts', 'docs.config.ts', 'site.ts', 'site.config.md', 'my-site.config.ts'])(
  'G4: %s is a file like any other',
  async (name) => expect(loaded(await load({ [name]: '' })).title).toBe('Documentation'),
)

it.each([
  ['site.config.mjs', 'site.config.ts'],
  ['site.config.mts', 'site.config.ts'],
  ['site.config.mjs', 'site.config.js'],
])('G4: %s beside %s is a finding instead of options without effect', async (second, first) => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    [first]: 'export default {}',
    [second]: 'export default {}',
  })
  expect(findings(await loadConfig({ siteDir }))).toEqual([
    `1:1 config-missing \`${second}\` is not read, because \`${first}\` comes first, so its options would have no effect.`,
  ])
  const chosen = await loadConfig({ siteDir, configFile: join(siteDir, second) })
  expect(loaded(chosen).title).toBe('Documentation')
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
    `2:14 config-syntax The config cannot be compiled: Expected "}" but found "'b'".`,
  ])
})

it('G4: a missing import names line and column', async () => {
  const result = await load({ 'site.config.ts': `import x from './nope.ts'\nexport default { x }` })
  expect(findings(result)).toEqual([
    `1:15 config-syntax The config cannot be compiled: Could not resolve "./nope.ts".`,
  ])
})

it('G4: an import of a file that is no code says what to do instead', async () => {
  const result = await load({
    'site.config.ts': `import data from './data.yml'\nexport default { title: data.title }`,
    'data.yml': 'title: A\n',
  })
  expect(findings(result)).toEqual([
    '1:18 config-syntax The config imports `data.yml`, a file that code can’t import.',
  ])
  expect(result).toMatchObject({
    diagnostics: [expect.objectContaining({ help: expect.stringContaining('`readFileSync`') })],
  })
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
  const comparable = ({ optionPlaces, ...values }: typeof first) => ({
    ...values,
    places: [...optionPlaces.keys()].map((key) => [key, optionPlaces.get(key)]),
  })
  expect(comparable(again)).toEqual(comparable(first))
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
  await makeOld(siteDir)
  await loadConfig({ siteDir })
  const file = join(siteDir, '.docs-ssg/config.json')
  await writeFile(file, spoil(await readFile(file, 'utf8')))
  expect(loaded(await loadConfig({ siteDir })).title).toBe('one')
})

it('P14: a config that is edited while it is compiled is not kept', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '',
    'site.config.ts': `import { title } from './title.ts'\nexport default { title }`,
    'title.ts': `export const title = 'one'`,
  })
  await makeOld(siteDir)
  const edit = (title: string) =>
    writeFile(join(siteDir, 'title.ts'), `export const title = '${title}'`)
  // The bundler has read the file when its other process answers.
  await loadConfig({ siteDir }, { whileCompiling: async () => edit('two') })
  expect(existsSync(join(siteDir, '.docs-ssg/config.json'))).toBe(false)
  expect(loaded(await loadConfig({ siteDir })).title).toBe('two')
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
  expect(findings(noFolder)[0]).toContain('does not exist, so it cannot contain a site')
  const page = await loadConfig({ siteDir: join(siteDir, 'docs/a.md') })
  expect(findings(page)[0]).toContain('is not a folder, so it cannot contain a site')
})
