import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Fence } from '../../model.ts'

declare module 'vfile' {
  interface DataMap {
    fences: Fence[]
  }
}

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

/** Note every code block as the author wrote it, before any plugin changes it: `file.data.fences`. */
export function remarkFences() {
  return (tree: Root, file: VFile): void => {
    const fences: Fence[] = []
    visit(tree, 'code', (node) => void fences.push(toFence(node)))
    file.data.fences = fences
  }
}
