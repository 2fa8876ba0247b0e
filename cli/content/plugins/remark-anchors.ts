import type { Emphasis, Link, Parent, Root } from 'mdast'
import { SKIP } from 'unist-util-visit'
import { visit } from '../../primitives/visit.ts'

const attributes = /^\{:?[ \t]*#([\w:.-]+)[ \t]*\}/

/**
 * Turn empty links with an id, which pages of MkDocs have as targets of other links, into anchors.
 * Position: before `remarkJsx`, which reads braces.
 *
 * In: `[](){#setup}`. Out: `<span id="setup"></span>`
 */
export function remarkAnchors() {
  return (tree: Root): void => {
    visit(tree, 'link', (node, index, parent) => {
      if (index === undefined || parent === undefined || !isEmpty(node)) return undefined
      const next = parent.children[index + 1]
      const [written, id] = (next?.type === 'text' && attributes.exec(next.value)) || []
      if (next?.type !== 'text' || written === undefined || id === undefined) return undefined
      parent.children[index] = toAnchor(node, id)
      cutStart(next, { length: written.length, parent, index })
      return [SKIP, index + 1]
    })
  }
}

const isEmpty = ({ url, title, children }: Link): boolean =>
  url === '' && (title ?? '') === '' && children.length === 0

function toAnchor({ position }: Link, id: string): Emphasis {
  const data = { hName: 'span', hProperties: { id } }
  return { type: 'emphasis', children: [], data, ...(position && { position }) }
}

interface Cut {
  readonly length: number
  readonly parent: Parent
  readonly index: number
}

/** Remove the attributes; places in the rest of the text keep pointing to where it is written. */
function cutStart(
  next: Parent['children'][number] & { value: string },
  { length, parent, index }: Cut,
): void {
  next.value = next.value.slice(length)
  const start = next.position?.start
  if (next.position && start)
    next.position = {
      ...next.position,
      start: {
        ...start,
        column: start.column + length,
        ...(start.offset !== undefined && { offset: start.offset + length }),
      },
    }
  if (next.value === '') parent.children.splice(index + 1, 1)
}
