import type { Root } from 'mdast'
import { visit } from '../../../primitives/visit.ts'

/**
 * Turn a paragraph `[[toc]]` into the component that lists the headings of the page. Position:
 * before directives become components.
 *
 * In: `[[toc]]`
 * Out: `::TOCInline`
 */
export function remarkTocMarker() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (paragraph, index, parent) => {
      const [only, ...others] = paragraph.children
      if (only?.type !== 'text' || others.length > 0 || parent === undefined) return
      if (!/^\[\[toc\]\]$/i.test(only.value.trim()) || index === undefined) return
      parent.children[index] = {
        type: 'leafDirective',
        name: 'TOCInline',
        attributes: {},
        children: [],
        ...(paragraph.position && { position: paragraph.position }),
      }
    })
  }
}
