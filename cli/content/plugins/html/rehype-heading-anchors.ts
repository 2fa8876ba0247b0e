import type { Element, Parents, Root } from 'hast'
import { visit } from '../../../primitives/visit.ts'

/**
 * Remove an id from what is in a heading with the same id, or empty next to it, because links reach the heading.
 * Position: after `rehypeComponents`.
 *
 * In: `<h2 id="use-it"><a id="use-it"></a>Use it</h2>`
 * Out: `<h2 id="use-it"><a></a>Use it</h2>`
 */
export function rehypeHeadingAnchors(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (heading, index, parent) => {
      if (!/^h[1-6]$/.test(heading.tagName)) return
      const { id } = heading.properties
      if (typeof id !== 'string') return
      const inside = heading.children.filter((child) => child.type === 'element')
      for (const element of [...inside, ...listAround(parent, index)]) removeId(element, id)
    })
  }
}

/** The empty elements directly around a child, such as the paragraph of `<a id="use-it"></a>`. */
function listAround(parent: Parents | undefined, index = 0): readonly Element[] {
  const children = parent?.children ?? []
  // Only the neighbors are looked at, because a page may have thousands of headings beside each other.
  let first = index
  while (isEmptyAt(children, first - 1)) first -= 1
  let end = index + 1
  while (isEmptyAt(children, end)) end += 1
  const around = children.slice(first, end)
  return around.filter((node) => node.type === 'element').filter((node) => node !== children[index])
}

function isEmptyAt(children: Parents['children'], at: number): boolean {
  const node = children[at]
  return node !== undefined && isEmpty(node)
}

function isEmpty(node: Parents['children'][number]): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  return (
    node.type === 'element' && /^(?:a|p|span)$/.test(node.tagName) && node.children.every(isEmpty)
  )
}

function removeId(root: Element, id: string): void {
  visit(root, 'element', ({ properties, tagName }) => {
    if (properties.id === id) delete properties.id
    if (properties.name === id && tagName === 'a') delete properties.name
  })
}
