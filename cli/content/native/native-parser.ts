// Room: the native Markdown parser, and where remark-parse reads the page instead
// Fast path of `remark-parse`: see test/fast-paths.ts.
// The native Markdown parser, which makes the same tree as remark-parse in a fraction of the time.
// Given text, it returns a tree, or undefined where remark-parse has to read the page.
import type { Root, RootContent } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import type { FindJsx, JsxScope } from '../dialect/find-jsx.ts'
import { visit } from '../../primitives/visit.ts'
import { mergeBlocks, type ParseRest, sourceOf } from './merge-blocks.ts'
import { codeScope, lateList } from './code-scope.ts'
import { headingComment, readHeadingComment } from './heading-comment.ts'
import { hasUnclearIndent } from './indented-lines.ts'
import { toOutline } from './outline.ts'
import { regionAround } from './uncertain-region.ts'
import { findDifference, isOddText } from './parser-differences.ts'

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
  { jsx, parseRest }: NativeReading,
): Root | undefined {
  if (isOddText(text)) return undefined
  const tree = parse(text)
  const blocks = tree.children
  const uncertain = new Set<RootContent>()
  let isBelowFence = false
  for (let at = 0; at < blocks.length; at++) {
    const [before, node] = [blocks[at - 1], blocks[at]]
    if (node?.position === undefined || node.position.start.line <= endOf(before)) return undefined
    const isTouched = node.position.start.line - endOf(before) === 1
    isBelowFence =
      isTouched && before !== undefined && (isBelowFence || sourceOf(before, text).includes('```'))
    const isBelowQuote = isTouched && before?.type === 'blockquote'
    const isBelowMarks = before?.type === 'html' && listMark.test(sourceOf(before, text))
    const gap = text.slice(before?.position?.end.offset ?? 0, node.position.start.offset)
    const surroundings = { jsx, gap, isBelowFence, isBelowQuote, isBelowMarks }
    const scope = findScope(node, text, surroundings)
    if (scope === 'page') return undefined
    if (scope === 'block') uncertain.add(node)
    if (scope === 'comment' && node.type === 'heading') blocks[at] = readHeadingComment(node)
    if (scope === 'region') {
      const region = regionAround({ blocks, text, at, jsx, uncertain })
      if (region === undefined) return undefined
      for (const one of blocks.slice(region.from, region.to)) uncertain.add(one)
      at = region.to - 1
    }
  }
  if (uncertain.size === 0) return tree
  addAdjacent(tree.children, uncertain)
  return mergeBlocks(tree, { text, uncertain, parseRest })
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

const indentedFence = /^[\t >]*(?: {4}| {0,3}\t)[\t ]*(?:`{3,}|~{3,})/m

/** The start of an item of a list in raw HTML, after which remark-parse may read a list as text. */
const listMark = /^[\t >]*(?:[-+*]|\d+[.)])(?:[\t ]|$)/m

/** True for a list or a directive that doesn't begin with its line, and for blocks that a tab or many spaces indent. */
function isUnusuallyIndented({ type, position }: RootContent, text: string): boolean {
  const { column = 1, offset = 0 } = position?.start ?? {}
  const indent = text.slice(offset - column + 1, offset)
  return (
    column > 4 ||
    indent.includes('\t') ||
    (column > 1 && (type === 'list' || type === 'containerDirective'))
  )
}

interface Surroundings {
  readonly jsx: FindJsx
  /** The text between the block above and this one. */
  readonly gap: string
  readonly isBelowFence: boolean
  readonly isBelowQuote: boolean
  /** Below raw HTML in which a list may have begun. */
  readonly isBelowMarks: boolean
}

/** How much remark-parse has to read because of a block; `comment` for a heading that is read without it. */
type BlockScope = 'none' | 'comment' | 'block' | 'region' | 'page'

function findScope(
  node: RootContent,
  text: string,
  { jsx, gap, isBelowMarks, ...above }: Surroundings,
): BlockScope {
  const { start, end } = node.position ?? {}
  const block = text.slice(start?.offset, end?.offset)
  if (node.type === 'code')
    return toRegion(codeScope(node, block, { jsx, gap, after: text.slice(end?.offset) }))
  if (isUnusuallyIndented(node, text)) return 'region'
  // Code in it begins where it does, even if its lines begin further left.
  if (node.type === 'containerDirective' && /^[\t ]+:{3}\S/m.test(block)) return 'region'
  if (isBelowMarks && lateList.test(block)) return 'region'
  const outline = toOutline(node, block, start?.offset ?? 0)
  if (outline.hasDefinitionInDirective) return 'page'
  if (outline.hasOpenFence) return 'region'
  if (outline.hasUnclearDirective && node.type !== 'containerDirective') return 'region'
  // Where indented text isn't code, an indented mark begins or ends code.
  if (jsx.isIndentedCodeOff && (outline.hasFenceInside || indentedFence.test(outline.marks)))
    return 'region'
  const difference = findDifference(outline.text, {
    type: node.type,
    spacesAfter: /^[\r\n]*[\t ]+(?:[\r\n]|$)/.test(text.slice(end?.offset)),
    ...above,
  })
  if (difference?.scope === 'page') return 'region'
  const comment = headingComment(node, block) ?? ''
  const found = jsx.find(without(block, comment), without(outline.text, comment))
  if (found === 'page') return 'region'
  const isUncertain =
    outline.hasUnclearDirective ||
    (jsx.isIndentedCodeOff && (outline.hasIndentedCode || hasUnclearIndent(node, outline.text))) ||
    difference !== undefined
  if (!isUncertain && found !== 'block')
    return comment !== '' && jsx.find(comment, comment) !== 'none' ? 'comment' : 'none'
  // A list that begins in a component can go on below it.
  if (node.type === 'html' && listMark.test(block)) return 'region'
  return 'block'
}

const without = (text: string, end: string): string => text.slice(0, text.length - end.length)

/** What may affect the page affects it as far as the block may reach. */
const toRegion = (scope: JsxScope): 'none' | 'block' | 'region' =>
  scope === 'page' ? 'region' : scope
