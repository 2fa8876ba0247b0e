import { expect, it } from 'vitest'
import { listHeadingIds, listLinks } from '../../../../../cli/migrate/markdown/read-source-text.ts'

it.each([
  ['[a](./a.md) and [b [c]](./b.md#d "Title")', ['./a.md', './b.md#d']],
  ['[![alt](./a.png)](./c.md)', ['./c.md']],
  ['\\[no](./a.md) and `[code](./b.md)`', []],
  ["<A data={{ b: '[no](./a.md) }', c: [1] }} d={'}'} />[e](./e.md)", ['./e.md']],
  ['[a](/a?b=1&amp;c=2) <a href="/a?d=1&amp;e=2">e</a>', ['/a?b=1&c=2', '/a?d=1&e=2']],
  ['[a](/a?b=1&copy=2) <a href="/a?b=1&copy=2">e</a>', ['/a?b=1&copy=2', '/a?b=1&copy=2']],
  ['<A data={{ [f](./f.md)', ['./f.md']],
  ['`a\n[no](./a.md)\nb` [c](./c.md)', ['./c.md']],
  ['a ` b\n\n[c](./c.md) `d` e', ['./c.md']],
  ['| a ` b |\n| [c](./c.md) `d` |', ['./c.md']],
  ['| [`a](./a.md), [`b`](./b.md) |\n| [`c`](./c.md) |', ['./b.md', './c.md']],
  [
    String.raw`[a](/a#b\(c\)) [d](/d?e\&f=\~g) [h](/h\i)`,
    ['/a#b(c)', '/d?e&f=~g', String.raw`/h\i`],
  ],
  ['<A b={<a href="./a.md">a</a>} />', ['./a.md']],
])('finds the links of %j', (text, links) => {
  expect(listLinks(text)).toEqual(links)
})

it('reads types that link each of their names, after a bracket that is never closed', () => {
  const names = Array.from({ length: 60 }, (_, index) => `[\\_](./${String(index)}.md)`)
  expect(listLinks(`[ <${names.join(', ')}>`)).toHaveLength(60)
})

it.each([
  ['[b]: ./c.md', 'a-b'],
  ['[b]:\n./c.md', 'a-b'],
  ['[c]: ./c.md', 'a-bb'],
])(
  'the id of a heading has the text of a reference that the page defines: %j',
  (definition, id) => {
    expect(listHeadingIds(`## A [B][b]\n\n${definition}\n`)).toEqual([id])
  },
)
