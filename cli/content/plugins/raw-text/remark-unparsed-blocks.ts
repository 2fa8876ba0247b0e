import type { ListItem, Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { mayHaveUnparsedBlocks, unparsedBlocks } from '../../foreign/unparsed-blocks.ts'
import { unparsedTask } from '../../foreign/unparsed-task.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/**
 * Report lines of text that look like a heading, a list, a table, an admonition or a fence, but
 * aren't, because of an invisible character or a missing space. Position: after all other
 * syntax.
 *
 * In: `#`, a no-break space, `Title`. Out: the same, and a message.
 */
export function remarkUnparsedBlocks() {
  return (tree: Root, file: VFile): void => {
    const whole = String(file)
    if (mayHaveUnparsedBlocks(whole))
      visit(tree, 'paragraph', (node, _, parent) => {
        checkParagraph(node, { whole, isOfItem: parent?.type === 'listItem' }, file)
      })
    if (unparsedTask.mayBe.test(whole))
      visit(tree, 'listItem', (node) => checkTask(node, whole, file))
  }
}

interface Around {
  readonly whole: string
  readonly isOfItem: boolean
}

/** An item whose box isn't one. */
function checkTask({ checked, children: [first] }: ListItem, whole: string, file: VFile): void {
  const from = first?.position?.start.offset
  if (from === undefined || typeof checked === 'boolean' || first?.type !== 'paragraph') return
  const [written] = unparsedTask.box.exec(whole.slice(from, first.position?.end.offset)) ?? []
  if (written === undefined || /^(?:link|image)/.test(first.children[0]?.type ?? '')) return
  report(file, nodeAt(file, from), {
    rule: 'unparsed-block',
    reason: `${quoteSource(written)} ${unparsedTask.problem(written)}, so readers see it as plain text instead of the box of a task.`,
    help: 'Write `[ ]` or `[x]`, a space and the text of the task.',
  })
}

function checkParagraph(node: Paragraph, { whole, isOfItem }: Around, file: VFile): void {
  const from = node.position?.start.offset
  if (from === undefined) return
  const source = whole.slice(from, node.position?.end.offset)
  if (!mayHaveUnparsedBlocks(source)) return
  const reported = new Set<number>()
  for (const { pattern, what, problem, help } of unparsedBlocks)
    for (const found of source.matchAll(pattern)) {
      const written = found.groups?.['written'] ?? found[0]
      const index = found.index + found[0].indexOf(written)
      const line = source.slice(0, index).split('\n').length
      // The boxes of items are checked with their items.
      const isLinkOrBox = written.startsWith('[') && (isOfItem || beginsLink(node, from + index))
      if (reported.has(line) || isLinkOrBox) continue
      reported.add(line)
      report(file, nodeAt(file, from + index), {
        rule: 'unparsed-block',
        reason: `${quoteSource(written)} ${problem(found)}, so readers see it as plain text instead of ${what(written)}.`,
        help,
      })
    }
}

/** Brackets that are a link, an image or a footnote already. */
const beginsLink = ({ children }: Paragraph, offset: number): boolean =>
  children.some(
    ({ type, position }) =>
      position?.start.offset === offset && /^(?:link|image|footnote)/.test(type),
  )
