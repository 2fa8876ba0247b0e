import { expect, it } from 'vitest'
import { make } from './page-of.ts'

const placesOf = async (rule: string, text: string): Promise<readonly string[]> => {
  const { diagnostics } = await make(text)
  return diagnostics
    .filter((one) => one.rule === rule)
    .map(({ place }) => `${place?.line ?? 0}:${place?.column ?? 0}`)
}

it.each([
  ['after a defined link', 'See [a][a] and [b][b].\n\n[a]: /a', ['1:16']],
  ['before a defined link', 'See [b][b] and [a][a].\n\n[a]: /a', ['1:5']],
  ['twice in a text', '[a][a], [b][b]', ['1:1', '1:9']],
  ['the same twice', '[a][a], [a][a]', ['1:1', '1:9']],
  ['in several lines', 'One [a][a]\ntwo [b][]\nthree ![c][c]', ['1:5', '2:5', '3:7']],
  ['a footnote beside a link', '[a][a] and [^1], [^2]', ['1:1', '1:12', '1:18']],
  ['a footnote after a defined one', '[^1] and [^2]\n\n[^1]: Note', ['1:10']],
  [
    'in a heading and a cell',
    '# A [a][a]\n\n| [b][b] |\n| --- |\n| [c][c] [d][d] |',
    ['1:5', '3:3', '5:3', '5:10'],
  ],
  ['none', '[a][a] `[b][b]` \\[c][c]\n\n[a]: /a', []],
])('reports each undefined reference at its place: %s', async (_, text, places) => {
  expect(await placesOf('undefined-reference', text)).toEqual(places)
})

it.each([
  ['lines of a block', '<div>\n<LinkCard title="a" />\n  <FileTree>\n</div>', ['2:1', '3:3']],
  ['one line', '<div><Foo /><Foo /> <FooBar /></div>', ['1:6', '1:13', '1:21']],
  ['a name that another begins with', '<div>\n<FooBar />\n<Foo />\n</div>', ['2:1', '3:1']],
  ['a comment', '<div>\n<!-- <Foo /> -->\n<Foo />\n</div>', ['3:1']],
  ['several lines of a tag', '<div>\n<Foo\n  a="b"\n/>\n<Bar />\n</div>', ['2:1', '5:1']],
])('reports each unknown tag in HTML at its place: %s', async (_, text, places) => {
  expect(await placesOf('unknown-tag', `${text}\n`)).toEqual(places)
})
