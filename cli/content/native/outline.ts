// The marks of a block without its code. Enters: a block of the native parser. Leaves: its outline.
import type { Code, Nodes } from 'mdast'
import { visit } from '../../primitives/visit.ts'

/** What can be told of a block by its marks. */
export interface Outline {
  /**
   * The text of the block with the contents of its code replaced by `x`, so that patterns find only
   * marks that may have a meaning. Line breaks and the marks of code stay.
   */
  readonly text: string
  /** A fence is open at the end of its container. */
  readonly hasOpenFence: boolean
  /** A directive is open at the end of its container. */
  readonly hasOpenDirective: boolean
  readonly hasIndentedCode: boolean
}

/** Outline the `written` text of a block, whose first character has the offset `from`. */
export function toOutline(block: Nodes, written: string, from: number): Outline {
  let text = ''
  let at = 0
  let hasOpenFence = false
  let hasOpenDirective = false
  let hasIndentedCode = false
  visit(block, (node) => {
    const start = (node.position?.start.offset ?? from) - from
    const end = (node.position?.end.offset ?? from) - from
    const source = written.slice(start, end)
    if (node.type === 'containerDirective' && !/^[\t >]*:{3,}$/.test(lastLine(source)))
      hasOpenDirective = true
    if (node.type !== 'inlineCode' && node.type !== 'code') return
    if (node.type === 'code') {
      hasIndentedCode ||= !/^[`~]/.test(source)
      hasOpenFence ||= !isClosed(node, source)
    }
    if (start < at) return
    text += written.slice(at, start) + blank(source)
    at = end
  })
  return { text: text + written.slice(at), hasOpenFence, hasOpenDirective, hasIndentedCode }
}

/** True for code between fences of which both are marked. */
export function isClosed(code: Code, source: string): boolean {
  const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const { start, end } = code.position ?? {}
  if (mark === '' || start?.line === end?.line) return false
  return /^[\t >]*(`{3,}|~{3,})$/.exec(lastLine(source))?.[1]?.startsWith(mark) === true
}

function lastLine(source: string): string {
  return source.slice(Math.max(source.lastIndexOf('\n'), source.lastIndexOf('\r')) + 1)
}

/** Everything between the marks at both ends. */
function blank(code: string): string {
  const [open = ''] = /^(?:`+|~+)/.exec(code) ?? []
  const [close = ''] = /(?:`+|~+)$/.exec(code.slice(open.length)) ?? []
  const inner = code.slice(open.length, code.length - close.length)
  return open + inner.replace(/[^\r\n]/g, 'x') + close
}
