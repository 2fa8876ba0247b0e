import { expect, it } from 'vitest'
import { findStatements } from '../../../../../cli/content/dialect/jsx-statements.ts'

it.each(['a\n   ', '   ', '```\na\n```\n\t', "import a from './a.md'\n\ntext\n "])(
  'P4: a page that ends with a blank line without a line end is read to its end: %j',
  (text) => {
    const found = findStatements(text)
    expect(found.map(({ kind }) => kind)).toEqual(text.startsWith('import') ? ['import'] : [])
  },
)

it.each([
  ["{/* a\n\nimport A from './a.md'\n\nexport const b = 1\n*/}\n", []],
  ["text\n\n  {/* a\n\nimport A from './a.md' */} b\n\nexport const c = 1\n", ['c']],
  ['text\n\n<!--\n\nexport const a = 1\n\n-->\n\nexport const b = 2\n', ['b']],
  ['{/* never closed\n\nexport const a = 1\n', ['a']],
  ['```\n{/*\n```\n\nexport const a = 1\n\n*/}\n', ['a']],
  ['`{/*`\n\nexport const a = 1\n\n`*/}`\n', ['a']],
])('P4: statements inside a comment are none: %j', (text, names) => {
  expect(findStatements(text).map((one) => (one.kind === 'export' ? one.name : ''))).toEqual(names)
})

it.each([
  ["export const a = `x`;\nexport const b = 'y'\n\ntext\n", ['`x`', "'y'"]],
  [
    "export const a = [\n  'export x'\n]\nexport const b = {\n  c: 1\n};\n",
    ["[\n  'export x'\n]", '{\n  c: 1\n}'],
  ],
  ["export const a = 1\nimport b from './b.md'\nexport const c = 2", ['1', './b.md', '2']],
  ['export const a = 1\nexporting goods\n', ['1\nexporting goods']],
])('P4: a statement ends where the next one begins: %j', (text, values) => {
  const found = findStatements(text)
  expect(found.map((one) => (one.kind === 'export' ? one.value : one.source))).toEqual(values)
})
