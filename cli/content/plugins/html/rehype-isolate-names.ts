import type { Element, ElementContent, Root, Text } from 'hast'
import { SKIP } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { isolateMixed } from '../../../../runtime/shared/text/isolate-names.ts'
import { visit } from '../../../primitives/visit.ts'
import { spliceAll } from '../../../primitives/long-lists.ts'

declare module 'vfile' {
  interface DataMap {
    /** The page is written from right to left; absent otherwise. */
    isRightToLeft: true
  }
}

/** Elements that isolate their text already, and those whose text must stay as it is. */
const isolated = new Set(
  'bdi bdo code kbd math pre samp script style svg textarea title tt var'.split(' '),
)
const name = /(\u2066[^\u2066-\u2069]*\u2069)/

/**
 * Put names such as `foo()`, `--save` and `C++` in the text of a right-to-left page into elements
 * that keep their punctuation on the side where the author wrote it. Position: after code and
 * formulas.
 *
 * In: `استخدم foo() هنا`. Out: `استخدم <bdi dir="ltr">foo()</bdi> هنا`
 */
export function rehypeIsolateNames() {
  return (tree: Root, file: VFile): void => {
    if (file.data.isRightToLeft !== true) return
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && isIsolated(node)) return SKIP
      if (node.type !== 'text' || parent === undefined || index === undefined) return undefined
      const parts = toParts(node)
      if (parts.length < 2) return undefined
      spliceAll(parent.children, { start: index, count: 1 }, parts)
      return [SKIP, index + parts.length]
    })
  }
}

const isIsolated = ({ tagName, properties }: Element): boolean =>
  isolated.has(tagName) ||
  properties['dir'] !== undefined ||
  (Array.isArray(properties['className']) && properties['className'].includes('katex'))

function toParts({ value, position }: Text): ElementContent[] {
  // Most text has no name.
  if (!/[A-Za-z]/.test(value)) return []
  return isolateMixed(value)
    .split(name)
    .filter((part) => part !== '')
    .map((part) => {
      const text = (written: string): Text => ({
        type: 'text',
        value: written,
        ...(position && { position }),
      })
      if (!name.test(part)) return text(part)
      const children = [text(part.slice(1, -1))]
      return { type: 'element', tagName: 'bdi', properties: { dir: 'ltr' }, children }
    })
}
