import type { ElementContent } from 'hast'

/** The number of characters in the text of a node. */
export const lengthOf = (node: ElementContent): number =>
  node.type === 'text'
    ? node.value.length
    : node.type === 'element'
      ? node.children.reduce((sum, child) => sum + lengthOf(child), 0)
      : 0

/** The nodes between two offsets; an element at the border is split in two. */
export function slice(
  nodes: readonly ElementContent[],
  start: number,
  end: number,
): ElementContent[] {
  const result: ElementContent[] = []
  let at = 0
  for (const node of nodes) {
    const length = lengthOf(node)
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, length)
    at += length
    if (from >= to) continue
    if (from === 0 && to === length) result.push(node)
    else if (node.type === 'text') result.push({ ...node, value: node.value.slice(from, to) })
    else if (node.type === 'element')
      result.push({ ...node, children: slice(node.children, from, to) })
  }
  return result
}
