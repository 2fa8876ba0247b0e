import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Cache } from '../../../../cli/cache/open-cache.ts'
import { memoryCache } from '../../../helpers/memory-cache.ts'
import { checkOptionTables } from '../../../../cli/checks/api/check-option-tables.ts'
import type { Site } from '../../../../cli/model/site.ts'
import { memorySite } from '../../../helpers/memory-site.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { configOf, pageOf } from '../../../unit/cli/content/page-of.ts'

const declarations = `
export interface OvenOptions {
  /** @default 180 */
  degrees?: number
  /** Defaults to \`'top'\`. */
  shelf?: 'top' | 'bottom'
  /** Whether the fan runs. */
  fan?: boolean
  /** @deprecated */
  gas?: boolean
  /** @internal */
  probe?: string
}
export interface Oven { bake(): void; readonly warm: boolean; readonly options: OvenOptions }
export declare function createOven(options: OvenOptions): Oven
export type Shelves = { readonly [name: string]: number } & { first: number; last: number }
`

const table = (...rows: string[]): string =>
  ['| Option | Type | Default |', '| --- | --- | --- |', ...rows].join('\n')

const clean = `# \`createOven\`

${table('| `degrees` | `number` | `180` |', '| `shelf` | `string` | `"top"` |', '| `fan?` | `boolean` | — |')}
`

async function installed(text = declarations): Promise<string> {
  const siteDir = await siteOf({
    'package.json': '{"type":"module"}',
    'node_modules/oven/package.json': '{"name":"oven","version":"1.0.0","types":"index.d.ts"}',
    'node_modules/oven/index.d.ts': text,
  })
  for (const name of ['typescript', '@typescript'])
    await symlink(join(process.cwd(), 'node_modules', name), join(siteDir, 'node_modules', name))
  return siteDir
}

async function siteWith(siteDir: string, markdown: string): Promise<Site> {
  const config = configOf({ checks: { apiCoverage: { entries: ['oven'] } } }, siteDir)
  return memorySite({ config, pages: [await pageOf(markdown, { config })] }).site
}

async function found(markdown: string, siteDir?: string, cache: Cache = memoryCache()) {
  const site = await siteWith(siteDir ?? (await installed()), markdown)
  const diagnostics = await checkOptionTables(site, cache)
  return diagnostics.map(({ rule, data, place }) => [rule, data?.actual, place?.line])
}

describe('checkOptionTables', () => {
  it('E: finds nothing in a table that says what the declarations say', async () => {
    expect(await found(clean)).toEqual([])
  })

  it('E: reports an option that is not declared, at its row, with the name that was meant', async () => {
    const site = await siteWith(await installed(), clean.replace('`fan?`', '`fans`'))
    expect(await checkOptionTables(site, memoryCache())).toContainEqual({
      severity: 'error',
      rule: 'api-option-unknown',
      message:
        '`fans` is not declared by `OvenOptions`, the type that this table documents, so passing it has no effect.',
      help: 'Did you mean `fan`?',
      data: { actual: 'fans', expected: ['fan'] },
      place: { path: 'docs/guide/page.md', line: 7, column: 1 },
    })
  })

  it('E: reports a declared option that the page leaves out, but no deprecated or internal one', async () => {
    const lacking = clean.replace(/\| `fan.*\n/, '')
    expect(await found(lacking)).toEqual([['api-option-missing', 'fan', 3]])
    expect(await found(`${lacking}\n## \`fan\`\n`)).toEqual([])
  })

  it('E: reports a default that contradicts the doc tag or the comment, whatever its quotes', async () => {
    const wrong = clean.replace('`180`', '`200`').replace('`"top"`', '`"bottom"`')
    expect(await found(wrong)).toEqual([
      ['api-option-default', 'degrees', 5],
      ['api-option-default', 'shelf', 6],
    ])
    expect(await found(clean.replace('`180`', '—'))).toEqual([['api-option-default', 'degrees', 5]])
    expect(await found(clean.replace('`180`', 'as the recipe says'))).toEqual([])
  })

  it('E: leaves alone a table that documents no declared type, or half of one', async () => {
    expect(await found(clean.replaceAll(/`(?:shelf|fan\?)`/g, '`door`'))).toEqual([])
    expect(await found(clean.replace('`createOven`', 'Baking'))).toEqual([])
    expect(await found(clean.replace('Option', 'Step'))).toEqual([])
  })

  it('E: reads no names out of a sentence in the first column', async () => {
    expect(await found(`${clean.trimEnd()}\n| Whatever \`createOven\` takes | | |\n`)).toEqual([])
  })

  it('E: takes a name for possible in a type with members by pattern', async () => {
    const rows = table('| `first` | `number` | |', '| `last` | `number` | |', '| `third` | | |')
    expect(await found(`# \`Shelves\`\n\n${rows}\n`)).toEqual([])
  })

  it('E: finds the type of a table under a heading in words, if the page names it', async () => {
    const words = clean.replace('# `createOven`', '# Ovens\n\n## `OvenOptions`\n\n## Settings')
    expect(await found(words)).toEqual([])
    expect(await found(words.replace('`180`', '`200`'))).toEqual([
      ['api-option-default', 'degrees', 9],
    ])
    expect(await found(words.replace('`fan?`', '`fans`'))).toEqual([
      ['api-option-unknown', 'fans', 11],
      ['api-option-missing', 'fan', 7],
    ])
  })

  it('E: runs the compiler once, and again when the declarations or the names change', async () => {
    const siteDir = await installed()
    const cache = memoryCache()
    await found(clean, siteDir, cache)
    const kept = cache.kept.size
    await found(`\n\n${clean.replace('`180`', '`200`')}`, siteDir, cache)
    expect(cache.kept.size).toBe(kept)

    const index = join(siteDir, 'node_modules/oven/index.d.ts')
    await writeFile(index, declarations.replace('fan?: boolean', 'steam?: boolean'))
    expect(await found(clean, siteDir, cache)).toEqual([
      ['api-option-unknown', 'fan', 7],
      ['api-option-missing', 'steam', 3],
    ])
  })

  it('E: reports nothing when the compiler of the site cannot be used as a library', async () => {
    const siteDir = await siteOf({ 'package.json': '{}' })
    expect(await found(clean.replace('`180`', '`200`'), siteDir)).toEqual([])
  })
})
