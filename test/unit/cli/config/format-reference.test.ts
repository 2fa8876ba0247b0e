import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { formatConfigTypes } from '../../../../cli/config/reference/format-config-types.ts'
import { formatConfigReference } from '../../../../cli/config/reference/format-reference.ts'
import { field } from '../../../../cli/schema/schema-node.ts'
import { schemaEntries } from '../../../../cli/schema/schema-tree.ts'
import { siteConfigSchema } from '../../../../cli/schema/schema.ts'

it('G4: the committed reference is what the schema says', async () => {
  const committed = await readFile(
    new URL('../../../../cli/config/REFERENCE.md', import.meta.url),
    'utf8',
  )
  expect(committed, 'run `docs-ssg config-reference > cli/config/REFERENCE.md`').toBe(
    formatConfigReference(),
  )
})

it('G4: every option has a documenting sentence', () => {
  const rows = formatConfigReference()
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([])
})

it('G4: every option has a default or says that it is required or may be left out', () => {
  for (const [name, schema] of schemaEntries(siteConfigSchema)) {
    expect(['optional', 'exact_optional'], name).toContain(field(schema, 'type'))
  }
})

it('G4: the published types quote names that are not identifiers', () => {
  const names = formatConfigTypes().matchAll(/^readonly (.+?)\??: /gm)
  const odd = [...names].map(([, name = '']) => name).filter((name) => !/^\w+$/.test(name))
  expect(odd).toContain('"font-src"')
  expect(odd.filter((name) => !/^"[\w-]+"$/.test(name))).toEqual([])
})
