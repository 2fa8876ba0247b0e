import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { describeOption } from '../../../cli/config/reference/describe-option.ts'
import { schemaEntries } from '../../../cli/schema/schema-tree.ts'
import { themeSchema } from '../../../cli/schema/theme.ts'

const labels = { safe: / Safe\.$/, 'safe to wrap': / Safe to wrap around `children`, unsafe/ }

it('E: every slot has a label of safety, the same in the guide as in the reference', () => {
  const slots = schemaEntries(themeSchema).get('slots')
  if (slots === undefined) throw new Error('The theme has no slots.')
  const inReference = Object.fromEntries(
    [...schemaEntries(slots)].map(([name, entry]) => {
      const found = Object.entries(labels).find(([, end]) => end.test(describeOption(entry)))
      return [name, found?.[0]]
    }),
  )
  const guide = readFileSync(
    new URL('../../../docs/content/guides/theming.md', import.meta.url),
    'utf8',
  )
  const rows = [...guide.matchAll(/^\| (`.*?) +\|.*\| ([\w ]+?) +\|$/gm)]
  const inGuide = Object.fromEntries(
    rows.flatMap(([, names = '', label]) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => [name, label]),
    ),
  )
  expect(Object.keys(inReference).length).toBeGreaterThan(10)
  expect(inGuide).toMatchObject(inReference)
})
