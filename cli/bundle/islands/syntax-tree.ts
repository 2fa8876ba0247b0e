// A syntax tree without types. Given a node of acorn, it returns its parts, as values to look at.
import { isRecord } from '../../primitives/is-record.ts'

/** A node of a syntax tree. Its other keys depend on its type. */
export interface SyntaxNode extends Readonly<Record<string, unknown>> {
  readonly type: string
}

/** True for nodes, false for positions, literals and lists. */
export function isNode(value: unknown): value is SyntaxNode {
  return isRecord(value) && typeof value['type'] === 'string'
}

/** The nodes below `key`, whether it holds one node, a list or nothing. */
export function nodesOf(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  return [node[key]].flat().filter(isNode)
}

/** The node below `key`; undefined when there is none or a list. */
export function nodeOf(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

/** All direct children of a node, in the order of the source. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((value) => [value].flat().filter(isNode))
}

/** The name of an identifier or the text of a string, as in `import { a as 'b' }`. */
export function nameOf(node: SyntaxNode | undefined): string {
  const name = node?.['name'] ?? node?.['value']
  return typeof name === 'string' ? name : ''
}

/** `name` or `name.member`, also in `(0, name.member)`; undefined for everything else. */
export function referenceOf(
  node: SyntaxNode | undefined,
): { readonly name: string; readonly member?: string } | undefined {
  if (node?.type === 'SequenceExpression') return referenceOf(nodesOf(node, 'expressions').at(-1))
  if (node?.type === 'Identifier') return { name: nameOf(node) }
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return undefined
  const object = nodeOf(node, 'object')
  return object?.type === 'Identifier'
    ? { name: nameOf(object), member: nameOf(nodeOf(node, 'property')) }
    : undefined
}
