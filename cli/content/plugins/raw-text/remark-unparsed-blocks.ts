import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { mayHaveUnparsedBlocks, unparsedBlocks } from '../../foreign/unparsed-blocks.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/**
 * Report lines of text that look like a heading, a list, a table, an admonition or a fence, and are
 * none because of a character that no one sees or a space that is missing. Position: after all other
 * syntax.
 *
 * In: `#`, a no-break space, `Title`. Out: the same, and a message.
 */
export function remarkUnparsedBlocks() {
  return (tree: Root, file: VFile): void => {
    const whole = String(file)
    if (mayHaveUnparsedBlocks(whole))
      visit(tree, 'paragraph', (node) => checkParagraph(node, whole, file))
  }
}

function checkParagraph(node: Paragraph, whole: string, file: VFile): void {
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
      if (reported.has(line)) continue
      reported.add(line)
      report(file, nodeAt(file, from + index), {
        rule: 'unparsed-block',
        reason: `${quoteSource(written)} ${problem(found)}, so readers see it as it is written instead of ${what(written)}.`,
        help,
      })
    }
}
