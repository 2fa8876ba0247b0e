import { expect, it } from 'vitest'
import { rewriteAdmonitions } from '../../../../../cli/integrations/python/admonitions.ts'
import { readBlockOptions } from '../../../../../cli/integrations/python/block-options.ts'
import { toSource } from '../../../../../cli/integrations/python/expression.ts'
import { createFindObject } from '../../../../../cli/integrations/python/find-object.ts'
import { formatInventory, readInventory } from '../../../../../cli/integrations/python/inventory.ts'
import {
  listPaths,
  toObjectMarkdown,
} from '../../../../../cli/integrations/python/object-markdown.ts'
import { listBlocks, readBlock } from '../../../../../cli/integrations/python/read-blocks.ts'
import { readDump } from '../../../../../cli/integrations/python/read-dump.ts'
import { toSignature } from '../../../../../cli/integrations/python/signature.ts'
import { dump } from './dump.ts'

const packages = readDump(dump) ?? []
const find = createFindObject(packages)
const toMarkdown = (path: string, lines: string): string => {
  const object = find(path)
  if (object === undefined) throw new Error(path)
  const options = readBlockOptions(lines, {})
  return toObjectMarkdown(object, path, { options, find, toReference: (type) => `\`${type}\`` })
}

const expr = (cls: string, values: object) => ({ cls: `Expr${cls}`, ...values })
const names = ['a', 'b'].map((name) => expr('Name', { name }))

it.each([
  ['int', 'int'],
  [null, ''],
  [{ source: 'int | None', full: 'int | None' }, 'int | None'],
  [expr('Attribute', { values: names }), 'a.b'],
  [
    expr('Subscript', {
      left: names[0],
      slice: expr('Tuple', { elements: names, implicit: true }),
    }),
    'a[a, b]',
  ],
  [expr('Tuple', { elements: names }), '(a, b)'],
  [expr('BinOp', { left: names[0], operator: '|', right: 'None' }), 'a | None'],
  [
    expr('Call', { function: names[0], arguments: [expr('Keyword', { name: 'x', value: '1' })] }),
    'a(x=1)',
  ],
  [expr('Dict', { keys: ['1'], values: ['2'] }), '{1: 2}'],
  [expr('Unheard', { value: 'x' }), 'x'],
])('the annotation %j is `%s`', (annotation, source) => {
  expect(toSource(annotation)).toBe(source)
})

it.each([
  ['counter.Counter.add', 'async add(by: int = 1, *more: int) -> int'],
  ['counter.Counter', 'class Counter(Base)'],
  ['counter.Counter.count', 'count: int = 0'],
  ['counter', undefined],
])('%s has the signature `%s`', (path, signature) => {
  const object = find(path)
  expect(object && toSignature(object)).toBe(signature)
})

it('names that are found through an import, and none in a circle', () => {
  expect(find('counter.Counter')?.path).toBe('counter.core.Counter')
  expect(find('counter.LIMIT')?.path).toBe('counter.more.LIMIT')
  expect(find('counter.Loop')).toBeUndefined()
  expect(find('counter.Counter.gone')).toBeUndefined()
})

it.each([
  ['::: counter.Counter', { path: 'counter.Counter', options: '' }],
  [
    '::: counter.Counter\n    a: 1\n\n    b: 2',
    { path: 'counter.Counter', options: '\n    a: 1\n\n    b: 2' },
  ],
  ['<!-- ::: counter\n    a: 1 -->', { path: 'counter', options: '\n    a: 1' }],
  ['::: tip', undefined],
  ['::: counter.Counter and more', undefined],
  ['A ::: counter.Counter', undefined],
])('%j is read as the block %j', (source, block) => {
  expect(readBlock(source)).toEqual(block)
})

it('the blocks of a page are found outside code', () => {
  const page =
    '# A\n\n::: a.b\n    members: true\n\nText\n\n```md\n::: c.d\n```\n\n<!-- ::: e -->\n<!-- f -->\n'
  expect(listBlocks(page).map(({ path }) => path)).toEqual(['a.b', 'e'])
})

it.each([
  ['', ['counter.Counter', 'counter.Counter.count', 'counter.Counter.add']],
  ['    members: false', ['counter.Counter']],
  ['    members: []', ['counter.Counter']],
  ['    members: [add, bare]', ['counter.Counter', 'counter.Counter.bare', 'counter.Counter.add']],
  ['    :docstring:', ['counter.Counter']],
  ['    :docstring:\n    :members: count', ['counter.Counter', 'counter.Counter.count']],
  [
    '    options:\n      members_order: source',
    ['counter.Counter', 'counter.Counter.add', 'counter.Counter.count'],
  ],
  [
    '    filters: ["!add"]',
    ['counter.Counter', 'counter.Counter.count', 'counter.Counter._hidden'],
  ],
  [
    '    show_if_no_docstring: true\n    filters: ["!^_", "!^c"]',
    ['counter.Counter', 'counter.Counter.bare', 'counter.Counter.add'],
  ],
])('a block with the options %j shows %j', (lines, paths) => {
  const object = find('counter.Counter')
  const options = readBlockOptions(lines, {})
  expect(
    object && listPaths(object, 'counter.Counter', { options, find }).map(([path]) => path),
  ).toEqual(paths)
})

it.each([
  ['members: [a', 'The options of the block are not YAML:'],
  ["filters: ['(']", 'The filter `(` has no effect: Invalid regular expression'],
  ["filters: ['![a', '^b']", 'The filter `![a` has no effect: Invalid regular expression'],
])('says which options of a block have no effect: %s', (lines, problem) => {
  expect(readBlockOptions(lines, {}).problems).toEqual([expect.stringContaining(problem)])
})

it('finds nothing wrong with options that have an effect', () => {
  expect(readBlockOptions("members: [a]\nfilters: ['!^_']", {}).problems).toEqual([])
})

it('an object has its heading, signature, tables and members', () => {
  expect(toMarkdown('counter.Counter', 'show_root_heading: true'))
    .toBe(`## \`counter.Counter\` {#counter.Counter}

\`\`\`python
class Counter(Base)
\`\`\`

Counts things.

### \`count\` {#counter.Counter.count}

\`\`\`python
count: int = 0
\`\`\`

Where it is.

### \`add\` {#counter.Counter.add}

\`\`\`python
async add(by: int = 1, *more: int) -> int
\`\`\`

Add to the count. See [\`Counter\`][counter.Counter].

**Parameters:**

| Name | Description |
| --- | --- |
| \`by\` | \`int\`, default \`1\`<br />How much, or \`1\`. |
| \`more\` | \`int\`<br />Others. |

**Raises:**

| Type | Description |
| --- | --- |
| \`ValueError\` | For a &#124; b. |

**Returns:**

- \`int\`: The count.

  Never less than 0.

::::::::::warning[Danger]

It is slow.

::::::::::

**Examples:**

Once:

\`\`\`python
>>> Counter().add(1)
1
\`\`\``)
})

it.each([
  [
    'A\n\n!!! warning\n    B\n\n    C\n\nD',
    'A\n\n\n:::::::::warning[Warning]\n\nB\n\nC\n\n:::::::::\n\n\nD',
  ],
  [
    '??? api "T"\n    !!! abstract "U"\n        x',
    '\n:::::::::details[T]\n\n\n::::::::info[U]\n\nx\n\n::::::::\n\n\n:::::::::\n',
  ],
  ['```py\n!!! note\na # (1)!\n```\n\n1. Why', '```py annotate\n!!! note\na # (1)\n```\n\n1. Why'],
  ['```py\na # (1)!\n```', '```py\na # (1)\n```'],
  ['Wow!!! it (1)!', 'Wow!!! it (1)!'],
])('the docstring %j becomes %j', (text, markdown) => {
  expect(rewriteAdmonitions(text)).toBe(markdown)
})

it('other values are no dump', () => {
  for (const value of [null, [], {}, 'x', { a: 1 }, { counter: { kind: 'class', name: 'A' } }])
    expect(readDump(value)).toBeUndefined()
})

it('an inventory is read as it was written', () => {
  const data = formatInventory('counter', [
    { name: 'counter.Counter', role: 'py:class', uri: 'api/#$' },
    { name: 'counter.add', role: 'py:function', uri: 'api/#add' },
  ])
  expect(readInventory(data)).toEqual(
    new Map([
      ['counter.Counter', 'api/#counter.Counter'],
      ['counter.add', 'api/#add'],
    ]),
  )
  expect(readInventory(Buffer.from('# Sphinx inventory version 2\n\n\n\nx'))).toBeUndefined()
  expect(readInventory(Buffer.from('x'))).toBeUndefined()
})
