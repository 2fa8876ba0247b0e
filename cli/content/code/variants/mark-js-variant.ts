import type { Element, ElementContent } from 'hast'
import { lengthOf, slice } from '../content-slices.ts'
import type { JsVariantPiece } from './diff-js-variant.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

/** A range of the TypeScript text that JavaScript lacks, and the JavaScript at that point. */
interface Cut {
  readonly start: number
  readonly end: number
  readonly js: string
}

function toCuts(pieces: readonly JsVariantPiece[]): Cut[] {
  let at = 0
  return pieces.flatMap(({ kind, text }) => {
    if (kind === 'js') return [{ start: at, end: at, js: text }]
    const start = at
    at += text.length
    return kind === 'ts' ? [{ start, end: at, js: '' }] : []
  })
}

const only = (kind: 'ts' | 'js', children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: [`${kind}-only`] },
  children,
})

/**
 * Mark the parts of highlighted TypeScript that JavaScript lacks with `<span class="ts-only">`, and
 * add what it has instead in `<span class="js-only">`; the style sheet shows one of the two.
 */
export function markJsVariant(
  nodes: readonly ElementContent[],
  pieces: readonly JsVariantPiece[],
): ElementContent[] {
  const total = nodes.reduce((sum, node) => sum + lengthOf(node), 0)
  const result: ElementContent[] = []
  let at = 0
  for (const { start, end, js } of toCuts(pieces)) {
    pushAll(result, slice(nodes, at, start))
    if (end > start) result.push(only('ts', slice(nodes, start, end)))
    if (js !== '') result.push(only('js', [{ type: 'text', value: js }]))
    at = end
  }
  return [...result, ...slice(nodes, at, total)]
}
