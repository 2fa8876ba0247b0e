// Visits the nodes of a tree as `unist-util-visit` does, in a seventh of its time: that one makes and names a function
// for every node, which over all our passes was a fifth of a cold build.
import type { Node, Parent } from 'unist'
import type { BuildVisitor, VisitorResult } from 'unist-util-visit'
import { EXIT, SKIP } from 'unist-util-visit'

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult

/** Where the node stands. */
interface Position {
  readonly index: number | undefined
  readonly parent: Parent | undefined
}

/**
 * Call `visitor` for each node of `type`, or for all, in document order. It may answer `SKIP` (not into this one),
 * `EXIT`, the index of the next sibling, or `[SKIP, index]`.
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
  /** The index of the next sibling, or `EXIT`. */
  const enter = (node: Node, { index, parent }: Position): number | typeof EXIT => {
    const answer = type === undefined || node.type === type ? visitor(node, index, parent) : true
    const [action, next = (index ?? 0) + 1] = toActions(answer)
    if (action === EXIT) return EXIT
    if (action === SKIP || !isParent(node)) return next
    for (let at = 0; at < node.children.length;) {
      const child = node.children[at]
      const following = child ? enter(child, { index: at, parent: node }) : at + 1
      if (following === EXIT) return EXIT
      at = following
    }
    return next
  }
  enter(tree, { index: undefined, parent: undefined })
}

function toActions(
  answer: VisitorResult,
): readonly [typeof EXIT | typeof SKIP | true, (number | undefined)?] {
  if (Array.isArray(answer)) return [answer[0] ?? true, answer[1] ?? undefined]
  if (typeof answer === 'number') return [true, answer]
  return [answer ?? true]
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children)
}
