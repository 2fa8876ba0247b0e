import type { ElementContent } from 'hast'
import { escapeHtml } from '../../../runtime/shared/html/escape.ts'
import { mayHaveForeignMarks, withoutForeignMarks } from '../../primitives/text/foreign-marks.ts'
import { hideParts } from '../../primitives/text/hide-parts.ts'
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
 * their content, formulas by a line of text and images by their descriptions. Marks of footnotes,
 * badges and other tools are left out. `isEscaped`: what looks like marks is meant as text.
 */
export function toInlineHtml(
  nodes: readonly ElementContent[],
  isEscaped = (): boolean => false,
): string {
  const { hide, show } = hideParts()
  const write = (siblings: readonly ElementContent[]): string =>
    withoutLinkedImages(siblings)
      .map((node) => {
        if (node.type === 'text') return node.value
        if (node.type !== 'element' || isUnwritten(node) || asideOf(node) !== undefined) return ''
        const formula = formulaText(node)
        if (formula !== undefined) return hide(escapeHtml(formula))
        const { tagName } = node
        if (tagName === 'br') return ' '
        if (tagName === 'img') return String(node.properties['alt'] ?? '')
        if (tagName === 'code') return hide(`<code>${finish(node.children)}</code>`)
        const inner = write(node.children)
        return KEPT.has(tagName) ? `${hide(`<${tagName}>`)}${inner}${hide(`</${tagName}>`)}` : inner
      })
      .join('')
  const finish = (siblings: readonly ElementContent[]): string => show(escapeHtml(write(siblings)))
  const text = write(nodes)
  const isForeign = mayHaveForeignMarks(text) && !isEscaped()
  return show(escapeHtml(isForeign ? withoutForeignMarks(text) : text))
}
