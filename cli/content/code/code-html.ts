// The HTML of highlighted code. Enters: the tokens and lines of a block. Leaves: a string.
import type { ElementContent } from 'hast'
import { escapeInDoubleQuotes } from '../../../runtime/shared/escape.ts'

declare module 'hast' {
  interface ElementData {
    /**
     * On the `code` of a block: its highlighted HTML, while the only child is its text. What comes
     * after highlighting then handles one node instead of hundreds.
     */
    codeHtml?: string
    /** On the title of what a sample prints: it is in English until it is translated. */
    isOutputTitle?: boolean
  }
}

/** The tokens and lines of a block as HTML, with the escapes that React uses in text. */
export function toCodeHtml(nodes: readonly ElementContent[]): string {
  const pieces: string[] = []
  const write = (node: ElementContent): void => {
    if (node.type === 'text') pieces.push(escapeInDoubleQuotes(node.value))
    if (node.type !== 'element') return
    const { className, dataLine, hidden, href, ariaLabel } = node.properties
    const names = Array.isArray(className) ? className.join(' ') : ''
    const attributes: readonly (readonly [string, unknown])[] = [
      ['class', names],
      ['data-line', dataLine],
      ['hidden', hidden],
      ['href', href],
      ['aria-label', ariaLabel],
    ]
    pieces.push('<', node.tagName)
    for (const [name, value] of attributes)
      if (value !== undefined) pieces.push(' ', name, '="', escapeInDoubleQuotes(`${value}`), '"')
    pieces.push('>')
    node.children.forEach(write)
    pieces.push('</', node.tagName, '>')
  }
  nodes.forEach(write)
  return pieces.join('')
}
