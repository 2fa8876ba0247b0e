// How much of a page a block of code makes uncertain. Given code of the native parser, it returns
// whether the parsers may read it, or what follows it, differently.
import type { Code } from 'mdast'
import type { FindJsx, JsxScope } from '../dialect/find-jsx.ts'
import { splitLines } from '../../primitives/text/lines.ts'

/** What surrounds a block of code. */
interface CodeSurroundings {
  readonly jsx: FindJsx
  readonly isFlat: boolean
  /** The text between the block above and this one. */
  readonly gap: string
  /** The text of the page from the end of the block. */
  readonly after: string
}

/** The scope of code at the top level of a page with the text `source`. */
export function codeScope(
  code: Code,
  source: string,
  { jsx, isFlat, gap, after }: CodeSurroundings,
): JsxScope {
  if (/^[`~]/.test(source)) {
    const isCertain =
      isClosed(code, source) && (isFlat || !jsx.isIndentedCodeOff || !holdsFence(code, source))
    return isCertain ? 'none' : 'page'
  }
  // The native parser ends such code after a line where the block above has ended a list or a quote.
  // Spaces between the two may belong to the list.
  if (!emptyLines.test(gap) || hasSpacesBelow.test(after) || lateList.test(after)) return 'page'
  if (!jsx.isIndentedCodeOff) return 'none'
  return opening.test(source) || jsx.find(source, source) === 'page' ? 'page' : 'block'
}

/** One or more empty lines, or the start of the page. */
const emptyLines = /^$|^(?:\r\n|\n|\r(?!\n)){2,}$/
/** A block without an empty line before it, or with spaces in that line. */
const hasSpacesBelow = /^(?:\r\n|\n|\r)(?:[\t ]|[^\r\n])/
/**
 * A list that can't interrupt a paragraph, also one in a quote or another list; remark-parse takes
 * code and raw HTML for a paragraph.
 */
export const lateList =
  /^(?:[\t ]*[\r\n])*[\t ]*(?:(?:>|[-+*]|1[.)])[\t ]*)*(?:(?!1[.)])\d+[.)]|(?:[-+*]|\d+[.)])[\t ]*(?:[\r\n]|$))/
/** What may go on below the text when it isn't code, or belong to what is above. */
const opening =
  /`{3}|~{3}|:{3}|\$\$|<[!?]|<(?:script|pre|style|textarea)|^[\t ]*(?:>|(?:[-+*]|\d+[.)])(?:[\t ]|$))/im

/** True for code between two marked fences. */
export function isClosed(code: Code, source: string): boolean {
  const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const lines = splitLines(source)
  const last = lines.at(-1) ?? ''
  if (mark === '' || lines.length < 2) return false
  if (/^[\t >]*(`{3,}|~{3,})$/.exec(last)?.[1]?.startsWith(mark) !== true) return false
  // The last line belongs to the code if it is indented too far.
  return code.value === '' || splitLines(code.value).length <= lines.length - 2
}

/** True if a line between the fences ends the code where indented text isn't code. */
export function holdsFence({ value }: Code, source: string): boolean {
  // Most code has no such marks.
  if (!/`{3}|~{3}/.test(value)) return false
  const [mark = ''] = /^(?:`{3,}|~{3,})/.exec(source) ?? []
  const inner = splitLines(source).slice(1, -1)
  return inner.some(
    (line) => /^[\t >]*(`{3,}|~{3,})[\t ]*$/.exec(line)?.[1]?.startsWith(mark) === true,
  )
}
