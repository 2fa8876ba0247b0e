// Constructs of Markdown in containers: what a reader of the Markdown of a page finds in a container is
// what it finds outside of one.
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { findLostWords } from '../../../../cli/checks/agents/find-lost-words.ts'
import { twinOf } from './twin-of.ts'

const lines = [
  'a **bold** *slanted* ~~gone~~ `code` b',
  '***both*** and **`x`** and **[a](https://a.example/c)**',
  '[site](https://a.example/a_b "A title") and [`c`](https://a.example/)',
  '<https://a.example/x> and <me@a.example>',
  '![alt](https://a.example/a.png) [![alt](https://a.example/b.png)](https://a.example/)',
  'H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>+<kbd>C</kbd>',
  '\\*no\\* \\_no\\_ \\[x\\] &lt;tag&gt; &amp;amp; a < b',
  '`` a`b `` and `C:\\dir\\` and `<div>`',
  '中文**加粗**中文 un**frigging**real',
]

const blocks = [
  'one\\\n\\- two\\\n\\# three\n\nfour',
  '### Deep *title*',
  '```js\nconst a = 1\n\n  b()\n```',
  '```ts title="a.ts"\nlet x = 1\n```',
  '````md\n```js\nx\n```\n````',
  '```js\na() // [!code ++]\nb() // [!code --]\n```',
  '```\n- a\n# b\n| c |\n```',
  '- one\n- two',
  '- one\n\n- two',
  '5. five\n6. six',
  '- a\n  1. b\n     - c\n- d',
  '1. a\n   - b\n\n     para\n2. c',
  '- [x] done\n- [ ] open',
  '1. Run\n\n   ```sh\n   npm i\n   ```\n\n2. Then',
  '> said\n>\n> - twice\n>\n> ```js\n> q()\n> ```',
  '> [!WARNING]\n> careful\n>\n> - x',
  ':::tip[Nice title]\ntext\n\n- item\n:::',
  ':::danger\n5. five\n\n   ***\n:::',
  '| a | b |\n| --- | ---: |\n| 1 | `x \\| y` \\| z |\n| 2 | **z** |',
  '<Tabs>\n<TabItem value="a" label="A">\n\n#### In A\n\n- it\n\n</TabItem>\n<TabItem value="b" label="B">\n\n#### In B\n\n```js\npear()\n```\n\n</TabItem>\n</Tabs>',
  ':::code-group\n\n```js [a.js]\na()\n```\n\n```py [b.py]\nb()\n```\n\n:::',
  '<details>\n<summary>More</summary>\n\nhidden\n\n```js\nd()\n```\n\n</details>',
  '<Cards>\n<Card title="One" href="https://a.example/one">first</Card>\n<Card title="Two" href="https://a.example/two">\n\n- second\n\n</Card>\n</Cards>',
  '***\n\nbelow',
  'Term\n: Meaning one\n: Meaning two',
  '![pic](https://a.example/p.png "T")\n\n\\# no heading\n\n2024\\. was a year',
]

const below = (text: string, indent: string): string => text.replaceAll(/\n(?=.)/g, `\n${indent}`)
const quoted = (text: string): string => `> ${text.replaceAll('\n', '\n> ')}`
const inTag = (open: string, text: string, close: string): string =>
  `${open}\n\n${text}\n\n${close}`

const containers: readonly (readonly [string, (text: string) => string])[] = [
  ['an item below a line', (text) => `- lead\n\n  ${below(text, '  ')}\n\n- tail`],
  ['an item', (text) => `- ${below(text, '  ')}\n- tail`],
  ['an item with a number', (text) => `9. lead\n\n   ${below(text, '   ')}\n\n10. tail`],
  ['a quote', quoted],
  ['an item in a quote', (text) => quoted(`- lead\n\n  ${below(text, '  ')}`)],
  ['an admonition', (text) => `:::::::note\n${text}\n:::::::`],
  [
    'an admonition in an item',
    (text) => `- lead\n\n  :::::::note\n\n  ${below(text, '  ')}\n\n  :::::::`,
  ],
  [
    'a tab',
    (text) => `<Tabs>\n${inTag('<TabItem value="q" label="Q">', text, '</TabItem>')}\n</Tabs>`,
  ],
  ['details', (text) => inTag('<details>\n<summary>Sum</summary>', text, '</details>')],
  [
    'a card',
    (text) =>
      `<Cards>\n${inTag('<Card title="K" href="https://a.example/k">', text, '</Card>')}\n</Cards>`,
  ],
  [
    'steps',
    (text) => inTag('<Steps>', `1. lead\n\n   ${below(text, '   ')}\n\n2. tail`, '</Steps>'),
  ],
  ['a description of a term', (text) => `Term\n: lead\n\n  ${below(text, '  ')}`],
]

const parser = unified().use(remarkParse).use(remarkGfm)

/** What the nodes are and say, in order; the ends of blocks too. */
function listParts(node: Nodes): readonly string[] {
  const own = partOf(node)
  if (!('children' in node)) return own
  const isNamed = /^(?:list|listItem|blockquote|table|tableCell|heading|strong|link)$/.test(
    node.type,
  )
  return [...own, ...node.children.flatMap(listParts), ...(isNamed ? [`/${node.type}`] : [])]
}

function partOf(node: Nodes): readonly string[] {
  if (node.type === 'text') return node.value.match(/\S+/g) ?? []
  if (node.type === 'code') return [`code ${node.lang ?? ''} ${node.value}`]
  if (node.type === 'inlineCode' || node.type === 'html') return [`${node.type} ${node.value}`]
  if (node.type === 'link' || node.type === 'image') return [`${node.type} ${node.url}`]
  if (node.type === 'heading') return [`heading ${node.depth}`]
  if (node.type === 'list') return [`list ${node.start ?? ''}`]
  if (node.type === 'listItem') return [`item ${node.checked ?? ''}`]
  return /^(?:root|paragraph)$/.test(node.type) ? [] : [node.type]
}

/** The first part that isn't among the others in this order. */
function firstMissing(parts: readonly string[], all: readonly string[]): string | undefined {
  const rest = all.values()
  return parts.find((part) => {
    for (const one of rest) if (one === part) return false
    return true
  })
}

const partsOf = (markdown: string): readonly string[] => listParts(parser.parse(markdown))

const all = [...lines, ...blocks]
const alone = await Promise.all(all.map(async (text) => (await twinOf(`${text}\n`)).markdown))

async function expectSameParts(page: string): Promise<void> {
  const { html, markdown } = await twinOf(`# T\n\n${page}\n`)
  const parts = partsOf(markdown)
  const starts = [...all.keys()].map((index) => parts.indexOf(`H${index}`))
  const found = alone.map((own, index) => {
    const section = parts.slice(starts[index], starts[index + 1])
    return { own, missing: firstMissing(partsOf(own), section) }
  })
  expect(found).toEqual(alone.map((own) => ({ own, missing: undefined })))
  expect(findLostWords(`<article>${html}</article>`, { scope: 'article', markdown })).toEqual([])
}

it.each(containers)('keeps every block and mark in %s', async (_, wrap) => {
  await expectSameParts(all.map((text, index) => `## H${index}\n\n${wrap(text)}`).join('\n\n'))
})

it('keeps every block and mark in footnotes', async () => {
  const references = all.map((_, index) => `[^n${index}]`).join(' ')
  const notes = all.map((text, index) => `[^n${index}]: H${index}\n\n    ${below(text, '    ')}`)
  await expectSameParts(`${references}\n\n${notes.join('\n\n')}`)
})
