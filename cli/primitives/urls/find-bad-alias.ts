import { type Document, isAlias, isNode, type Node, visit } from 'yaml'

/** An alias that can't be replaced with the value of its anchor. */
export interface BadAlias {
  /** A sentence without its period. */
  readonly reason: string
  /** Of the alias, in the text. */
  readonly offset: number
}

/** All aliases together may expand to this many values: ten lines could become gigabytes. */
const MAX_VALUES = 10_000

/** The first alias without an anchor, inside its own value, or with too many values. */
export function findBadAlias(document: Document): BadAlias | undefined {
  const anchors = new Map<string, Node>()
  const sizes = new Map<Node, number>()
  let total = 0
  let found: BadAlias | undefined
  visit(document, {
    Node: (_, node, path) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node)
        return undefined
      }
      const target = anchors.get(node.source)
      const offset = node.range?.[0] ?? 0
      const name = `\`*${node.source}\``
      if (target === undefined) {
        found = { offset, reason: `the alias ${name} has no anchor before it` }
        return visit.BREAK
      }
      if (path.includes(target)) {
        found = { offset, reason: `the alias ${name} refers to a value that contains it` }
        return visit.BREAK
      }
      const size = sizes.get(target) ?? sizeOf(target, sizes, anchors)
      sizes.set(target, size)
      // An alias in an anchor counts wherever that anchor is repeated.
      total += size
      if (total <= MAX_VALUES) return undefined
      const limit = MAX_VALUES.toLocaleString('en-US')
      found = { offset, reason: `the aliases up to ${name} expand to more than ${limit} values` }
      return visit.BREAK
    },
  })
  return found
}

/** The number of values that a node expands to. The anchors in it have been measured before. */
function sizeOf(
  node: Node,
  sizes: ReadonlyMap<Node, number>,
  anchors: ReadonlyMap<string, Node>,
): number {
  let size = 0
  visit(node, {
    Node: (_, one) => {
      const target = isAlias(one) ? anchors.get(one.source) : undefined
      size += (isNode(target) ? sizes.get(target) : undefined) ?? 1
    },
  })
  return size
}
