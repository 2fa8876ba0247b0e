import { expect, it } from 'vitest'
import { parseYamlFrontMatter } from '../../../../cli/content/front-matter/front-matter-yaml.ts'
import { parseYaml } from '../../../../cli/primitives/formats/parse-yaml.ts'
import { findDeepNesting } from '../../../../cli/primitives/formats/yaml-nesting.ts'
import { createYamlPlaces } from '../../../../cli/primitives/formats/yaml-places.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'

const forms: Readonly<Record<string, (depth: number) => string>> = {
  'lists that stay open': (depth) => `a: ${'['.repeat(depth)}`,
  'lists that are closed': (depth) => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`,
  'objects of JSON': (depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  'brackets of both kinds': (depth) => `a: ${'[{b: '.repeat(depth / 2)}`,
  'entries on one line': (depth) => `a:\n  ${'- '.repeat(depth)}x`,
  'keys on one line': (depth) => '? '.repeat(depth),
  'indented keys': (depth) =>
    Array.from({ length: Math.min(depth, 2000) }, (_, index) => `${' '.repeat(index)}a:`).join(
      '\n',
    ),
}
const rows = Object.keys(forms).flatMap((form) =>
  [2000, 3300, 1_000_000].map((depth) => [form, depth] as const),
)

it.each(rows)('P3: %s, %d deep, are refused before the parser calls itself', (form, depth) => {
  countAttempts(1)
  const text = forms[form]?.(depth) ?? ''
  expect(findDeepNesting(text)).toMatchObject({ line: expect.any(Number) })
  expect(parseYaml(text)).toMatchObject({ kind: 'broken', reason: 'it is nested too deeply' })
  expect(parseYamlFrontMatter(text)).toMatchObject({
    kind: 'broken',
    reason: 'it is nested too deeply.',
    help: 'Write the value with less nesting.',
  })
  expect(createYamlPlaces(text)('a')).toEqual({ line: 1, column: 1 })
})

it.each([
  ['prose with brackets', `a: ${'see [x and {y '.repeat(1000)}`],
  ['a quoted text of brackets', `a: "${'['.repeat(5000)}"`],
  ['a comment of brackets', `a: 1 # ${'['.repeat(5000)}`],
  ['a block of indented text', `a: |\n${' '.repeat(600)}x\n`],
  ['a text that goes on far to the right', `a: b\n${' '.repeat(900)}c\n`],
  ['many lists in one', `a: [${'[1], '.repeat(5000)}]`],
  ['100 lists in each other', `a: ${'['.repeat(100)}${']'.repeat(100)}`],
])('%s is not deep', (_, text) => {
  expect(findDeepNesting(text)).toBeUndefined()
  expect(parseYaml(text).kind).toBe('value')
})

it('the place is that of the first bracket that is too much', () => {
  expect(findDeepNesting(`a: 1\nb: ${'['.repeat(300)}`)).toEqual({ line: 2, column: 204 })
})
