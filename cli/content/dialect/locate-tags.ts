import type { Html } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { upToLast } from '../../primitives/text/up-to-last.ts'
import { nodeAt } from '../reporting/report-message.ts'
import type { JsxTag } from './jsx-tag.ts'
import { toSpaces } from './visible-text.ts'

/** Finds the tags of a block of HTML in its source, one after another. */
export function createTagLocator(node: Html, file: VFile): (tag: JsxTag) => Node {
  const start = node.position?.start.offset
  const written = start === undefined ? '' : String(file).slice(start, node.position?.end.offset)
  const closed = upToLast(written, '-->')
  const source = closed.replaceAll(/<!--[\s\S]*?-->/g, toSpaces) + written.slice(closed.length)
  let from = 0
  return ({ kind, name }) => {
    if (kind === 'close' || start === undefined) return node
    const rest = source.slice(from)
    const at = rest.split(`<${name}`).findIndex((_, index, parts) => {
      return index > 0 && !/^[\w.:-]/.test(parts[index] ?? '')
    })
    if (at === -1) return node
    const index = from + rest.split(`<${name}`).slice(0, at).join(`<${name}`).length
    from = index + 1
    return nodeAt(file, start + index)
  }
}
