import type { List, Paragraph, Root } from 'mdast'
import type { Root as HtmlRoot } from 'hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { visitTexts } from '../../../cli/content/dialect/visible-text.ts'
import { listItemHandlers } from '../../../cli/content/nodes/list-items.ts'
import { rehypeCjkLines } from '../../../cli/content/plugins/html/rehype-cjk-lines.ts'
import { remarkEmoji } from '../../../cli/content/plugins/remark-emoji.ts'
import { remarkForeignSyntax } from '../../../cli/content/plugins/raw-text/remark-foreign-syntax.ts'
import { nodeAt } from '../../../cli/content/reporting/report-message.ts'
import { applyEdits } from '../../../cli/fix/text-edit.ts'
import type { ContentPath } from '../../../cli/model/paths.ts'
import { tocItems } from '../../../runtime/components/toc-html.ts'
import { applyChanges, coverRanges } from '../../../cli/primitives/text/text-changes.ts'

const COUNT = 100_000
const times = <T>(create: (index: number) => T): T[] =>
  Array.from({ length: COUNT }, (_, index) => create(index))

const positionOf = (start: number, end: number) => ({
  start: { line: 1, column: start + 1, offset: start },
  end: { line: 1, column: end + 1, offset: end },
})

/** A page that is one paragraph: many times a piece, of which the code in back quotes is a node. */
function pageOf(piece: string): { readonly tree: Root; readonly file: VFile } {
  const value = piece.repeat(COUNT)
  const [from, to] = [piece.indexOf('`'), piece.lastIndexOf('`') + 1]
  const code =
    from === -1
      ? []
      : times((index) => ({
          type: 'inlineCode' as const,
          value: 'a',
          position: positionOf(index * piece.length + from, index * piece.length + to),
        }))
  const children =
    from === -1 ? [{ type: 'text' as const, value, position: positionOf(0, value.length) }] : code
  const paragraph: Paragraph = {
    type: 'paragraph',
    children,
    position: positionOf(0, value.length),
  }
  return { tree: { type: 'root', children: [paragraph] }, file: new VFile({ path: 'a.md', value }) }
}

/** Runs a plugin, and counts what it reports. */
const countMessages = async (
  piece: string,
  plugin: (tree: Root, file: VFile) => unknown,
): Promise<number> => {
  const { tree, file } = pageOf(piece)
  await plugin(tree, file)
  return file.messages.length
}

const listOf = (): List => ({
  type: 'list',
  children: times(() => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [{ type: 'text', value: 'a' }] }],
  })),
})

const cjkText = (): HtmlRoot => ({
  type: 'root',
  children: [{ type: 'text', value: '漢字\n'.repeat(COUNT) }],
})

it.each<readonly [string, () => unknown, unknown]>([
  [
    'places of findings',
    () => {
      const file = new VFile('some text\n'.repeat(COUNT))
      return times((index) => nodeAt(file, index * 10 + 5).position?.start.line).at(-1)
    },
    COUNT,
  ],
  ['marks of other tools', () => countMessages('==a== ', remarkForeignSyntax()), COUNT],
  ['names of emoji', () => countMessages('x :smile_no: ', remarkEmoji()), COUNT],
  [
    'texts around code',
    () => {
      const { tree, file } = pageOf('`a` *b ')
      let length = 0
      visitTexts(tree, file, ({ text }) => (length += text.length))
      return length
    },
    7 * COUNT,
  ],
  [
    'items of a list',
    async () => {
      const processor = unified().use(remarkRehype, { handlers: listItemHandlers })
      const [list] = (await processor.run({ type: 'root', children: [listOf()] })).children
      return list?.type === 'element' && list.children.length
    },
    2 * COUNT + 1,
  ],
  [
    'lines of Chinese',
    () => {
      const tree = cjkText()
      rehypeCjkLines()(tree)
      const [text] = tree.children
      return text?.type === 'text' && text.value.length
    },
    2 * COUNT + 1,
  ],
  [
    'headings in a table of contents',
    () =>
      tocItems(times((at) => ({ id: 'a', html: 'A', depth: at % 3 === 0 ? 2 : 3 }))).split('<a ')
        .length - 1,
    COUNT,
  ],
  [
    'changes',
    () =>
      applyChanges(
        'ab'.repeat(COUNT),
        times((at) => ({ start: 2 * at, end: 2 * at + 1, text: 'xyz' })),
      ).length,
    4 * COUNT,
  ],
  [
    'edits',
    () =>
      applyEdits(
        'ab'.repeat(COUNT),
        times((at) => ({
          path: 'a' as ContentPath,
          start: 2 * at,
          end: 2 * at + 1,
          text: 'xyz',
          what: '',
        })),
      ).length,
    4 * COUNT,
  ],
  [
    'parts that are hidden',
    () =>
      coverRanges(
        'ab'.repeat(COUNT),
        times((at) => [2 * at, 2 * at + 1]),
        () => ' ',
      ).length,
    2 * COUNT,
  ],
])('P4: a page may have 100,000 of them: %s', async (_, read, expected) => {
  expect(await read()).toBe(expected)
})
