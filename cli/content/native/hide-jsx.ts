// A page without JSX for the native parser. Given the text of a page, it returns a text with the same lines that CommonMark reads
// as the parser of JSX reads the page: with headings for tags that fill lines, with plain HTML for tags in text, and, where
// indented text isn't code, without indentation. Whether its view of lists was right is known only from the tree: see show-jsx.ts.
import type { FindJsx, FoundSyntax } from '../dialect/find-jsx.ts'
import type { HiddenPage } from './hidden-jsx.ts'
import { type BlockStart, TagHider } from './hide-tags.ts'
import {
  continuedItems,
  type Indent,
  indentOf,
  cutColumns,
  isRule,
  type OpenItem,
  noItem,
  openItems,
  isBlank,
} from './line-items.ts'
import { OpenDirectives } from './open-directives.ts'
import { ShownLines } from './shown-lines.ts'

/** Hide the JSX of a page; undefined if it has none, or if the meaning of its indentation is unclear. */
export function hideJsx(written: string, jsx: FindJsx): HiddenPage | undefined {
  const { syntax } = jsx
  if (syntax === undefined || !(jsx.isIndentedCodeOff || /[<{]/.test(written))) return undefined
  return new JsxHider(written, jsx, syntax).hide()
}

/** A fence whose code goes on. */
interface OpenFence {
  readonly mark: string
  readonly item: OpenItem
  /** The columns before the fence in its item, which lines of code lose. */
  readonly indent: number
}

const fence = /^(?:(`{3,})[^`]*|(~{3,}).*)$/
/** What begins a block, also below text. */
const opening = /^(?:#{1,6}(?:[\t ]|$)|>|:{3}|<[!?])/
/** Lines below these are indented as their own syntax asks for. */
const unclear = /^(?:>[\t ]*)*(?:\[\^[^\]]*\]:|\$\$)/

class JsxHider {
  private readonly lines: ShownLines
  private readonly tags: TagHider
  private readonly ends = new Set<number>()
  private readonly directives = new OpenDirectives()
  private items: readonly OpenItem[] = []
  private fence: OpenFence | undefined
  private isInComment = false
  /** Whether the line above is text. */
  private isBelowText = false

  constructor(
    private readonly page: string,
    private readonly jsx: FindJsx,
    private readonly syntax: FoundSyntax,
  ) {
    this.lines = new ShownLines(page)
    this.tags = new TagHider(this.lines, page, syntax)
  }

  hide(): HiddenPage | undefined {
    for (let line = this.lines.next; line !== undefined; line = this.lines.next)
      if (!this.readLine(line)) return undefined
    const { isFlat, syntax, page: written } = this
    const { hidden, inText } = this.tags
    const { indents, depths, starts } = this.lines
    const text = this.lines.toText()
    return {
      text,
      written,
      syntax,
      isFlat,
      ends: this.ends,
      indents,
      depths,
      starts,
      lines: hidden,
      inText,
    }
  }

  private get isFlat(): boolean {
    return this.jsx.isIndentedCodeOff
  }

  /** Read the next line; false if the page is unclear. */
  private readLine(line: string): boolean {
    if (this.isInComment) {
      this.isInComment = !line.includes('-->')
      this.lines.keep()
      return true
    }
    const indent = indentOf(line)
    const isInItem = isBlank(line) || indent.width >= (this.fence?.item.content ?? 0)
    if (this.fence !== undefined && isInItem) return this.readCode(line, indent, this.fence)
    this.fence = undefined
    if (!isBlank(line)) return this.readBlock(line, indent)
    this.isBelowText = false
    this.lines.keep()
    return true
  }

  private readCode(line: string, { characters, width }: Indent, open: OpenFence): boolean {
    const { item, indent, mark } = open
    const text = line.slice(characters)
    const isDeep = !this.isFlat && width - item.content > 3
    const isEnd =
      text.startsWith(mark) && text.trimEnd() === (mark[0] ?? '').repeat(text.trimEnd().length)
    if (isEnd && !isDeep) this.fence = undefined
    if (!this.isFlat || (item.content === item.shown && indent === 0 && !isEnd)) this.lines.keep()
    else {
      // A tab may be partly indentation and partly code.
      const cut =
        isEnd && !isDeep ? { characters, left: 0 } : cutColumns(line, item.content + indent)
      const shown = ' '.repeat(cut.left) + line.slice(cut.characters)
      this.lines.show({
        text: shown,
        spaces: item.shown,
        characters: cut.characters,
        content: item.content,
      })
    }
    return true
  }

  private readBlock(line: string, indent: Indent): boolean {
    const kept = continuedItems(this.items, indent.width)
    const item = kept.at(-1) ?? noItem
    const relative = indent.width - item.content
    if (!this.isFlat && indent.width !== indent.characters) return false
    // It is code, or text of the paragraph above.
    if (!this.isFlat && relative > 3) {
      this.lines.keep()
      return true
    }
    const spaces = this.isFlat ? item.shown : indent.characters
    const start = { content: indent.width, shown: spaces }
    const opened = openItems(line.slice(indent.characters), start)
    if (opened === undefined) return false
    const at = indent.characters + opened.length
    const rest = line.slice(at)
    const isMoved = relative > 0 && opened.length === 0
    const items = [...kept, ...opened.items]
    const column = isMoved ? indent.width : (items.at(-1)?.content ?? 0)
    if (this.isFlat && unclear.test(rest)) return false
    if (!this.directives.read(rest, { width: indent.width, column, kept, items })) return false
    const block = { line, indent, spaces, at, kept, items }
    const number = this.lines.count + 1
    if (!this.tags.hideLines(block, this.isBelowText))
      return this.readText(block, isMoved ? relative : 0)
    this.noteItems(number, block)
    this.items = items
    this.isBelowText = false
    return true
  }

  /** Note that a line ends or begins items of lists, though the line above is text that could go on. */
  private noteItems(line: number, { kept, items }: BlockStart): void {
    const isChanged = kept.length < this.items.length || kept.length < items.length
    if (this.isBelowText && isChanged) this.ends.add(line)
  }

  private readText(block: BlockStart, relative: number): boolean {
    const { line, indent, spaces, at, kept, items } = block
    const rest = line.slice(at)
    const [, ticks, tildes] = fence.exec(rest) ?? []
    const mark = ticks ?? tildes
    const isComment = /^<[!?]/.test(rest)
    if (isComment && !/^<!--.*-->/.test(rest)) {
      if (!rest.startsWith('<!--') || spaces !== indent.characters) return false
      this.isInComment = true
    }
    if (this.tags.mayOpen(block)) return false
    const isOpening = items.length > kept.length
    const isBlock = isOpening || mark !== undefined || opening.test(rest) || isRule(rest)
    // A formula keeps the spaces before its lines.
    if (this.isBelowText && !isBlock && relative > 0 && this.page.includes('$')) return false
    const isLazy = this.isBelowText && !isBlock && kept.length < this.items.length
    if (!isLazy) this.noteItems(this.lines.count + 1, block)
    if (!isLazy) this.items = items
    if (mark !== undefined) this.fence = { mark, item: items.at(-1) ?? noItem, indent: relative }
    const isText = mark === undefined && !rest.startsWith('>') && !isComment
    const shown = isText ? this.tags.hideInText(block) : rest
    this.isBelowText = isText
      ? !/^#{1,6}(?:[\t ]|$)/.test(rest) && rest !== '' && !isRule(rest)
      : rest.startsWith('>')
    this.lines.show({
      text: line.slice(indent.characters, at) + shown,
      spaces,
      characters: indent.characters,
      content: kept.at(-1)?.content ?? 0,
      ...(!isLazy && { depth: kept.length }),
    })
    return true
  }
}
