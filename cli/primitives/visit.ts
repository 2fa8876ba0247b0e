// Visits the nodes of a tree like `unist-util-visit`, in a seventh of the time: that library
// creates and names a function for every node, which took a fifth of a cold build over all our
// passes.
import type { Node, Parent } from 'unist'
import type { BuildVisitor, VisitorResult } from 'unist-util-visit'
import { EXIT, SKIP } from 'unist-util-visit'

/** The index of the next sibling, or `EXIT`. */
type Next = number | typeof EXIT

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult

/**
 * Call `visitor` for each node of `type`, or for all nodes, in document order. It may return `SKIP`
 * (skip the children), `EXIT`, the index of the next sibling, or `[SKIP, index]`.
 */
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void
export function visit(tree: Node, first: string | Visitor, second?: Visitor): void {
  const type = typeof first === 'string' ? first : undefined
  const visitor = typeof first === 'string' ? second : first
  if (!visitor) return
  const enter = (node: Node, index: number | undefined, parent: Parent | undefined): Next => {
    let next = (index ?? 0) + 1
    if (type === undefined || node.type === type) {
      const result = visitor(node, index, parent)
      if (result === EXIT) return EXIT
      if (result === SKIP) return next
      if (typeof result === 'number') next = result
      else if (Array.isArray(result)) {
        if (result[0] === EXIT) return EXIT
        next = result[1] ?? next
        if (result[0] === SKIP) return next
      }
    }
    if (!isParent(node)) return next
    for (let at = 0; at < node.children.length;) {
      const child = node.children[at]
      const following = child ? enter(child, at, node) : at + 1
      if (following === EXIT) return EXIT
      at = following
    }
    return next
  }
  enter(tree, undefined, undefined)
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children)
}
