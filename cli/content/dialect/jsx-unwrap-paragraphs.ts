import { TAG_RUN } from '../nodes/tag-run.ts'
import { isBlankText } from '../../primitives/text/is-blank-text.ts'
import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { Point } from 'unist'

/**
 * Elements that can't be in a paragraph: their opening tag ends it, and the closing tag of the
 * paragraph then makes an empty one.
 * https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
const blocks = new Set(
  `address article aside blockquote caption center col colgroup dd details dialog dir div dl dt
  fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre
  search section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
)

/**
 * The nodes that replace a paragraph of tags, one with the opening tag of a block, or one that ends
 * with a closing tag; undefined for all others.
 */
export function unwrapParagraph(node: Paragraph): readonly RootContent[] | undefined {
  if (node.data?.hProperties?.[TAG_RUN] !== undefined) return undefined
  return unwrapWhole(node) ?? splitOpening(node) ?? splitClosing(node)
}

/**
 * A paragraph that consists of tags and their contents is unwrapped: `<td>text</td>`, `{'text'}`. Its
 * parts stay in a run if a line break between them would be a space: `<Card>a *b*.</Card>`.
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
  if (!isJsx || depth !== 0 || !isWhole) return undefined
  const contents = node.children.filter((child) => isShown(child) && tagOf(child) === undefined)
  return contents.length > 1 ? [toRun(node, node.children)] : node.children
}

const toRun = (node: Paragraph, children: PhrasingContent[]): Paragraph => ({
  ...node,
  children,
  data: { hProperties: { [TAG_RUN]: '' } },
})

/** `<li>One`, whose list goes on below: only the text before the tag stays a paragraph. */
function splitOpening(node: Paragraph): readonly RootContent[] | undefined {
  const at = node.children.findIndex((child) => blocks.has(openingName(tagOf(child))))
  if (at === -1) return undefined
  const rest = node.children.slice(at)
  const run = toRun(node, rest)
  const before = node.children.slice(0, node.children.slice(0, at).findLastIndex(isShown) + 1)
  const end = before.at(-1)
  if (end === undefined) return [run]
  if (end.type === 'text') end.value = end.value.trimEnd()
  return [withChildren(node, before, rest[0]?.position?.start), run]
}

const isShown = (node: PhrasingContent): boolean => !isBlankText(node)

const openingName = (raw = ''): string => /^<([a-z][a-z\d]*)(?=[\s/>])/.exec(raw)?.[1] ?? ''

/** A part of a paragraph, up to `end`. */
function withChildren(
  node: Paragraph,
  children: PhrasingContent[],
  end: Point | undefined,
): Paragraph {
  const position = node.position && { ...node.position, end: end ?? node.position.end }
  return { ...node, children, ...(position && { position }) }
}

/**
 * `</a>` on the last line closes a tag from before the paragraph, so it moves after the paragraph.
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
  return [withChildren(node, inside, last.position?.start), last]
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
