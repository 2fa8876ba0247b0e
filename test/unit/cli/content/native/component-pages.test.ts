import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import { createSyntax } from '../../../../../cli/content/markdown-syntax.ts'
import { toMarkdownInput } from '../../../../../cli/content/markdown-input.ts'
import { loadNativeParser } from '../../../../../cli/content/native/native-parser.ts'
import type { ReadCharacters } from '../../../../../cli/model/compiling/page-costs.ts'
import { configOf } from '../page-of.ts'
import { createComparison } from './compare-both-ways.ts'
import { findUnequalComponents } from './random-components.ts'

const isInstalled = (await loadNativeParser({ math: false })) !== undefined
const fence = '```js\na < b\n<Card>\n```'
const indented = (text: string, by: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : by + line))
    .join('\n')

/** Components with content in Markdown, as documentations write them. */
const pages = {
  'a list in a component': '<Steps>\n1. a\n\n   b\n\n2. c\n</Steps>\n\nd\n',
  'a list between empty lines': '<Steps>\n\n1. a\n2. b\n\n</Steps>\n',
  'text on the line of the tag': '<Card>a *b*</Card>\n\n<Card>a\nb</Card>\n',
  'tabs with code': `<Tabs>\n<TabItem label="a">\n${fence}\n</TabItem>\n</Tabs>\n`,
  'indented tabs': `<Tabs>\n${indented(`<TabItem>\n${fence}\n</TabItem>`, '  ')}\n</Tabs>\n`,
  'indentation of eight spaces': `<Tabs>\n    <TabItem>\n${indented(`a\n\n${fence}\n\n- b\n  - c\n\n    d`, '        ')}\n    </TabItem>\n</Tabs>\n`,
  'indentation of tabs': `<Tabs>\n\t<TabItem>\n\t\ta\n\n\t\t- b\n\t</TabItem>\n</Tabs>\n`,
  'code that a tab indents': '<Card>\n\t```js\n\ta\n\t\tb\n\t```\n</Card>\n',
  'tabs in an item of a list': `1. a\n\n${indented(`<Tabs>\n<TabItem>\n\n${fence}\n\n</TabItem>\n</Tabs>`, '   ')}\n\n2. b\n`,
  'indented components in nested items': `- a\n  - b\n\n${indented('<Tabs>\n  <TabItem>\n    c\n  </TabItem>\n</Tabs>', '      ')}\n- d\n`,
  'components next to each other': '<Card /> <Card>\n</Card>\n<Card></Card>\n',
  'attributes on many lines':
    '<Card\n  title="a"\n  items={[\n    { b: 1 },\n\n    2,\n  ]}\n/>\n\na\n',
  'attributes on many lines of an item':
    '- a\n\n  <Card\n    title={`b\n      c`}\n  >\n  d\n  </Card>\n',
  'a closing bracket on a line': '<Card\n\ttitle="a"\n\thref="b"\n>\n\tc\n</Card>\n',
  'tags and expressions in text': "a <Badge text={'b'} /> c {'d'} e\n\n# f <Badge /> {/*g*/}\n",
  'a comment between blocks': '- a\n\n  {/* b */}\n\n  c\n\n{/* d\ne */}\n\nf\n',
  'tags in a table': '| a | b |\n| - | - |\n| <Badge /> | c {"d"} |\n',
  'tags in code, and escaped': 'a `<Card>` \\<Card> \\{b}\n\n`a\nb <b {c}` <Card/>\n',
  'a directive in a component':
    '<Steps>\n1. a\n\n    :::note\n    b\n\n    - c\n    :::\n\n2. d\n</Steps>\n',
  'longer fences': '<Card>\n````md\n```js\na\n```\n````\n</Card>\n',
  'Chinese next to marks': '**类型：** `a`\n\nb**字**c <Badge />\n',
} as const

describe.runIf(isInstalled)('components whose content is Markdown', () => {
  it.each(Object.entries(pages))('are the tree of remark-parse: %s', async (_, page) => {
    const compare = await createComparison()
    const texts = [
      page,
      `a\n\n${page}`,
      `- a\n${page}`,
      `> ${page}`,
      `${page}a\n`,
      indented(page, '  '),
    ]
    const lineEnds = [...texts, page.replaceAll('\n', '\r\n')]
    const formats = ['detected.md', 'page.mdx'] as const
    for (const format of formats)
      for (const text of lineEnds) expect([text, compare(text, format)]).toEqual([text, undefined])
  })

  it.each(Object.entries(pages))('are read by the native parser alone: %s', async (_, page) => {
    const config = configOf({ markdown: { parser: 'native' }, components: {} })
    const syntax = await createSyntax(toMarkdownInput(config), () => ({ refusal: 'missing' }))
    const reads: ReadCharacters[] = []
    const clock = {
      endPart: () => undefined,
      noteRead: (read: () => ReadCharacters) => void reads.push(read()),
      costs: () => ({ parts: {}, read: { native: 0, remark: 0 } }),
    }
    const data = { format: 'detect' as const, frontMatter: {}, clock }
    const file = new VFile({ value: page, path: 'page.mdx', data })
    unified().use(remarkParse).use(syntax).freeze().parse(file)
    expect(reads.map(({ remark }) => remark)).toEqual([0])
  })

  it('are the tree of remark-parse in random pages', async () => {
    expect(await findUnequalComponents(1200, { seed: 1 })).toEqual([])
  })
})
