import type { ElementContent } from 'hast'
import { asideOf, formulaText } from './readable-text.ts'

const KEPT = new Set([
  'code',
  'em',
  'strong',
  'del',
  'b',
  'i',
  's',
  'sub',
  'sup',
  'kbd',
  'mark',
  'small',
  'u',
])
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char)
}

/**
 * Text, code and emphasis of a heading as HTML without attributes; other elements are replaced by
 * their content, formulas by a line of text and images by their descriptions. Marks of footnotes and
 * badges are left out.
 */
export function toInlineHtml(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escapeText(node.value)
      if (node.type !== 'element' || asideOf(node) !== undefined) return ''
      const formula = formulaText(node)
      if (formula !== undefined) return escapeText(formula)
      if (node.tagName === 'img') return escapeText(String(node.properties['alt'] ?? ''))
      const inner = toInlineHtml(node.children)
      return KEPT.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner
    })
    .join('')
}
