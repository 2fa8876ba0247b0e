import type { Element, ElementContent } from 'hast'
import { ownValue } from '../../primitives/own-value.ts'

/** Elements of MathML whose parts have signs between them, with the signs. */
const signs: Readonly<Record<string, readonly string[]>> = {
  mfrac: ['/'],
  msup: ['^'],
  mover: ['^'],
  msub: ['_'],
  munder: ['_'],
  msubsup: ['_', '^'],
  munderover: ['_', '^'],
}

/**
 * Writes MathML, as KaTeX creates it, as one line of text for places that can't contain formulas.
 *
 * `<msup><mi>n</mi><mn>2</mn></msup>` -> `n^2`
 */
export function linearMath(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/[\u200B\u2061-\u2064]/g, '')
  if (node.type !== 'element' || node.tagName === 'annotation') return ''
  const parts = node.children.map((child) => ({ child, text: linearMath(child) }))
  const between = ownValue(signs, node.tagName)
  if (between !== undefined) {
    const [first, ...others] = parts.map(({ text }) => group(text))
    return others.reduce((whole, text, at) => whole + (between[at] ?? '') + text, first ?? '')
  }
  const whole = parts.map(({ text }) => text).join('')
  if (node.tagName === 'msqrt') return `√${group(whole)}`
  return isSpaced(node) ? ` ${whole} ` : whole
}

/** What consists of several characters gets parentheses, so that it stays one part. */
function group(text: string): string {
  return /^(?:[\p{L}\p{N}]*|.|\(.*\))$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`
}

/** Relations and arrows have space around them. */
function isSpaced({ tagName, children: [text] }: Element): boolean {
  return tagName === 'mo' && text?.type === 'text' && /^[=<>≤≥≠≈≡→←⇒⇔∈+]$/.test(text.value)
}
