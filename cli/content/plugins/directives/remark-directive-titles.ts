import type { Root } from 'mdast'
import type { Plugin, Processor } from 'unified'
import { lastAtOrBelow } from '../../../../runtime/shared/last-at-or-below.ts'
import { readLines } from '../../nodes/source-lines.ts'
import { visit } from '../../../primitives/visit.ts'
import { lineEndsOf } from '../../../primitives/text/lines.ts'

const opener = /^((?:[\s>]|[-*+]\s|\d+[.)]\s)*:{3,})([ \t]*)([A-Za-z][\w-]*)(.*)$/

/**
 * Accept a title after a space, which remark-directive does not support. It rewrites the text
 * before parsing; lines, columns and offsets in the tree are still those of the source. Position:
 * directly after remarkParse, whose parser it wraps.
 *
 * `:::tip Use it {.wide}` and `::: tip Use it {.wide}` -> as if it were `:::tip[Use it]{.wide}`
 */
export const remarkDirectiveTitles: Plugin = function () {
  const { parser } = this
  if (parser === undefined) return
  this.parser = (document, file) => {
    const rewritten = rewriteTitles(document)
    const tree = parser(rewritten.text, file)
    if (rewritten.shifts.length > 0) restorePlaces(tree, rewritten.shifts)
    return tree
  }
}

interface Rewritten {
  readonly text: string
  /** Ascending; none before the first. */
  readonly shifts: readonly Shift[]
}

/** How far the text from an offset on is from its place in the source. */
interface Shift {
  /** An offset in the rewritten text. */
  readonly from: number
  readonly offset: number
  readonly column: number
}

function rewriteTitles(source: string): Rewritten {
  if (!source.includes(':::')) return { text: source, shifts: [] }
  const breaks = lineEndsOf(source)
  const shifts: Shift[] = []
  let text = ''
  let passed = 0
  readLines(source).forEach((line, index) => {
    const before = passed - text.length
    const { text: rewritten, moved } = line.isCode ? asWritten(line.text) : rewriteLine(line.text)
    for (const { from, by } of moved)
      shifts.push({ from: text.length + from, offset: before + by, column: by })
    text += rewritten
    passed += line.text.length
    if (passed - text.length !== before || moved.length > 0)
      shifts.push({ from: text.length, offset: passed - text.length, column: 0 })
    const end = breaks[index] ?? ''
    text += end
    passed += end.length
  })
  return { text, shifts }
}

/** A line as the parser reads it, and the columns from which its text was further right. */
interface RewrittenLine {
  readonly text: string
  readonly moved: readonly { readonly from: number; readonly by: number }[]
}

const asWritten = (text: string): RewrittenLine => ({ text, moved: [] })

function rewriteLine(line: string): RewrittenLine {
  const match = opener.exec(line)
  if (!match) return asWritten(line)
  const [, start = '', gap = '', name = '', rest = ''] = match
  const { blank, title, space, attributes } = splitRest(rest)
  const head = start + name
  const by = gap.length + blank.length
  if (title === '' || (title.startsWith('[') && (blank === '' || isLabel(title))))
    return by + space.length === 0
      ? asWritten(line)
      : {
          text: `${head}${title}${attributes}`.padEnd(line.length),
          moved: [{ from: head.length, by }],
        }
  // Punctuation directly after the name: text, not a directive.
  if (blank === '') return asWritten(line)
  const shown = closingOf(title) === -1 ? /[[\]]/g : /$^/g
  const escapes = [...title.matchAll(shown)].map(({ index }, count) => ({
    from: head.length + index + count + 2,
    by: by - count - 2,
  }))
  return {
    text: `${head}[${title.replace(shown, String.raw`\$&`)}]${attributes}`.padEnd(line.length),
    moved: [{ from: head.length + 1, by: by - 1 }, ...escapes],
  }
}

/** What follows a name: a title with spaces around it, and attributes at the end. */
function splitRest(rest: string) {
  const [blank = ''] = /^[ \t]*/.exec(rest) ?? []
  const [found = '', attributes = ''] = /(\{[^{}]*\})[ \t]*$/.exec(rest) ?? []
  const before = rest.slice(blank.length, rest.length - found.length)
  const title = before.replace(/(?<![ \t])[ \t]+$/, '')
  return { blank, title, space: before.slice(title.length), attributes }
}

/** True if the title is one pair of brackets, with others in it. */
const isLabel = (title: string): boolean => closingOf(title) === title.length - 1

/** The index of the bracket that closes the first one; -1 if there is none, or one without another. */
function closingOf(title: string): number {
  let depth = 0
  let closing = -1
  for (const { 0: bracket, index } of title.matchAll(/[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return -1
    if (depth === 0 && closing === -1) closing = index
  }
  return depth === 0 ? closing : -1
}

function restorePlaces(
  tree: Root | ReturnType<NonNullable<Processor['parser']>>,
  shifts: readonly Shift[],
): void {
  const starts = shifts.map(({ from }) => from)
  const restore = (point: { column: number; offset?: number | undefined }): void => {
    const shift = shifts[lastAtOrBelow(starts, point.offset ?? -1)]
    if (point.offset === undefined || shift === undefined) return
    point.offset += shift.offset
    point.column += shift.column
  }
  visit(tree, (node) => {
    if (node.position === undefined) return
    restore(node.position.start)
    restore(node.position.end)
  })
}
