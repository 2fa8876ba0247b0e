import { createElement, type ReactNode } from 'react'
import type { Element } from 'hast'
import { describe, expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { createComponentRenderer } from '../../../../cli/islands/render-component.tsx'
import { docCardsHole, toLinkHole } from '../../../../cli/model/links/link-hole.ts'
import { renderWithTwin } from '../../../../cli/pipeline/rendering/render-with-twin.ts'
import { writeTwin } from '../../../../cli/twins/write-twin.ts'
import { placeTags } from '../../../../runtime/shared/html/place-tags.ts'
import { toPlace } from '../../../../cli/report/diagnostic.ts'
import { configOf } from '../content/page-of.ts'
import { twinOf } from './twin-of.ts'

const trusted = { config: configOf({ markdown: { rawHtml: 'trust' } }) }

/** What authors write, and what programs read. The same text when there is nothing to change. */
const cases: readonly (readonly [what: string, written: string, twin?: string])[] = [
  [
    'headings without their links',
    '## Install {#setup}\n\n### On *Linux*',
    '## Install\n\n### On *Linux*',
  ],
  ['inline marks', 'Some *em*, **strong**, ~~gone~~, `code` and [a link](./b.md "Title").'],
  ['a line break', 'One\\\nTwo'],
  ['lists', '- a\n- b\n  - c\n\n1. x\n2. y'],
  ['a list from another number', '7. x\n8. y'],
  ['loose lists', '- a\n\n  more\n\n- b'],
  ['tasks', '- [ ] open\n- [x] done'],
  ['two lists after one another', '- a\n\n<!-- -->\n\n- b', '- a\n\n<!-- -->\n\n- b'],
  ['quotes', '> one\n>\n> two'],
  ['rules', 'a\n\n***\n\nb'],
  ['a rule at the beginning of an item', '- ***\n\n  a\n\n- b'],
  [
    'an alert that begins with a list from another number',
    ':::tip\n\n5. x\n\n:::',
    '> [!TIP]\n>\n> 5. x',
  ],
  [
    'cards with a heading, a list, a quote and code',
    `<Cards>\n${['### A', '- a', '> q', '```\nc\n```'].map((text) => `<Card title="T" href="https://a.example/">\n\n${text}\n\n</Card>`).join('\n')}\n</Cards>`,
    ['### A', '- a', '> q', '```\n  c\n  ```']
      .map((text) => `- [T](https://a.example/)\n\n  ${text}`)
      .join('\n'),
  ],
  ['a line that looks like the second row of a table', 'a\\\n\\|---|'],
  ['tables with pipes and alignment', '| a | b |\n| :-: | --: |\n| `x \\| y` | 2 |'],
  [
    'code with a title',
    '```ts title="a/[id] *b*.ts"\nconst a = 1\n```',
    '**a/\\[id\\] \\*b\\*.ts**\n\n```ts\nconst a = 1\n```',
  ],
  ['code with fences in it', '````md\n```js\n1\n```\n````'],
  ['code without a language', '```\nplain\n```'],
  ['a difference', '```diff\n- a\n+ b\n```'],
  ['tip', ':::tip\n\nText.\n\n:::', '> [!TIP]\n> Text.'],
  [
    'an admonition with a title',
    ':::danger[Mind *this*]\n\nText.\n\n- a\n\n:::',
    '> [!CAUTION]\n> **Mind *this***\n>\n> Text.\n>\n> - a',
  ],
  [
    'marks in a title that is in bold type',
    ':::danger[**a** and **b**]\n\nText.\n\n:::\n\n<details>\n<summary><b>a</b> or <b>b</b></summary>\n\nText.\n\n</details>',
    '> [!CAUTION]\n> **a and b**\n>\n> Text.\n\n**a or b**\n\nText.',
  ],
  ['an alert', '> [!IMPORTANT]\n> Text.'],
  [
    'details with a heading',
    '<details>\n<summary><h3>More</h3></summary>\n\nText.\n\n</details>',
    '### More\n\nText.',
  ],
  ['details', '<details>\n<summary>More</summary>\n\nText.\n\n</details>', '**More**\n\nText.'],
  [
    'images',
    '![A *pier*](https://a.example/p.png "At night")',
    '![A pier](https://a.example/p.png "At night")',
  ],
  [
    'footnotes',
    'Text[^n].\n\n[^n]: The note.\n\n    More.',
    'Text[^1].\n\n[^1]: The note.\n\n    More.',
  ],
  [
    'a code group',
    ':::code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [yarn]\nyarn\n```\n\n:::',
    '**npm**\n\n```sh\nnpm i\n```\n\n**yarn**\n\n```sh\nyarn\n```',
  ],
  [
    'tabs',
    '<Tabs>\n<TabItem value="a" label="A">\n\nOne.\n\n</TabItem>\n<TabItem value="b" label="B">\n\nTwo.\n\n</TabItem>\n</Tabs>',
    '**A**\n\nOne.\n\n**B**\n\nTwo.',
  ],
  [
    'cards',
    '<Cards>\n<Card title="One" href="https://a.example/">\n\nFirst.\n\n</Card>\n<Card title="Two" href="https://b.example/">\n\nSecond.\n\n</Card>\n</Cards>',
    '- [One](https://a.example/): First.\n- [Two](https://b.example/): Second.',
  ],
  [
    'components on one line',
    '<Cards>\n<Card title="One" href="https://a.example/">What *you* `need`.</Card>\n</Cards>\n\n<Tabs>\n<TabItem value="a" label="A">Use <b>a</b>, *b*.</TabItem>\n<TabItem value="b" label="B">*b*.</TabItem>\n</Tabs>\n\n<Admonition type="tip">Press *x*.</Admonition>',
    '- [One](https://a.example/): What *you* `need`.\n\n**A**\n\nUse **a**, *b*.\n\n**B**\n\n*b*.\n\n> [!TIP]\n> Press *x*.',
  ],
  [
    'a video',
    '<YouTube id="abc" title="Film" />',
    '[Film (Play on YouTube)](https://www.youtube.com/watch?v=abc)',
  ],
  ['a badge', 'New <Badge type="tip" text="2.0" /> here', 'New 2.0 here'],
  ['keys', 'Press <kbd>Ctrl</kbd>.', 'Press `Ctrl`.'],
  ['small letters', 'H<sub>2</sub>O and x<sup>2</sup>'],
  ['definition lists', '<dl><dt>Term</dt><dd>Text.</dd></dl>', '- **Term**\n\n  Text.'],
  ['diagrams', '```mermaid\ngraph LR\n  A --> B\n```'],
  [
    'text that looks like syntax',
    'a\\*b\\*c \\[x\\](y) \\<div> \\_a\\_ snake_case 2 \\* 3 & AT\\&amp;T \\`x\\`',
  ],
  ['a backslash at the end', 'The folder C:\\\\'],
  ['line breaks at the edges', '<br>One<br>', 'One'],
  ['lines that look like blocks', '\\# no heading\n\n1\\. no list\n\n\\- no item\n\n\\> no quote'],
  ['a link that is its own text', '<https://a.example/x>'],
]

describe('writeTwin', () => {
  it.each(cases)('writes %s', async (_, written, expected = written) => {
    const { markdown } = await twinOf(`# Title\n\n${written}\n`)
    expect(markdown).toBe(`# Title\n\n${expected}`)
  })

  it.each(cases)('loses no word of %s', async (_, written) => {
    const { html, markdown } = await twinOf(`# Title\n\n${written}\n`)
    expect(findLostWords(`<article>${html}</article>`, { scope: 'article', markdown })).toEqual([])
  })

  it('reads back what it has written', async () => {
    for (const [, written] of cases.filter(([, , expected]) => expected === undefined)) {
      const first = await twinOf(`# Title\n\n${written}\n`)
      const second = await twinOf(first.markdown)
      expect(second.markdown).toBe(first.markdown)
    }
  })

  it.each([
    [
      'marks that CommonMark would not close',
      '<p>a<strong>(b)</strong>c</p>',
      'a<strong>(b)</strong>c',
    ],
    ['white space at the edges of marks', '<p>a<em> b </em>c</p>', 'a *b* c'],
    [
      'code in parts, with text between them',
      '<pre><code>x</code> / <code>y</code></pre>\n<pre><b><code>x</code>y</b></pre>',
      '```\nx / y\n```\n\n```\nxy\n```',
    ],
    [
      'a list from another number below a line',
      '<ul><li>a<ol start="5"><li>b</li></ol></li></ul>',
      '- a\n\n  5. b',
    ],
    [
      'cells with numbers and with indented code',
      '<table><tr><th>A</th></tr><tr><td><ol start="3"><li>x</li><li>y</li></ol><pre><code>if a:\n    b\n</code></pre></td></tr></table>',
      '| A |\n| --- |\n| 3. x<br>4. y<br>`if a:`<br>`    b` |',
    ],
    [
      'cells with blocks',
      '<table><tr><th>A</th></tr><tr><td><p>x</p><ul><li>y</li><li>z</li></ul></td></tr></table>',
      '| A |\n| --- |\n| x<br>• y<br>• z |',
    ],
    [
      'cells over several rows and columns',
      '<table><tr><th rowspan="2">A</th><th colspan="2">B</th></tr><tr><td>1</td><td rowspan="3">2</td></tr><tr><td>3</td><td>4</td></tr></table>',
      '| A | B |  |\n| --- | --- | --- |\n|  | 1 | 2 |\n| 3 | 4 |  |',
    ],
    [
      'what lists contain beside items',
      '<ul>a<li>b</li><ul><li>c</li></ul><li>d</li><p>e</p></ul><dl>f<dt><b>g</b></dt><dd>h</dd><p>i</p></dl>',
      '- a\n\n- b\n\n  - c\n\n- d\n\n  e\n\n<!-- -->\n\n- f\n\n- **g**\n\n  h\n\n  i',
    ],
    ['numbers of items', '<ol start="2"><li value="7">a</li><li>b</li></ol>', '7. a\n8. b'],
    [
      'headings in summaries',
      '<details><summary><h2>a</h2>b</summary>c</details>',
      '## a\n\nb\n\nc',
    ],
    [
      'controls',
      '<p>a<button>b</button>c<select><option>d<option>e</select>f <label>g<input></label>.</p>',
      'a b c d, e f g.',
    ],
    [
      'images without a source',
      '<p><img alt="A *pier*"> <img src="data:image/png;base64,AA" alt="B"></p>',
      String.raw`A \*pier\* B`,
    ],
    [
      'what is embedded',
      '<iframe src="https://a.example/x" title="Map"></iframe>',
      '[Map](https://a.example/x)',
    ],
    [
      'links without a gap',
      '<p><a href="https://a.example/">A</a><a href="https://b.example/">B</a></p>',
      '[A](https://a.example/) [B](https://b.example/)',
    ],
    [
      'code and links around what shows nothing',
      '<p><code>a</code><wbr><code>b</code> <a href="https://a.example/">A</a><i></i><a href="https://b.example/">B</a></p>',
      '`a` `b` [A](https://a.example/) [B](https://b.example/)',
    ],
    [
      'URLs with parentheses',
      '<p><a href="https://a.example/x_(y)">A</a></p>',
      '[A](https://a.example/x_%28y%29)',
    ],
  ])('writes HTML: %s', async (_, html, expected) => {
    expect((await twinOf(`# T\n\n${html}\n`, trusted)).markdown).toBe(`# T\n\n${expected}`)
  })

  it('leaves a place for the cards that depend on the whole site', () => {
    const place: Element = {
      type: 'element',
      tagName: placeTags.docCards,
      properties: {},
      children: [],
    }
    const cards: Element = {
      ...place,
      tagName: 'div',
      properties: { className: ['cards'] },
      children: [place],
    }
    expect(writeTwin([cards], { links: [] })).toBe(docCardsHole)
  })

  it('writes both variants of code below their names', async () => {
    const config = configOf({ markdown: { javascriptVariants: true } })
    const { markdown } = await twinOf('# T\n\n```ts title="a.ts"\nconst a: number = 1\n```\n', {
      config,
    })
    expect(markdown).toBe(
      '# T\n\n**TypeScript**\n\n**a.ts**\n\n```ts\nconst a: number = 1\n```\n\n**JavaScript**\n\n**a.js**\n\n```js\nconst a = 1\n```',
    )
  })

  it('writes what a component of the site renders, with the links of the page', () => {
    const Note = ({ children }: { readonly children?: ReactNode }) =>
      createElement(
        'section',
        {},
        createElement('h3', {}, 'Note'),
        createElement('div', {}, children),
      )
    const components = new Map([['Note', { component: Note, wake: undefined }]])
    const link: Element = {
      type: 'element',
      tagName: 'a',
      properties: { href: toLinkHole(0) },
      children: [{ type: 'text', value: 'b' }],
    }
    const note: Element = { type: 'element', tagName: 'Note', properties: {}, children: [link] }
    const place = toPlace('docs/page.md', { line: 1, column: 1 })
    const { twin } = renderWithTwin(
      {
        article: { type: 'root', children: [note] },
        links: [{ kind: 'page', href: './b.md', place }],
      },
      createComponentRenderer(components),
    )
    expect(twin?.text).toBe(`### Note\n\n[b](${toLinkHole(0)})`)
  })
})
