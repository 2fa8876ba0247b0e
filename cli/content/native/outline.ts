// The marks of a block without its code. Given a block of the native parser, it returns its
// outline.
import type { Nodes } from 'mdast'
import { splitLines } from '../../primitives/text/lines.ts'
import { holdsFence, isClosed } from './code-scope.ts'
import { visit } from '../../primitives/visit.ts'

/** Facts about a block from its marks. */
export interface Outline {
  /**
   * The text of the block with the contents of its code replaced by `x`, so that patterns find only
   * marks that may have a meaning. Line breaks and the marks of code stay.
   */
  readonly text: string
  /** The same text without its code. */
  readonly marks: string
  /** A line inside code between fences may end it where indented text isn't code. */
  readonly hasFenceInside: boolean
  /** A fence is open at the end of its container. */
  readonly hasOpenFence: boolean
  /**
   * A directive is open at the end of its container, or contains colons that remark-parse may take
   * for its end, in code too.
   */
  readonly hasUnclearDirective: boolean
  /** A directive defines a reference, which remark-parse then knows only in what follows. */
  readonly hasDefinitionInDirective: boolean
  readonly hasIndentedCode: boolean
  /** A line of code in text begins with what may be a tag or an expression, which ends the text. */
  readonly hasTagInCode: boolean
  /** A line of code in text is indented like code and begins with a mark. */
  readonly hasMarkInCode: boolean
  /** A tag in text goes on below, where the parsers may count its indentation differently. */
  readonly hasWrappedTag: boolean
}

const tagInCode = /[\r\n][\t >]*[<{]/
const markInCode = /[\r\n](?: {0,3}>)*(?: {4}| {0,3}\t)[\t ]*[^\s\p{L}]/u

/** Outline the `written` text of a block, whose first character has the offset `from`. */
export function toOutline(block: Nodes, written: string, from: number): Outline {
  let text = ''
  let marks = ''
  let hasFenceInside = false
  let at = 0
  let hasOpenFence = false
  let hasUnclearDirective = false
  let hasDefinitionInDirective = false
  let hasIndentedCode = false
  let hasTagInCode = false
  let hasMarkInCode = false
  let hasWrappedTag = false
  let textEnd = 0
  visit(block, (node) => {
    const start = (node.position?.start.offset ?? from) - from
    const end = (node.position?.end.offset ?? from) - from
    const source = written.slice(start, end)
    if (node.type === 'containerDirective') {
      const before = lastLine(written.slice(0, start))
      hasUnclearDirective ||= !isDirectiveClosed(source, before) || hasColonsInside(source)
      hasDefinitionInDirective ||= hasDefinition(node)
    }
    if (node.type === 'paragraph' || node.type === 'heading') textEnd = end
    if (node.type === 'html') hasWrappedTag ||= end <= textEnd && /[\r\n]/.test(source)
    if (node.type === 'inlineCode') {
      hasTagInCode ||= tagInCode.test(source)
      hasMarkInCode ||= markInCode.test(source)
    }
    if (node.type !== 'inlineCode' && node.type !== 'code') return
    if (node.type === 'code') {
      hasIndentedCode ||= !/^[`~]/.test(source)
      hasOpenFence ||= !isClosed(node, source)
      hasFenceInside ||= holdsFence(node, source)
    }
    if (start < at) return
    text += written.slice(at, start) + blank(source)
    marks += written.slice(at, start)
    at = end
  })
  text += written.slice(at)
  marks += written.slice(at)
  return {
    text,
    marks,
    hasFenceInside,
    hasOpenFence,
    hasUnclearDirective,
    hasDefinitionInDirective,
    hasIndentedCode,
    hasTagInCode,
    hasMarkInCode,
    hasWrappedTag,
  }
}

/** True if the last line of a directive has its colons, and is in no quote or list that began in it. */
function isDirectiveClosed(source: string, before: string): boolean {
  const [, start = '', colons = ''] = /^([\t >]*)(:{3,})$/.exec(lastLine(source)) ?? []
  const isAlike = start.length <= before.length && countQuotes(start) === countQuotes(before)
  return isAlike && colons.length >= colonsOf(source)
}

function colonsOf(directive: string): number {
  return /^:*/.exec(directive)?.[0].length ?? 0
}

const countQuotes = (text: string): number => text.split('>').length - 1

/** True if a line between the first and the last begins with as many colons as the directive. */
function hasColonsInside(source: string): boolean {
  const count = colonsOf(source)
  return splitLines(source)
    .slice(1, -1)
    .some((line) => (/^[\s>*+\d.)-]*(:{3,})/.exec(line)?.[1]?.length ?? 0) >= count)
}

function hasDefinition(node: Nodes): boolean {
  let found = false
  visit(node, ({ type }) => {
    found ||= type === 'definition' || type === 'footnoteDefinition'
  })
  return found
}

function lastLine(source: string): string {
  return source.slice(Math.max(source.lastIndexOf('\n'), source.lastIndexOf('\r')) + 1)
}

/** Everything between the marks at both ends. */
function blank(code: string): string {
  const [open = ''] = /^(?:`+|~+)/.exec(code) ?? []
  const [close = ''] = /(?<!`)`+$|(?<!~)~+$/.exec(code.slice(open.length)) ?? []
  const inner = code.slice(open.length, code.length - close.length)
  return open + inner.replace(/[^\r\n]/g, 'x') + close
}
