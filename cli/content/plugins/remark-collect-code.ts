import type { Code, Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Fence } from '../../model/page.ts'
import { rejectPage } from '../reporting/report-message.ts'

declare module 'vfile' {
  interface DataMap {
    fences: Fence[]
  }
}

/** Deeper trees overflow the stack of later plugins; no readable text comes close. */
const MAX_DEPTH = 250

function toFence(node: Code): Fence {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return {
    lang: node.lang ?? '',
    meta: node.meta ?? '',
    value: node.value,
    line,
    indent: column - 1,
  }
}

/**
 * Collect every code block as the author wrote it (`file.data.fences`) and reject a tree that is
 * too deep. Position: first on the Markdown tree. It doesn't recurse, because the tree may be
 * deeper than the stack.
 */
export function remarkCollectCode() {
  return (tree: Root, file: VFile): void => {
    const fences: Fence[] = []
    const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { node, depth } = next
      if (depth > MAX_DEPTH)
        rejectPage(file, node, {
          rule: 'nested-too-deeply',
          reason: 'The text is nested too deeply to be processed.',
          help: 'Reduce the nesting of emphasis, links, quotes or lists here.',
        })
      if (node.type === 'code') fences.push(toFence(node))
      if (!('children' in node)) continue
      // Reversed, so that they are popped in document order.
      for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 })
    }
    file.data.fences = fences
  }
}
