import { symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadConfig } from '../../../../cli/config/load-config.ts'
import { readPlainConfig } from '../../../../cli/config/loading/plain-config.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { findings, load, loaded } from './load-fixture.ts'

async function read(name: string, source: string): Promise<string | undefined> {
  const file = join(await siteOf({ 'docs/a.md': '# A' }), name)
  await writeFile(file, source)
  return readPlainConfig(file)
}

it.each([
  ['site.config.mjs', `export default { title: 'A' }`],
  ['site.config.js', `const title = 'A'\nexport default async () => ({ title })`],
  ['site.config.ts', `export default { title: process.env.TITLE ?? 'A' }`],
  ['site.config.mjs', `export default { navbar: { title: '<b>' } }`],
  ['site.config.ts', `export default { navbar: { title: '<b>' } }`],
  ['site.config.ts', `export default { title: \`<\${'b'}>\`, tagline: /</.source } // a < b`],
  ['site.config.ts', `export default { sidebars: { docs: ['esm/module', 'import', "exports"] } }`],
  ['site.config.mjs', `// How to import and require\nexport default { title: \`Of module\` }`],
])('G4: %s runs as it is, but exports a constant: %s', async (name, source) => {
  const code = source.replace('export default', 'const $config=')
  expect(await read(name, source)).toBe(`${code}\nexport{$config as default}\n`)
})

it.each([
  'export default function config() {\n  return {}\n}\n',
  'export const config = {}\n',
  '// Nothing yet.\n',
])('G4: a config without an expression as its default export runs as it is: %j', async (source) => {
  expect(await read('site.config.ts', source)).toBe(source)
})

it.each([`'docs-ssg'`, `"docs-ssg";`])(
  'G4: the import of defineConfig, from %s, is replaced in its place',
  async (from) => {
    const line = `import { defineConfig } from ${from} // Options.`
    const code = await read('site.config.ts', `${line}\n\n[0].map(String)\nexport default 1\n`)
    expect(code?.replace(/ +/, ' ')).toMatch(
      /^const defineConfig=\(c\)=>c; +\/\/ Options\.\n\n\[0\]/,
    )
    expect(code?.indexOf('// Options.')).toBe(line.indexOf('// Options.'))
  },
)

it.each([
  ['site.config.mjs', `import a from './a.js'\nexport default a`],
  ['site.config.mjs', `export default { base: import.meta.url }`],
  ['site.config.mjs', `export default (await import('./a.js')).default`],
  ['site.config.mjs', `import { defineConfig as d } from 'docs-ssg'\nexport default d({})`],
  ['site.config.cjs', `module.exports = {}`],
  ['site.config.js', `exports.default = {}`],
  ['site.config.cjs', `const { title } = require('./package.json')`],
  ['site.config.mjs', `export default { title: \`\${require('./package.json').title}\` }`],
  ['site.config.mjs', `export default { title: typeof m\\u006fdule }`],
  ['site.config.ts', `const title: string = 'A'\nexport default { title }`],
  ['site.config.ts', `export default { title: 'A' } satisfies object`],
  ['site.config.ts', `export default { title: \`\${identity<string>('A')}\` }`],
  // JavaScript reads two comparisons in it.
  ['site.config.ts', `export default identity<Config>({ title: 'A' })`],
  ['site.config.mjs', `export default {`],
  // Imports are hoisted, constants are not.
  ['site.config.mjs', `export default defineConfig({})\nimport { defineConfig } from 'docs-ssg'`],
  ['site.config.mjs', `\uFEFFexport default {}`],
  ['site.config.mjs', `export /* all */ default {}`],
  ['site.config.mjs', `const $config = {}\nexport default $config`],
  // The oldest supported version of Node doesn't know it.
  ['site.config.mjs', `{ using file = open() }\nexport default {}`],
])('G4: %s needs the bundler: %s', async (name, source) => {
  expect(await read(name, source)).toBeUndefined()
})

it('G4: a folder with the name of a config is a finding', async () => {
  const result = await load({ 'site.config.ts/a.txt': '' })
  expect(findings(result).join('\n')).toContain('unreadable-file `site.config.ts` is a folder')
})

it.each([
  ['site.config.ts', 'nowhere.ts', 'to a file that does not exist'],
  ['site.config.mjs', 'site.config.mjs', 'that points back to itself'],
  ['package.json', 'nowhere.json', 'to a file that does not exist'],
  ['tsconfig.json', 'tsconfig.json', 'that points back to itself'],
])('G4: a broken link with the name `%s` is a finding', async (name, target, reason) => {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n' })
  symlinkSync(target, join(siteDir, name))
  const result = await loadConfig({ siteDir })
  expect(findings(result)).toHaveLength(1)
  expect(findings(result)[0]).toContain(
    `unreadable-file \`${name}\` is a symbolic link ${reason}, so docs-ssg can’t read it.`,
  )
})

it('G4: a finding about a config that runs as it is names line and column', async () => {
  const result = await load({
    'site.config.mjs': `\n\nexport default {\n  title: 'A',\n  tilte: 'B',\n}\n`,
  })
  expect(findings(result).join('\n')).toMatch(/^5:3 /)
})

it('G4: an error that such a config throws names line and column', async () => {
  const result = await load({
    'site.config.mjs': `const read = () => {\n  throw new Error('no')\n}\nexport default { title: read() }\n`,
  })
  expect(findings(result).join('\n')).toMatch(/^2:9 config-failed .* throws an error: no/)
})

it('G4: a text in a config that looks like the import of defineConfig stays as it is', async () => {
  const sample = `import { defineConfig } from 'docs-ssg'`
  const config = loaded(
    await load({
      'site.config.mjs': `const a = \`\n${sample}\n\`\nexport default { title: a.trim() }`,
    }),
  )
  expect(config.title).toBe(sample)
})

it.each([
  [`const title = 'A'\n\nexport default defineConfg({ title })\n`, '4:16'],
  [`\nexport default await defineConfg({})\n`, '3:16'],
  [`\nexport default { title: titel }\n`, '3:25'],
])('G4: a misspelled name in %j is found in its place', async (source, place) => {
  const result = await load({
    'site.config.ts': `import { defineConfig } from 'docs-ssg'\n${source}`,
  })
  expect(findings(result).join('\n')).toMatch(
    new RegExp(`^${place} config-failed .* is not defined`),
  )
})

it('G4: a config that runs as it is and one that is bundled have the same result', async () => {
  const options = `{ title: 'A', url: 'https://a.example', navbar: { items: [{ label: 'B', to: '/' }] } }`
  const plain = loaded(await load({ 'site.config.mjs': `export default ${options}` }))
  const bundled = loaded(
    await load({
      'site.config.mjs': `import { a } from './a.mjs'\nexport default ${options}\nvoid a`,
      'a.mjs': 'export const a = 1',
    }),
  )
  expect(plain.navbar).toEqual(bundled.navbar)
  expect([plain.title, plain.url]).toEqual([bundled.title, bundled.url])
})
