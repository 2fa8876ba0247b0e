import type { Root } from 'mdast'
import { make } from '../page-of.ts'
import { toHtml } from 'hast-util-to-html'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { remarkAdmonitions } from '../../../../../cli/content/plugins/directives/remark-admonitions.ts'
import { remarkAlerts } from '../../../../../cli/content/plugins/directives/remark-alerts.ts'
import { remarkDirectiveTitles } from '../../../../../cli/content/plugins/directives/remark-directive-titles.ts'

const processor = unified()
  .use(remarkParse)
  .use(remarkDirectiveTitles)
  .use(remarkDirective)
  .use(remarkAdmonitions, { types: ['lore'] })
  .use(remarkAlerts)
  .use(remarkRehype)

function run(markdown: string): { html: string; messages: string[] } {
  const file = new VFile(markdown)
  const html = toHtml(processor.runSync(processor.parse(file), file)).replace(/\n/g, '')
  return { html, messages: file.messages.map((message) => `${message.line}: ${message.ruleId}`) }
}
const box = (type: string, title: string, rest = '<p>a</p>'): string =>
  `<aside class="admonition admonition-${type}" role="note"><p class="admonition-title">${title}</p>${rest}</aside>`

describe('remarkAdmonitions', () => {
  it.each([
    [':::tip[Use `it`]\na\n:::', box('tip', 'Use <code>it</code>')],
    [':::tip Use `it`\n\na\n\n:::', box('tip', 'Use <code>it</code>')],
    ['::: tip Use it\na\n:::', box('tip', 'Use it')],
    [':::warning\na\n:::', box('warning', 'Warning')],
    ['::: lore\na\n:::', box('lore', 'Lore')],
    [':::note What ] is\na\n:::', box('note', 'What ] is')],
    [':::note [A title]\na\n:::', box('note', 'A title')],
    ['::: note [`it`](/x) here\na\n:::', box('note', '<a href="/x"><code>it</code></a> here')],
    ['::: note [a](/x)\na\n:::', box('note', '<a href="/x">a</a>')],
    ['::: note [1] and [2]\na\n:::', box('note', '[1] and [2]')],
    ['text\n:::info\na\n:::\nmore', `<p>text</p>${box('info', 'Info')}<p>more</p>`],
    ['::::tip\n:::note\na\n:::\n::::', box('tip', 'Tip', box('note', 'Note'))],
    ['- :::tip Here\n  a\n  :::', `<ul><li>${box('tip', 'Here')}</li></ul>`],
  ])('reads %j', (markdown, html) => {
    expect(run(markdown)).toEqual({ html, messages: [] })
  })

  it('reads attributes behind both forms of title', () => {
    const html =
      '<aside class="admonition admonition-tip wide" role="note" id="x"><p class="admonition-title">A b</p></aside>'
    expect(run(':::tip[A b]{.wide #x}\n:::').html).toBe(html)
    expect(run(':::tip A b {.wide #x}\n:::').html).toBe(html)
  })

  it('turns details into a disclosure', () => {
    expect(run(':::details More {open}\na\n:::').html).toBe(
      '<details class="details" open><summary>More</summary><p>a</p></details>',
    )
  })

  it('reports the line of a box that is never closed', () => {
    expect(run('a\n\n:::tip\nb\n\n## c').messages).toEqual(['3: unclosed-admonition'])
    expect(run(':::tip\nb\n:::note\nc\n:::\n').messages).toEqual(['3: unclosed-admonition'])
    expect(run('::::tip\nb\n:::note\nc\n::::\n').messages).toEqual(['3: unclosed-admonition'])
  })

  it('reports an unknown type and keeps its text', () => {
    expect(run(':::tipp\na\n:::')).toEqual({
      html: box('note', 'Tipp'),
      messages: ['1: unknown-admonition'],
    })
  })

  it('reports colons that close nothing', () => {
    expect(run('a\n\n:::\n').messages).toEqual(['3: stray-colons'])
  })

  it('leaves code alone', () => {
    expect(run('```md\n:::tip Title\n```').html).toContain(':::tip Title')
    expect(run('- ```md\n  :::tip Title\n  ```').html).toContain(':::tip Title')
  })

  it('reads GitHub alerts, also with a title', () => {
    expect(run('> [!NOTE]\n> a').html).toBe(box('note', 'Note'))
    expect(run('> [!TIP] Mind **this**\n>\n> a').html).toContain('admonition-tip')
    expect(run('> [!OTHER]\n> a').html).toContain('<blockquote>')
  })

  it.each([
    ':::tip Use *it*\nsome `code` here\n:::\n\n**end**',
    '::: tip Use *it*\nsome `code` here\n:::\n\n**end**',
    ':::   tip   Use *it*   {.wide}\nsome `code` here\n:::\n\n**end**',
    '::: tip *it* has ] `code`\na\n:::\n\n::: note *it*\nb\n:::\n**end**',
    '::: tip [Use *it*]\nsome `code` here\n:::\n\n**end**',
    '- ::: tip `code` for [*it*](x)\r\n  some `code` here\r\n  :::\r\n\r\n**end**',
  ])('keeps lines, columns and offsets of the source: %j', (source) => {
    const tree: Root = processor.parse(source)
    const found: string[] = []
    visit(tree, (node) => {
      if (node.type !== 'inlineCode' && node.type !== 'emphasis' && node.type !== 'strong') return
      const { start, end } = node.position ?? {}
      found.push(source.slice(start?.offset, end?.offset))
      const line = source.split('\n')[(start?.line ?? 0) - 1] ?? ''
      expect(line.slice((start?.column ?? 0) - 1)).toMatch(/^[`*]/)
    })
    expect(found.join(' ')).toMatch(/^(?:(?:`code`|\*it\*|\*\*end\*\*)(?: |$)){3,4}$/)
  })
})

it.each([
  ['> [!TIP]-\n> a', 'Tip'],
  ['> [!TIP]+ Read this\n> a', 'Read this'],
  ['> [!tip]- Read\n> a', 'Read'],
])(
  'a sign of Obsidian behind the type of an alert is reported and no title: %j',
  async (text, title) => {
    const { page, diagnostics } = await make(text)
    expect(page?.html.pieces.join('')).toContain(`<p class="admonition-title">${title}</p>`)
    expect(diagnostics).toMatchObject([{ rule: 'foreign-syntax', place: { line: 1, column: 3 } }])
  },
)

it.each([
  ['> [! NOTE]\n> a', '1:3', 'Write `[!NOTE]`.'],
  ['> [NOTE]\n> a', '1:3', 'Write `[!NOTE]`.'],
  ['- > !WARNING\n  > a', '1:5', 'Write `[!WARNING]`.'],
  ['> [!TIP\n> a', '1:3', 'Write `[!TIP]`.'],
  ['[!NOTE] a', '1:1', 'Write `> ` before each line of the alert.'],
  ['> a\n>\n> [!TIP]\n> b', '3:3', 'Write `> ` before each line of the alert.'],
])('an alert whose mark is wrong is reported: %j', async (text, at, help) => {
  const { diagnostics } = await make(text)
  expect(
    diagnostics.map(({ rule, place, help: fix }) => [rule, place?.line, place?.column, fix]),
  ).toEqual([['unknown-admonition', ...at.split(':').map(Number), help]])
})

it.each(['> [note] by the editor', '> Note that', '> [NOTE](./a.md)', '> !note', '`[!NOTE]` a'])(
  'a quote that is no alert is not: %j',
  async (text) => {
    expect((await make(text)).diagnostics).toEqual([])
  },
)
