// Tags that stand in a paragraph and are none of its text. Enters: a paragraph. Leaves: what stands in its place.
import type { Paragraph, PhrasingContent, RootContent } from 'mdast'

/** What a paragraph becomes when it is none, or not to its end; undefined: it is one. */
export function unwrapParagraph(node: Paragraph): readonly RootContent[] | undefined {
  return unwrapWhole(node) ?? splitClosing(node)
}

/** A paragraph of nothing but tags and what stands between them is no paragraph: `<td>text</td>`, `{'text'}`. */
function unwrapWhole(node: Paragraph): readonly RootContent[] | undefined {
  let depth = 0
  let isJsx = false
  for (const child of node.children) {
    const raw = tagOf(child)
    if (raw !== undefined) {
      isJsx = true
      depth += stepOf(raw)
    } else if (isExpression(child)) isJsx = true
    else if (depth <= 0 && !isBlank(child)) return undefined
  }
  const last = node.children.filter((child) => !isBlank(child)).at(-1)
  const isWhole = last !== undefined && (last.type === 'html' || isExpression(last))
  return isJsx && depth === 0 && isWhole ? node.children : undefined
}

/** `</a>` in a line of its own ends what began before the paragraph, so it stands behind it. */
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

/** How much deeper one stands behind a tag; void elements of HTML need no end. */
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

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'text' && node.value.trim() === ''
}
