// Tags and expressions of a page, hidden from the native parser. Given the start of a block, it shows stand-ins in their place
// and keeps what they stand for. It must not know what lists mean.
import { lastAtOrBelow } from '../../../runtime/shared/last-at-or-below.ts'
import { coverRanges, type TextRange } from '../../primitives/text/text-changes.ts'
import { type FoundSyntax, scanAt } from '../dialect/find-jsx.ts'
import { type HiddenLines, inlineStandIn, lineStandIn, placeKey } from './hidden-jsx.ts'
import { type Indent, indentOf, isBlank, noItem, type OpenItem } from './line-items.ts'
import { scanTagLines, scanText } from './scan-tags.ts'
import type { ShownLines } from './shown-lines.ts'

/** The start of a block on a line. */
export interface BlockStart {
  readonly line: string
  readonly indent: Indent
  /** The spaces that are shown instead of the indentation. */
  readonly spaces: number
  /** The index of the text after the marks of lists. */
  readonly at: number
  /** The items that the line continues. */
  readonly kept: readonly OpenItem[]
  /** These, and those that it opens. */
  readonly items: readonly OpenItem[]
}

/** What is before the text of a line: nothing, or the name of a footnote. */
const noText = /^(?:\[\^[^\]]*\]:[\t ]*)?$/

/** Hides the tags and expressions of one page. */
export class TagHider {
  /** By the line on which they begin. */
  readonly hidden = new Map<number, HiddenLines>()
  /** By their place among the shown lines. */
  readonly inText = new Map<string, string>()
  /** Where code ends that began in a line above. */
  private codeEnd = 0

  constructor(
    private readonly lines: ShownLines,
    private readonly page: string,
    private readonly syntax: FoundSyntax,
  ) {}

  /** The text of a line with stand-ins for its tags and expressions. */
  hideInText({ line, indent, spaces, at }: BlockStart): string {
    const start = this.lines.starts[this.lines.count] ?? 0
    const from = Math.max(start + at, this.codeEnd)
    const to = start + line.length
    if (from >= to) return line.slice(at)
    const { tags, codeEnd } = scanText(this.page, { from, to }, this.syntax)
    this.codeEnd = codeEnd
    const [first] = tags
    // Alone in its line, the stand-in may be a block to the native parser; raw HTML begins with the line or the footnote too.
    const isFirst = first !== undefined && noText.test(this.page.slice(start + at, first.offset))
    if (first?.raw === line.slice(at).trim() || (isFirst && !this.syntax.isMdx))
      return line.slice(at)
    const hidden: TextRange[] = []
    for (const { raw, offset } of tags) {
      const column = offset - start
      hidden.push([column, column + raw.length])
      const key = placeKey(this.lines.count + 1, column + 1 - indent.characters + spaces)
      this.inText.set(key, raw)
    }
    return coverRanges(line, hidden, (raw) => inlineStandIn(raw.length)).slice(at)
  }

  /** Whether a tag may begin here and go on below, where the marks of lists and quotes then are part of it, or of the text. */
  mayOpen({ line, at }: BlockStart): boolean {
    if (line[at] !== '<' && line[at] !== '{') return false
    const from = (this.lines.starts[this.lines.count] ?? 0) + at
    const { raw } = scanAt(this.page, from, Math.min(this.page.length, from + 5000))
    return /[\r\n][\t ]*(?:>|[-+*](?:[\s]|$)|\d+[.)](?:\s|$))/.test(raw)
  }

  /** Hide tags, or a comment, that fill the rest of a line and maybe more lines. */
  hideLines({ line, indent, spaces, at, kept, items }: BlockStart, isBelowText: boolean): boolean {
    if (line[at] !== '<' && line[at] !== '{') return false
    const { written, starts, count: first } = this.lines
    const where = isBelowText && items.length === kept.length ? 'interrupt' : 'flow'
    const found = scanTagLines(this.page, (starts[first] ?? 0) + at, { syntax: this.syntax, where })
    if (found === undefined) return false
    const last = lastAtOrBelow(starts, found.end - 1)
    const item = items.at(-1) ?? noItem
    const more = written.slice(first + 1, last + 1)
    // Below text, more lines may belong to a list or a quote that goes on.
    if (more.length > 0 && isBelowText) return false
    if (
      !more.every((one) => canContinue(one, items)) ||
      (more.length > 0 && items.length > 0 && found.tags.length > 1)
    )
      return false
    const stop = found.end - (starts[last] ?? 0)
    const head = last === first ? line.slice(at, stop) : line.slice(at).trimEnd()
    const tail = last === first ? line.slice(stop) : ''
    const text = line.slice(indent.characters, at) + lineStandIn(head.length) + tail
    const content = kept.at(-1)?.content ?? 0
    this.lines.show({ text, spaces, characters: indent.characters, content, depth: kept.length })
    for (const [index, one] of more.entries()) {
      const isLast = index === more.length - 1
      const { characters } = indentOf(one)
      const own = isLast ? one.slice(characters, stop) : one.slice(characters).trimEnd()
      this.lines.show({
        text: lineStandIn(Math.max(own.length, 1)) + (isLast ? one.slice(stop) : ''),
        spaces: item.shown,
        characters,
        content: item.content,
        depth: items.length,
      })
    }
    this.hidden.set(first + 1, { count: more.length + 1, tags: found.tags })
    return true
  }
}

/** Whether a line may belong to a tag that began in the items. */
function canContinue(line: string, items: readonly OpenItem[]): boolean {
  if (isBlank(line)) return line === '' || items.length === 0
  return indentOf(line).width >= (items.at(-1)?.content ?? 0)
}
