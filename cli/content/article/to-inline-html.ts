import type { ElementContent } from 'hast'
import { escapeHtml } from '../../../runtime/shared/html/escape.ts'
import { asideOf, formulaText, isUnwritten, withoutLinkedImages } from './readable-text.ts'

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

/**
 * Text, code and emphasis of a heading as HTML without attributes; other elements are replaced by
 * their content, formulas by a line of text and images by their descriptions. Marks of footnotes and
 * badges are left out.
 */
export function toInlineHtml(nodes: readonly ElementContent[]): string {
  return withoutLinkedImages(nodes)
    .map((node) => {
      if (node.type === 'text') return escapeHtml(node.value)
      if (node.type !== 'element' || isUnwritten(node) || asideOf(node) !== undefined) return ''
      const formula = formulaText(node)
      if (formula !== undefined) return escapeHtml(formula)
      if (node.tagName === 'br') return ' '
      if (node.tagName === 'img') return escapeHtml(String(node.properties['alt'] ?? ''))
      const inner = toInlineHtml(node.children)
      return KEPT.has(node.tagName) ? `<${node.tagName}>${inner}</${node.tagName}>` : inner
    })
    .join('')
}
