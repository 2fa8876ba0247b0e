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
 * The nodes that replace a paragraph of tags, one with the opening tag of a block, or one with a tag whose
 * other half is outside; undefined for all others. Paragraphs among them may have to be replaced again.
 */
export function unwrapParagraph(node: Paragraph): readonly RootContent[] | undefined {
  if (node.data?.hProperties?.[TAG_RUN] !== undefined) return undefined
  return unwrapWhole(node) ?? splitOpening(node) ?? splitAtHalf(node)
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

/** A part of a paragraph, from the start of its children up to `end`. */
function withChildren(
  node: Paragraph,
  children: PhrasingContent[],
  end: Point | undefined,
): Paragraph {
  const start = children[0]?.position?.start
  const position = node.position && {
    start: start ?? node.position.start,
    end: end ?? node.position.end,
  }
  return { ...node, children, ...(position && { position }) }
}

/**
 * `</TabItem><TabItem value="b">Text.</TabItem>`: the first tag closes one from before the paragraph, so it moves
 * out, and so does a component's tag whose other half comes after the paragraph.
 */
function splitAtHalf(node: Paragraph): readonly RootContent[] | undefined {
  const { children } = node
  const isApart = (at: number): boolean => {
    const raw = tagOf(children[at]) ?? ''
    const isAtEdge = raw.startsWith('</') && (at === 0 || at === children.length - 1)
    return isAtEdge || /^<\/?[A-Z]/.test(raw)
  }
  // What follows another half may be the text of its element, as in `<xmp>`.
  const at = firstHalf(children)
  const half = at === undefined ? undefined : children[at]
  if (at === undefined || half === undefined || !isApart(at) || children.length === 1)
    return undefined
  const before = children.slice(0, at)
  const after = children.slice(at + 1)
  const end = before.at(-1)
  if (end?.type === 'text') end.value = end.value.trimEnd()
  const [start] = after
  if (start?.type === 'text') start.value = start.value.trimStart()
  return [
    ...(before.some(isShown) ? [withChildren(node, before, half.position?.start)] : []),
    half,
    ...(after.some(isShown) ? [withChildren(node, after, undefined)] : []),
  ]
}

/** The index of the first tag, of HTML too, whose other half is outside; undefined if there is none. */
function firstHalf(children: readonly (PhrasingContent & { jsx?: string })[]): number | undefined {
  const open: { readonly at: number; readonly name: string }[] = []
  for (const [at, child] of children.entries()) {
    const raw = child.type === 'html' ? (child.jsx ?? child.value) : ''
    const name = /^<\/?([a-z][\w.:-]*)/i.exec(raw)?.[1] ?? ''
    const step = name === '' ? 0 : stepOf(raw)
    if (step > 0) open.push({ at, name })
    if (step >= 0) continue
    const start = open.findLastIndex((tag) => tag.name === name)
    // What is open within an element ends with it.
    if (start !== -1) open.splice(start)
    else if (open.length === 0) return at
  }
  return open[0]?.at
}

/** By how much a tag changes the nesting depth; void elements have no closing tag. */
function stepOf(raw: string): number {
  if (raw === '' || /\/>$|^<(?:br|img|hr|wbr|input)\b/.test(raw)) return 0
  return raw.startsWith('</') ? -1 : 1
}

function tagOf(node: (PhrasingContent & { jsx?: string }) | undefined): string | undefined {
  return node?.type === 'html' ? node.jsx : undefined
}

function isExpression(node: PhrasingContent): boolean {
  return node.type === 'text' && node.data?.isExpression === true && node.value.trim() !== ''
}
