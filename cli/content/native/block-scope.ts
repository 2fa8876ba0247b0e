// How much of a page one of its blocks makes uncertain. Given a block of the native parser and what is around it, it returns
// whether remark-parse has to read the block, what may depend on it, or the page.
import type { RootContent } from 'mdast'
import type { FindJsx, JsxScope } from '../dialect/find-jsx.ts'
import { codeScope, lateList } from './code-scope.ts'
import { inlineStandIns } from './hidden-jsx.ts'
import { hasUnclearIndent } from './indented-lines.ts'
import { hasQuote } from './nested-marks.ts'
import { toOutline } from './outline.ts'
import { findDifference } from './parser-differences.ts'
import { isPlainBlock } from './plain-block.ts'

const indented = /^[\t >]*(?: {4}| {0,3}\t)/m
const indentedFence = /^[\t >]*(?=```|~~~)(?<=(?: {4}|\t)[\t ]*)/m

/** The start of an item of a list in raw HTML, after which remark-parse may read a list as text. */
export const listMark = /^[\t >]*(?:[-+*]|\d+[.)])(?:[\t ]|$)/m

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

/** Colons that neither begin nor end a directive. */
const colons = /^[\t ]*:{3}/

interface Surroundings {
  readonly jsx: FindJsx
  /** Whether no line is indented further than its list asks for. */
  readonly isFlat: boolean
  /** The text between the block above and this one. */
  readonly gap: string
  readonly isBelowFence: boolean
  readonly isBelowQuote: boolean
  /** Directly below a list, a quote, a footnote or a directive. */
  readonly isBelowContainer: boolean
  /** Below raw HTML in which a list may have begun. */
  readonly isBelowMarks: boolean
}

/** How much of the page remark-parse has to read. */
type BlockScope = 'none' | 'block' | 'region' | 'page'

/** How much remark-parse has to read again because of a block, whose source is `text`. */
export function blockScope(
  node: RootContent,
  text: string,
  { jsx, isFlat, gap, isBelowContainer, isBelowMarks, ...above }: Surroundings,
): BlockScope {
  const { start, end } = node.position ?? {}
  const block = text.slice(start?.offset, end?.offset)
  if (node.type === 'code')
    return toRegion(codeScope(node, block, { jsx, isFlat, gap, after: text.slice(end?.offset) }))
  if (isUnusuallyIndented(node, text)) return 'region'
  if (!isBelowMarks && !above.isBelowFence && isPlainBlock(node, block)) return 'none'
  // Remark-parse may take it for a part of the container: HTML below a definition, a table, and colons that are text.
  const isContinuing =
    node.type === 'html' ||
    node.type === 'table' ||
    (node.type === 'paragraph' && colons.test(block))
  if (isContinuing && isBelowContainer) return 'region'
  // Code in it begins where it does, even if its lines begin further left.
  if (node.type === 'containerDirective' && /^[\t ]+:{3}\S/m.test(block)) return 'region'
  if (isBelowMarks && lateList.test(block)) return 'region'
  const outline = toOutline(node, block, start?.offset ?? 0)
  if (outline.hasDefinitionInDirective) return 'page'
  if (outline.hasOpenFence) return 'region'
  if (jsx.syntax !== undefined && outline.hasTagInCode) return 'region'
  if (outline.hasUnclearDirective && node.type !== 'containerDirective') return 'region'
  const isIndentUnclear = jsx.isIndentedCodeOff && (!isFlat || hasQuote(outline.text))
  // Where indented text isn't code, an indented mark begins or ends code, or a block that ends code in text.
  if (
    isIndentUnclear &&
    (outline.hasMarkInCode || outline.hasFenceInside || indentedFence.test(outline.marks))
  )
    return 'region'
  const difference = findDifference(outline.text, {
    type: node.type,
    spacesAfter: /^[\r\n]*[\t ]+(?:[\r\n]|$)/.test(text.slice(end?.offset)),
    ...above,
  })
  if (difference?.scope === 'page') return 'region'
  const found = jsx.find(withoutStandIns(block), withoutStandIns(outline.text))
  // Code may begin after a tag.
  const isAboveCode = found === 'block' && !jsx.isIndentedCodeOff && indented.test(outline.text)
  if (found === 'page' || isAboveCode) return 'region'
  const isUncertain =
    outline.hasUnclearDirective ||
    (jsx.isIndentedCodeOff && outline.hasIndentedCode) ||
    (isIndentUnclear && hasUnclearIndent(node, outline.text)) ||
    outline.hasWrappedTag ||
    difference !== undefined
  if (!isUncertain && found !== 'block') return 'none'
  // A list that begins in a component can go on below it.
  if (node.type === 'html' && listMark.test(block)) return 'region'
  return 'block'
}

/** The text in which letters stand for tags and expressions. */
const withoutStandIns = (text: string): string =>
  text.replace(inlineStandIns, (one) => 'x'.repeat(one.length))

/** What may affect the page affects it as far as the block may reach. */
const toRegion = (scope: JsxScope): 'none' | 'block' | 'region' =>
  scope === 'page' ? 'region' : scope
