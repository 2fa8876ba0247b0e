import { isBlankText } from '../../primitives/is-blank-text.ts'
import type { Paragraph, PhrasingContent, RootContent } from 'mdast'

/**
 * The nodes that replace a paragraph of tags, or one that ends with a closing tag; undefined for
 * all others.
 */
export function unwrapParagraph(node: Paragraph): readonly RootContent[] | undefined {
  return unwrapWhole(node) ?? splitClosing(node)
}

/**
 * A paragraph that consists of tags and their contents is unwrapped: `<td>text</td>`, `{'text'}`.
 */
function unwrapWhole(node: Paragraph): readonly RootContent[] | undefined {
  let depth = 0
  let isJsx = false
  for (const child of node.children) {
    const raw = tagOf(child)
    if (raw !== undefined) {
      isJsx = true
      depth += stepOf(raw)
    } else if (isExpression(child)) isJsx = true
    else if (depth <= 0 && !isBlankText(child)) return undefined
  }
  const last = node.children.filter((child) => !isBlankText(child)).at(-1)
  const isWhole = last !== undefined && (last.type === 'html' || isExpression(last))
  return isJsx && depth === 0 && isWhole ? node.children : undefined
}

/**
 * `</a>` on the last line closes a tag from before the paragraph, so it moves behind the paragraph.
 */
function splitClosing(node: Paragraph): readonly RootContent[] | undefined {
  const depth = node.children.reduce((sum, child) => sum + stepOf(tagOf(child) ?? ''), 0)
  const last = node.children.at(-1)
  if (depth >= 0 || last === undefined || !tagOf(last)?.startsWith('</')) return undefined
  const inside = node.children.slice(0, -1)
  const [first] = inside
  const end = inside.at(-1)
  if (first === undefined || end === undefined) return undefined
  if (end.type === 'text') end.value = end.value.trimEnd()
  const position = node.position && {
    ...node.position,
    end: last.position?.start ?? node.position.end,
  }
  return [{ ...node, children: inside, ...(position && { position }) }, last]
}

/** By how much a tag changes the nesting depth; void elements have no closing tag. */
function stepOf(raw: string): number {
  if (raw === '' || /\/>$|^<(?:br|img|hr|wbr|input)\b/.test(raw)) return 0
  return raw.startsWith('</') ? -1 : 1
}

function tagOf(node: PhrasingContent & { jsx?: string }): string | undefined {
  return node.type === 'html' ? node.jsx : undefined
}

function isExpression(node: PhrasingContent): boolean {
  return node.type === 'text' && node.data?.isExpression === true && node.value.trim() !== ''
}
