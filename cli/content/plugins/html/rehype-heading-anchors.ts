import type { Element, Root } from 'hast'
import { visit } from '../../../primitives/visit.ts'

/**
 * Remove an id from what is in a heading with the same id, because links reach the heading. Position: after
 * `rehypeComponents`.
 *
 * In: `<h2 id="use-it"><a id="use-it"></a>Use it</h2>`
 * Out: `<h2 id="use-it"><a></a>Use it</h2>`
 */
export function rehypeHeadingAnchors(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'element', (heading) => {
      const { id } = heading.properties
      if (!/^h[1-6]$/.test(heading.tagName) || typeof id !== 'string') return
      for (const child of heading.children) if (child.type === 'element') removeId(child, id)
    })
  }
}

function removeId(root: Element, id: string): void {
  visit(root, 'element', ({ properties, tagName }) => {
    if (properties.id === id) delete properties.id
    if (properties.name === id && tagName === 'a') delete properties.name
  })
}
