// The HTML of highlighted code. Given the tokens and lines of a block, it returns a string.
import type { Element, ElementContent } from 'hast'
import { escapeInDoubleQuotes } from '../../../runtime/shared/html/escape.ts'

declare module 'hast' {
  interface ElementData {
    /**
     * On the `code` of a block: its highlighted HTML, while the only child is its text. What comes
     * after highlighting then handles one node instead of hundreds.
     */
    codeHtml?: string
    /** Its lines or words have classes that few blocks have; see `rare-classes.ts`. */
    hasRareCode?: boolean
    /** On the title of what a sample prints: it is in English until it is translated. */
    isOutputTitle?: boolean
  }
}

/** The tokens and lines of a block as HTML, with the escapes that React uses in text. */
export function toCodeHtml(nodes: readonly ElementContent[]): string {
  let html = ''
  for (const node of nodes) {
    if (node.type === 'text') html += escapeInDoubleQuotes(node.value)
    if (node.type !== 'element') continue
    const { className, dataLine, hidden, href, ariaLabel } = node.properties
    html += `<${node.tagName}${attribute('class', Array.isArray(className) ? className.join(' ') : '')}`
    // Thousands of tokens have nothing but a class.
    if (dataLine !== undefined) html += attribute('data-line', dataLine)
    if (hidden !== undefined) html += attribute('hidden', hidden)
    if (href !== undefined) html += attribute('href', href)
    if (ariaLabel !== undefined) html += attribute('aria-label', ariaLabel)
    html += `>${toCodeHtml(node.children)}</${node.tagName}>`
  }
  return html
}

function attribute(name: string, value: Element['properties'][string]): string {
  return ` ${name}="${escapeInDoubleQuotes(`${value}`)}"`
}
