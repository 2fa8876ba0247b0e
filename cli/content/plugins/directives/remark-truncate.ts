import type { Paragraph, Root } from 'mdast'
import type { VFile } from 'vfile'
import { placeTags } from '../../../../runtime/shared/html/place-tags.ts'
import { componentTag } from '../../nodes/component-element.ts'

declare module 'vfile' {
  interface DataMap {
    /** The page is a post of a blog. */
    isPost: boolean
  }
}

const MARKER = /^\s*(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})\s*$/
const FENCE = /^\s*(`{3,}|~{3,})/

/** The line of the first marker outside code blocks, from 1. */
function findMarker(text: string): number | undefined {
  let fence = ''
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = ''] = FENCE.exec(line) ?? []
    if (fence === '') {
      if (MARKER.test(line)) return index + 1
      fence = mark
    } else if (mark.startsWith(fence) && line.trim() === mark) fence = ''
  }
  return undefined
}

/**
 * Put an empty element where lists of posts cut the article. Position: before plugins that move
 * nodes to other lines.
 *
 * In: a line `<!-- truncate -->`, or `{/* truncate *\/}`
 * Out: a placeholder that becomes `<docs-ssg-excerpt-end>`, which is never written
 */
export function remarkTruncate() {
  return (tree: Root, file: VFile): void => {
    if (file.data.isPost !== true || !/\btruncate\b/.test(String(file))) return
    const line = findMarker(String(file))
    if (line === undefined) return
    const after = tree.children.findIndex((node) => (node.position?.start.line ?? 0) > line)
    const data = { hName: componentTag, hProperties: { dataName: placeTags.excerptEnd } }
    const mark: Paragraph = { type: 'paragraph', children: [], data }
    tree.children.splice(after === -1 ? tree.children.length : after, 0, mark)
  }
}
