import type { Link, LinkReference, PhrasingContent, Root } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'

/**
 * Report links without a text, which readers can’t see. Position: after all other syntax.
 *
 * In: `[](./install.md)`. Out: the same, and a message.
 */
export function remarkEmptyLinks() {
  return (tree: Root, file: VFile): void => {
    if (!/\[\s*\]/.test(String(file))) return
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'linkReference') checkLink(node, file)
    })
  }
}

const isBlank = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === ''

function checkLink(node: Link | LinkReference, file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start?.offset === undefined || !node.children.every(isBlank)) return
  // A link without text and target is how some tools write an id.
  if (node.type === 'link' && node.url === '') return
  report(file, node, {
    rule: 'empty-link',
    reason: `${quoteSource(String(file).slice(start.offset, end?.offset))} has no text, so readers can neither see nor follow the link.`,
    help: 'Write what it points to between the brackets, or remove it.',
  })
}
