import type { Element, ElementContent } from 'hast'
import { interpolate } from '../../../../runtime/i18n/interpolate.ts'
import { lengthOf, slice } from '../content-slices.ts'
import { element } from '../../nodes/figure-element.ts'

/** How a long block is folded. */
export interface FoldOptions {
  /** Lines that stay visible. */
  readonly maxLines: number
  /** `Show all {count} lines`. */
  readonly label: string
}

interface FoldedLines {
  readonly lines: ElementContent[]
  /** Below the code; shows the rest without a script. */
  readonly control: Element
}

/**
 * Fold the lines after the first ones; undefined if there are none. The search of the browser finds
 * what is folded and shows it: https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function foldLines(
  lines: readonly ElementContent[],
  { maxLines, label }: FoldOptions,
): FoldedLines | undefined {
  const ends = lineEnds(lines)
  const cut = ends[maxLines - 1]
  // A single line is not longer than the control.
  if (cut === undefined || ends.length <= maxLines) return undefined
  const total = lines.reduce((sum, node) => sum + lengthOf(node), 0)
  const properties = { className: ['code-rest'], hidden: 'until-found' }
  const rest = element('span', properties, slice(lines, cut, total))
  const text = interpolate(label, { count: String(ends.length + 1) })
  const checkbox = element('input', { type: 'checkbox' }, [])
  return {
    lines: [...slice(lines, 0, cut), rest],
    control: element('label', { className: ['code-fold'] }, [
      checkbox,
      { type: 'text', value: ` ${text}` },
    ]),
  }
}

/** Offsets after each line end. */
function lineEnds(lines: readonly ElementContent[]): readonly number[] {
  const text = lines.map(textOf).join('')
  return [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
