import type { Element, ElementContent, Root, RootContent } from 'hast'
import { onlyTags } from '../../../../runtime/shared/html/only-tags.ts'
import { visit } from '../../../primitives/visit.ts'
import { componentTag } from '../../nodes/component-element.ts'

type Parse = (tree: Root) => Root

const names: ReadonlySet<unknown> = new Set(Object.values(onlyTags))

/** True for the placeholder of a block `:::only`. */
const isOnlyBlock = ({ tagName, properties }: Element): boolean =>
  tagName === componentTag && names.has(properties['dataName'])

/**
 * Parse raw HTML so that a block `:::only` keeps what is in it, and nothing else. A parser of HTML moves
 * content out of elements, and end tags close what is open: `<p>`, then the block with a paragraph, would be
 * `<p><block></block></p><p>` with the paragraph for everyone. So the content of each block is parsed apart.
 * @returns the parsed tree, and the blocks that HTML doesn't allow where they are
 */
export function parseApart(
  tree: Root,
  parse: Parse,
): { readonly whole: Root; readonly lost: readonly Element[] } {
  const blocks: Block[] = []
  visit(tree, 'element', (element) => {
    if (!isOnlyBlock(element)) return
    element.properties.dataBlock = String(blocks.length)
    blocks.push({ element, children: element.children })
    // Blocks in this one are parsed with its content.
    element.children = []
  })
  if (blocks.length === 0) return { whole: parse(tree), lost: [] }
  const whole = parse(tree)
  const lost = new Set(blocks.map(({ element }) => element))
  visit(whole, 'element', (element) => {
    const { dataBlock } = element.properties
    if (dataBlock === undefined) return
    delete element.properties.dataBlock
    const block = blocks[Number(dataBlock)]
    if (block === undefined || !lost.delete(block.element)) return
    const content = parseApart({ type: 'root', children: block.children }, parse)
    for (const inner of content.lost) lost.add(inner)
    element.children = content.whole.children.filter(isContent)
  })
  for (const { element, children } of blocks) {
    delete element.properties.dataBlock
    element.children = children
  }
  return { whole, lost: [...lost] }
}

const isContent = (node: RootContent): node is ElementContent =>
  node.type !== 'doctype' && node.type !== 'mdxjsEsm'

interface Block {
  readonly element: Element
  readonly children: ElementContent[]
}
