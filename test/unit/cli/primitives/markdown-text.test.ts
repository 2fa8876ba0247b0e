import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import {
  toLiteral,
  toHeading,
  toInlineCode,
} from '../../../../cli/primitives/text/markdown-text.ts'
import { toTable, toTypeCode } from '../../../../cli/primitives/text/markdown-tables.ts'
import {
  listDangerousUrls,
  toCellMarkdown,
  toFence,
  toPageMarkdown,
} from '../../../../cli/primitives/text/safe-markdown.ts'
import { configOf, htmlOf } from '../content/page-of.ts'

/** Texts that leave the place they are written into, if nothing keeps them there. */
const texts = [
  'plain',
  'a`b',
  '`',
  '``a`b',
  '/x`<img src=https://evil.example/p.png>[a](https://evil.example)`/{id}',
  'a|b',
  'a\\|b',
  'a\\\\|b',
  'n\nm',
  'a\n\n# H',
  'H\r\nX: y',
  ' edge ',
  '\ttab',
  'x{:js}',
  'a{{title}}b`',
  'www.evil.example a@b.example https://x.example',
  ':tada: :::note',
  '<b>&amp;</b> {#id} {@link x}',
  '\\`x`',
  '$a$ ~b~ *c* _d_ [^1] !',
]

/** The texts of all elements with this name in the article, and whether it contains links or images. */
async function readArticle(markdown: string, tagName: string) {
  const article = fromHtml(await htmlOf(`# T\n\n${markdown}\n`, { docPath: 'a.md', config }))
  const found: string[] = []
  const names = new Set<string>()
  visit(article, 'element', (element: Element) => {
    if (element.tagName === tagName) found.push(toString(element))
    names.add(element.tagName)
  })
  return {
    texts: found,
    hasMarks: ['img', 'a', 'h2', 'pre', 'b', 'em', 'del'].filter((name) => names.has(name)),
  }
}

const config = configOf({ markdown: { format: 'md' } })
/** HTML knows one line break. */
const lined = (text: string): string => text.replace(/\r\n/g, '\n')
const folded = (text: string): string => text.replace(/\s+/g, ' ').trim()

it.each(texts)('D: inline code shows exactly the text %j', async (text) => {
  const { texts: shown, hasMarks } = await readArticle(`Code: ${toInlineCode(text)}.`, 'code')
  expect([shown, hasMarks]).toEqual([[lined(text)], []])
})

it.each(texts)('D: a cell of a table shows exactly the code %j', async (text) => {
  const table = toTable(['A', 'B'], [[toInlineCode(text), 'last']])
  expect(await readArticle(table, 'td')).toEqual({ texts: [lined(text), 'last'], hasMarks: [] })
})

it.each(texts)('D: a cell of a table shows the type %j with a link in it', async (text) => {
  const type = toTypeCode(`Known<${text}>`, (name) => (name === 'Known' ? './k.md' : undefined))
  const shown = await readArticle(toTable(['A', 'B'], [[type, 'last']]), 'td')
  expect(shown).toEqual({ texts: [`Known<${lined(text)}>`, 'last'], hasMarks: ['a'] })
})

it.each(texts)('D: a heading and a paragraph show the text %j', async (text) => {
  const heading = await readArticle(toHeading(3, text, 'x'), 'h3')
  expect(heading.texts.map((shown) => shown.replace('\u200B', ''))).toEqual([folded(text)])
  const paragraph = await readArticle(`Version ${toLiteral(text)}.`, 'p')
  expect(paragraph.texts).toEqual([`Version ${text.replace(/\s+/g, ' ')}.`])
})

it.each([
  ['\\<img src=x>', 'p', '<img src=x>'],
  ['\\[x](https://x.example)', 'p', '[x](https://x.example)'],
  ['``a`<img src=x>`', 'p', '``a<img src=x>'],
  ['`a\n\n<img src=x>`', 'p', '`a'],
  ['- :::danger', 'li', ':::danger'],
  ['[`a`](https://x.example/b) c', 'a', 'a'],
  ['[two\nlines](https://x.example/b)', 'a', 'two\nlines'],
  ['![shot](https://x.example/a.png)', 'a', 'shot'],
  ['![](https://x.example/a.png)', 'a', 'https://x.example/a.png'],
  ['[m](mailto:a@b.example)', 'a', 'm'],
  ['## Use `code` and more', 'strong', 'Use code and more'],
  ['#### __All of `it` is bold__', 'strong', 'All of it is bold'],
  ['# A [link](https://x.example/)', 'strong', 'A link'],
  ['See [x](javascript:alert(1)) end.', 'p', 'See x end.'],
  ['See [x](<javascript:alert(1)> "t") end.', 'p', 'See x end.'],
  ['`[a](javascript:b)`', 'code', '[a](javascript:b)'],
])('D: a comment can’t leave its paragraph: %j', async (text, tagName, shown) => {
  const article = await readArticle(
    toPageMarkdown(text, () => undefined),
    tagName,
  )
  expect(article.texts[0]).toBe(shown)
  expect(article.hasMarks).not.toContain('img')
})

it.each(['a\n```\n```` ~~~~', 'a\r```\rb', 'a\n~~~\n```\n# H'])(
  'D: a fence contains all of the code %j',
  async (code) => {
    const { texts: shown, hasMarks } = await readArticle(toFence(code, 'text'), 'code')
    expect(shown).toEqual([code.replaceAll('\r', '\n')])
    expect(hasMarks).toEqual(['pre'])
  },
)

it.each([
  ['ts file="../../site.config.ts"', 'ts'],
  ['ts twoslash run title="a.ts" {1,3}', 'ts title="a.ts" {1,3}'],
  ['ts{1} noCheck', 'ts {1}'],
  ['', 'ts'],
])('D: of the fence %j in a comment, what reads or runs something has no effect', (info, kept) => {
  const markdown = toPageMarkdown(`a\n\n\`\`\`${info}\nb\n\`\`\``, () => undefined)
  expect(markdown).toBe(`a\n\n\`\`\`${kept} noCheck="generated from a declaration"\nb\n\`\`\``)
})

it('D: a cell keeps the samples of a text and what follows them', async () => {
  const text = 'l1\n\nl2 | x \\| y\n\n```js\ncode | a\nmore\n```\n\nafter'
  const cell = toCellMarkdown(text, () => undefined)
  const { texts: shown } = await readArticle(toTable(['A', 'B'], [[cell, 'last']]), 'td')
  expect(shown).toEqual(['l1 l2 | x | y code | amore after', 'last'])
})

it('D: links that a text loses are listed', () => {
  const text =
    '[a](javascript:alert(1)) [b](file:///etc/passwd) ![c](data:text/html,x) `[d](javascript:d)` ' +
    '[e](./e.md) [f](#f) [g](https://g.example) {@link javascript:h} {@link module:i} [j\nk](vbscript:l)\n\n```md\n[m](javascript:m)\n```'
  expect(listDangerousUrls(text)).toEqual([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'javascript:h',
    'vbscript:l',
  ])
})
