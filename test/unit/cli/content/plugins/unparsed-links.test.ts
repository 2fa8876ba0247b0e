import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (markdown: string): Promise<string[]> =>
  found(await make(markdown)).filter((one) => one.includes('unparsed-link'))

it.each([
  ['[x](my\\ shot.md)', ['1:1'], 'Write the target in angle brackets: `[x](<my shot.md>)`'],
  ['![x](my shot.png)', ['1:1'], 'Write the target in angle brackets: `![x](<my shot.png>)`'],
  ['See [a](my file.md) and [b](our file.md#c).', ['1:5', '1:25'], '(<my file.md>)'],
  ['| a |\n| - |\n| [a](b c.md) |', ['3:3'], '(<b c.md>)'],
  ['> - [a](b c d.md)', ['1:5'], '(<b c d.md>)'],
  ['请看[文档](我的 文档.md)。', ['1:3'], '(<我的 文档.md>)'],
  ['[`a`](b c.md)', ['1:1'], '(<b c.md>)'],
  ['[a](b c.md "A title")', ['1:1'], '`[a](<b c.md> "A title")`'],
  ["![a](./b c.png 'A title')", ['1:1'], "`![a](<./b c.png> 'A title')`"],
  ['[a](b c.md#d e)', ['1:1'], '(<b c.md#d e>)'],
  ['[a](b (c) d.md)', ['1:1'], '(<b (c) d.md>)'],
  ['[a](https://b.example/c(d(e)) f)', ['1:1'], '(<https://b.example/c(d(e)) f>)'],
  ['![a](./b(c(d(e))) f.png)', ['1:1'], '(<./b(c(d(e))) f.png>)'],
  ['[a](./b(c d(e)).md)', ['1:1'], '(<./b(c d(e)).md>)'],
  ['[a](https://b.example/c(d(e))', ['1:1'], '`[a](https://b.example/c(d(e)))`'],
  ['[a](<b c.md)', ['1:1'], 'Close it: `[a](<b c.md>)`'],
  ['![a](<b.png)', ['1:1'], 'Close it: `![a](<b.png>)`'],
  ['[a](b\nc.md)', ['1:1'], '(<b c.md>)'],
  ['[a [b] c](d e.md)', ['1:1'], '`[a [b] c](<d e.md>)`'],
  ['[![a](<b c.png>)](d e.md)', ['1:1'], '`[![a](<b c.png>)](<d e.md>)`'],
  ['[![a](b c.png)](d e.md)', ['1:2', '1:1'], '`![a](<b c.png>)`'],
  ['[a]\n\n[a]: b c.md', ['3:1'], '`[a]: <b c.md>`'],
  ["[a]\n\n[a]: ./b c.md 'A title'", ['3:1'], "`[a]: <./b c.md> 'A title'`"],
  ['> [a]: https://example.org/b c', ['1:3'], '`[a]: <https://example.org/b c>`'],
  ['See [a].\n[a]: ./b.md\n[c]: ./d.md', ['2:1', '3:1'], 'Leave a blank line above'],
  ['Open <https://example.org/a b>.', ['1:6'], '`<https://example.org/a%20b>`'],
  ['[a] (./b.md)', ['1:1'], 'Remove the space: `[a](./b.md)`'],
  ['See [docs] [1].\n\n[1]: ./b.md', ['1:5'], 'Remove the space: `[docs][1]`'],
  ['- [our API] [api]\n\n[api]: ./b.md', ['1:3'], 'Remove the space: `[our API][api]`'],
  ['[a]\u200B(./b.md)', ['1:1'], 'Remove it: `[a](./b.md)`'],
  ['![a]\u2060\u200B(./b.png)', ['1:1'], 'Remove it: `![a](./b.png)`'],
  ['[a] : https://example.org', ['1:1'], 'Remove the space: `[a]: https://example.org`'],
  ['> [a b] :./b.md', ['1:3'], 'Remove the space: `[a b]:./b.md`'],
  ['Text[^ 1] and [^note ].', ['1:5', '1:15'], 'Remove the space: `[^1]`'],
  ['See <https://example.org/a and b', ['1:5'], 'Add the bracket: `<https://example.org/a>`'],
  ['# <mailto:a@example.org', ['1:3'], 'Add the bracket: `<mailto:a@example.org>`'],
  ['[a]\n(./b.md)', ['1:1'], 'Remove the space: `[a](./b.md)`'],
  ['> [a]\n> (./b.md)', ['1:3'], 'Remove the space: `[a](./b.md)`'],
  ['(a)[https://example.org]', ['1:1'], 'Write `[a](https://example.org)`'],
  ['[a](./b.md is it', ['1:1'], 'Add the parenthesis: `[a](./b.md)`'],
  ['![x](a.png "open)', ['1:1'], 'Close the quote: `![x](a.png "open")`'],
  ["[x](a.md 'two words)", ['1:1'], 'Close the quote: `[x](a.md "two words")`'],
  ['[x](a.md "open\')', ['1:1'], 'Close the quote: `[x](a.md "open")`'],
  ['![x](a.png “A title”)', ['1:1'], 'Write straight quotes: `![x](a.png "A title")`'],
  ['[x](a.md «A title»)', ['1:1'], 'Write straight quotes: `[x](a.md "A title")`'],
  ['[a]{./b.md}', ['1:1'], 'Write `[a](./b.md)`'],
  ['[two\nlines](a b.md)', ['1:1'], 'in angle brackets: `[two lines](<a b.md>)`'],
  ['> See ![two\n> lines](a b.png) here', ['1:7'], '`![two lines](<a b.png>)`'],
  ['- a [*two*\n  lines](a b.md "T")', ['1:5'], '`[*two* lines](<a b.md> "T")`'],
])('text that looks like a link is reported at its place: %j', async (text, places, help) => {
  const { diagnostics } = await make(text)
  const broken = diagnostics.filter(({ rule }) => rule === 'unparsed-link')
  expect(broken.map(({ place }) => `${place?.line}:${place?.column}`)).toEqual(places)
  expect(broken[0]?.help).toContain(help)
})

it.each([
  '[a](<b c.md>)',
  '[a](https://b.example/c(d(e)))',
  'f[0](a(b(c)) d)',
  '[1] (a(b) c)',
  '[a](./b.md "A title")',
  "![a](https://example.org/b.png 'A title')",
  '`[a](b c.md)`',
  '\\[a](b c.md)',
  'f[0](a b)',
  '[1] (see below)',
  '[docs] [see below]',
  '- [x] [docs]\n\n[docs]: ./b.md',
  '[a] [docs]\n\n[docs]: ./b.md\n[a]: ./c.md',
  '[Note] : this is a sentence.',
  'The class [^ab] and [^ ] and \\[^ a]',
  'x<https://example.org/a',
  '- [ ] (optional) a task',
  'See (the text)[1].',
  '[a]\n\n[a]: ./b.md\n[c]: <./d e.md>\n[f]: ./g.md "A title"',
  '[Note]: this is a sentence (with more).',
  'A line.\n[Note]: a sentence',
  'x < y, <https://example.org/a> and b > c',
])('a link that works, and brackets that are meant, are not: %s', async (text) => {
  expect(await run(text)).toEqual([])
})

describe('text that no paragraph contains, because its tags are alone in it', () => {
  it.each([
    ['an element', '<div>[a](b c.md)</div>', ['1:6 unparsed-link']],
    ['two lines of an element', '<div>\n[a](b c.md)\n</div>', ['2:1 unparsed-link']],
    ['a component', '<Card title="x">[a](b c.md)</Card>', ['1:17 unparsed-link']],
    ['a component in a list', '- <Card title="x">[a](b c.md)</Card>', ['1:19 unparsed-link']],
    ['a component in a quote', '> <Card title="x">[a](b c.md)</Card>', ['1:19 unparsed-link']],
    ['a tab', '<Tabs>\n<TabItem value="a">[a](b c.md)</TabItem>\n</Tabs>', ['2:20 unparsed-link']],
    ['an admonition', ':::tip\n<Card title="x">[a](b c.md)</Card>\n:::', ['2:17 unparsed-link']],
    [
      'a summary',
      '<details><summary>**b.**c</summary>\n\nx\n\n</details>',
      ['1:19 unparsed-emphasis'],
    ],
    [
      'a cell of HTML',
      '<table><tbody><tr><td>a [^x]</td></tr></tbody></table>',
      ['1:25 undefined-reference'],
    ],
  ])('is reported in %s', async (_, text, findings) => {
    const { diagnostics } = await make(text, { docPath: 'guide/page.mdx' })
    expect(diagnostics.map(({ place, rule }) => `${place?.line}:${place?.column} ${rule}`)).toEqual(
      findings,
    )
  })

  it.each(["<div>{'[a](b c.md)'}</div>", '<div>[a](./page.md)</div>', '<div>`[a](b c.md)`</div>'])(
    'is not when it works or is meant: %s',
    async (text) => {
      expect((await make(text, { docPath: 'guide/page.mdx' })).diagnostics).toEqual([])
    },
  )
})
