import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { joinOptionKey } from '../../../cli/schema/option-key.ts'
import { type AnySchema, field, isSchema, unwrap } from '../../../cli/schema/schema-node.ts'
import { schemaEntries } from '../../../cli/schema/schema-tree.ts'
import { siteConfigSchema } from '../../../cli/schema/schema.ts'
import { exampleFiles, examplePath } from '../../../docs/generate/option-examples.ts'
import { optionPlacesOf } from '../../helpers/option-places.ts'

const root = join(import.meta.dirname, '../../..')
const names = Object.values(exampleFiles).flat()

/** Options without an example, each with the reason. */
const without: Readonly<Record<string, string>> = {
  'analytics.websiteId': 'is another name of `id`',
  'markdown.languages': 'has no effect',
}

/** The keys of all options, without the indexes of lists. */
function* optionKeys(schema: AnySchema, parent = ''): Generator<string> {
  const inner = unwrap(schema)
  const item = field(inner, 'item')
  for (const [name, entry] of schemaEntries(isSchema(item) ? unwrap(item) : inner)) {
    const key = joinOptionKey(parent, name)
    yield key
    // The texts of the interface are one table, whose rows all look alike.
    if (key !== 'locales.uiTranslations') yield* optionKeys(entry, key)
  }
}

function keysOf(name: string): string[] {
  const { code } = transformSync(readFileSync(join(root, examplePath(name)), 'utf8'), {
    loader: 'ts',
  })
  return [...optionPlacesOf(code).keys()].map((key) => key.replaceAll(/\[\d+\]/g, ''))
}

describe('the examples of the reference of the config', () => {
  it('are in a table that lists all files', () => {
    const files = readdirSync(join(root, 'docs/generate/option-examples'))
    expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(names.toSorted())
  })

  it('use every option that has an effect', () => {
    const used = new Set(names.flatMap(keysOf))
    const missing = [...optionKeys(siteConfigSchema)].filter((key) => !used.has(key))
    expect(missing).toEqual(Object.keys(without))
  })

  it.each(Object.entries(exampleFiles))('are about their section: %s', (section, files) => {
    for (const name of files) {
      const sections = new Set(keysOf(name).map((key) => key.split(/[.[]/)[0]))
      expect(sections.size > 1 ? [...sections].includes(section) : false).toBe(section !== 'site')
    }
  })

  it.each(names)('are accepted: %s', async (name) => {
    const { default: config } = await import(`../../../docs/generate/option-examples/${name}.ts`)
    expect(v.safeParse(siteConfigSchema, config).issues).toBeUndefined()
  })
})
