// Room: the native Markdown parser, and where remark-parse reads the page instead
// Fast path of `remark-parse`: see test/fast-paths.ts.
// The native Markdown parser, which makes the same tree as remark-parse in a fraction of the time.
// Given text, it returns a tree, or undefined where remark-parse has to read the page.
import type { Nodes, Root, RootContent } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import type { FindJsx } from '../dialect/find-jsx.ts'
import { visit } from '../../primitives/visit.ts'
import { mergeBlocks, type ParseRest, sourceOf } from './merge-blocks.ts'
import { blockScope, listMark } from './block-scope.ts'
import type { HiddenPage } from './hidden-jsx.ts'
import { hideJsx } from './hide-jsx.ts'
import { isOddText } from './parser-differences.ts'
import { hasExpectedLists, JsxShower } from './show-jsx.ts'
import { pointAt } from './written-places.ts'
import { regionAround } from './uncertain-region.ts'

/** Parses text to a tree with positions. */
export type ParseNatively = (text: string) => Root

/** The facts about a page that the parser needs. */
export interface NativeReading {
  readonly jsx: FindJsx
  /** Parses text with remark-parse. */
  readonly parseRest: ParseRest
}

/**
 * The native parser with the syntax of a site, or undefined if its program isn't installed for this
 * platform. https://github.com/bruits/satteri
 */
export async function loadNativeParser(options: {
  readonly math: boolean
}): Promise<ParseNatively | undefined> {
  try {
    const { markdownToMdast } = await import('satteri')
    const features = { gfm: true, directive: true, frontmatter: false, math: options.math }
    const parse: ParseNatively = (text) => {
      const tree = markdownToMdast(text, { features })
      if (tree.type !== 'root') return { type: 'root', children: [] }
      if (options.math) addMathData(tree)
      return tree
    }
    // The program is loaded by the first call.
    parse('')
    return parse
  } catch {
    return undefined
  }
}

/** Add how formulas become HTML, as remark-math does. */
function addMathData(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'math') node.data = displayData(node)
    if (node.type === 'inlineMath') node.data = inlineData(node)
  })
}

function inlineData({ value }: InlineMath): InlineMath['data'] {
  const hProperties = { className: ['language-math', 'math-inline'] }
  return { hName: 'code', hProperties, hChildren: [{ type: 'text', value }] }
}

function displayData({ value }: Math): Math['data'] {
  const properties = { className: ['language-math', 'math-display'] }
  const children = [{ type: 'text' as const, value }]
  return { hName: 'pre', hChildren: [{ type: 'element', tagName: 'code', properties, children }] }
}

/**
 * The tree of a page as remark-parse makes it, positions included. Blocks that the native parser may
 * read differently are parsed by remark-parse. Undefined if that isn't possible block by block.
 */
export function readNatively(
  text: string,
  parse: ParseNatively,
  reading: NativeReading,
): Root | undefined {
  if (isOddText(text)) return undefined
  const hidden = hideJsx(text, reading.jsx)
  const tree = hidden && parse(hidden.text)
  if (hidden && tree && (!hidden.isFlat || hasExpectedLists(tree, hidden)))
    return readTree(tree, hidden, { ...reading, text })
  return readTree(parse(text), { text, isFlat: false }, { ...reading, text })
}

/** The text that the native parser read. */
type ReadText = HiddenPage | { readonly text: string; readonly isFlat: false }

function readTree(
  tree: Root,
  read: ReadText,
  { text, jsx, parseRest }: NativeReading & { readonly text: string },
): Root | undefined {
  const uncertain = findUncertain(tree.children, read, jsx)
  if (uncertain === undefined) return undefined
  const page = 'written' in read ? showPage(tree, read, uncertain) : tree
  return uncertain.size === 0 ? page : mergeBlocks(page, { text, uncertain, parseRest })
}

/** Blocks whose last paragraph a line without their marks may continue. */
const containers = new Set<Nodes['type']>([
  'list',
  'blockquote',
  'footnoteDefinition',
  'containerDirective',
])

/** The blocks that remark-parse has to read; undefined if it has to read the page. */
function findUncertain(
  blocks: RootContent[],
  { text, isFlat }: ReadText,
  jsx: FindJsx,
): Set<RootContent> | undefined {
  const uncertain = new Set<RootContent>()
  let isBelowFence = false
  for (let at = 0; at < blocks.length; at++) {
    const [before, node] = [blocks[at - 1], blocks[at]]
    if (node?.position === undefined || node.position.start.line <= endOf(before)) return undefined
    const isTouched = node.position.start.line - endOf(before) === 1
    isBelowFence =
      isTouched && before !== undefined && (isBelowFence || sourceOf(before, text).includes('```'))
    const isBelowQuote = isTouched && before?.type === 'blockquote'
    const isBelowContainer = isTouched && before !== undefined && containers.has(before.type)
    const isBelowMarks = before?.type === 'html' && listMark.test(sourceOf(before, text))
    const gap = text.slice(before?.position?.end.offset ?? 0, node.position.start.offset)
    const below = { isBelowFence, isBelowQuote, isBelowContainer, isBelowMarks }
    const scope = blockScope(node, text, { jsx, isFlat, gap, ...below })
    if (scope === 'page') return undefined
    if (scope === 'block') uncertain.add(node)
    if (scope === 'region') {
      const region = regionAround({ blocks, text, at, jsx, uncertain })
      if (region === undefined) return undefined
      for (const one of blocks.slice(region.from, region.to)) uncertain.add(one)
      at = region.to - 1
    }
  }
  addAdjacent(blocks, uncertain)
  return uncertain
}

/** The page with its JSX; blocks in which it isn't where it was expected become uncertain. */
function showPage(
  { children: blocks, ...root }: Root,
  page: HiddenPage,
  uncertain: Set<RootContent>,
): Root {
  const shower = new JsxShower(page)
  const shown = new Map<RootContent, readonly RootContent[]>()
  for (let at = 0; at < blocks.length;) {
    const line = blocks[at]?.position?.start.line ?? 0
    const group = blocks.slice(at, at + (page.lines.get(line)?.count ?? 1))
    const isCertain = group.every((node) => !uncertain.has(node))
    const nodes = isCertain ? shower.show(group) : undefined
    for (const [index, node] of group.entries())
      if (nodes === undefined) uncertain.add(node)
      else shown.set(node, index === 0 ? nodes : [])
    at += group.length
  }
  addAdjacent(blocks, uncertain)
  const children = blocks.flatMap((node) => (uncertain.has(node) ? node : (shown.get(node) ?? [])))
  const { starts, written } = page
  const position = { start: pointAt(starts, 0), end: pointAt(starts, written.length) }
  return { ...root, children, position }
}

function endOf(node: RootContent | undefined): number {
  return node?.position?.end.line ?? 0
}

/** Add blocks that no blank line separates: where one of them ends may depend on the other. */
function addAdjacent(blocks: readonly RootContent[], uncertain: Set<RootContent>): void {
  const touches = (index: number): boolean => {
    const [before, node] = [blocks[index - 1], blocks[index]]
    return before !== undefined && (node?.position?.start.line ?? 0) - endOf(before) === 1
  }
  blocks.forEach((node, index) => {
    const before = blocks[index - 1]
    if (before !== undefined && uncertain.has(before) && touches(index)) uncertain.add(node)
  })
  for (let index = blocks.length - 1; index > 0; index--) {
    const [before, node] = [blocks[index - 1], blocks[index]]
    if (before && node && uncertain.has(node) && touches(index)) uncertain.add(before)
  }
}
