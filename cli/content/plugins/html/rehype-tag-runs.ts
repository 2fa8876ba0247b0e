import type { Root } from 'hast'
import { visit } from '../../../primitives/visit.ts'
import { TAG_RUN } from '../../nodes/tag-run.ts'
import { spliceAll } from '../../../primitives/long-lists.ts'

/**
 * Replace each paragraph that begins with the tag of a block by its contents, without the line breaks
 * that are between blocks. Position: before `rehypeRawHtml`, which would make empty paragraphs of it.
 *
 * `<p data-tag-run>{raw <li>}One</p>` -> `{raw <li>}One`
 */
export function rehypeTagRuns() {
  return (tree: Root): void => {
    visit(tree, 'element', (element, index, parent) => {
      if (element.properties[TAG_RUN] === undefined || !parent || index === undefined)
        return undefined
      spliceAll(parent.children, { start: index, count: 1 }, element.children)
      return index
    })
  }
}
