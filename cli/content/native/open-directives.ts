// The directives that are open on a line. Lines of a directive lose as many columns as those before its colons, so a list in it
// may begin left of them; given lines one after the other, this says where that makes columns unclear.
import type { OpenItem } from './line-items.ts'

interface OpenDirective {
  readonly colons: number
  /** The columns before its colons. */
  readonly column: number
  /** The items of lists around it. */
  readonly depth: number
}

/** What is known of a line. */
interface LineColumns {
  /** The columns of its indentation. */
  readonly width: number
  /** The column of its text after the marks of lists. */
  readonly column: number
  /** The items that it continues. */
  readonly kept: readonly OpenItem[]
  /** These, and those that it opens. */
  readonly items: readonly OpenItem[]
}

/** The open directives of a page, read line by line. */
export class OpenDirectives {
  private open: readonly OpenDirective[] = []

  /** Read a line, whose text after the marks of lists is `text`; false if its columns are unclear. */
  read(text: string, { width, column, kept, items }: LineColumns): boolean {
    this.open = this.open.filter(({ depth }) => depth <= kept.length)
    const isUnclear = this.open.some((one) => width < one.column)
    const [, colons = '', name = ''] = /^(:{3,})(.*)$/.exec(text) ?? []
    if (colons === '') return !isUnclear
    if (name.trim() === '') {
      const closed = this.open.findIndex((one) => one.colons <= colons.length)
      this.open = this.open.slice(0, closed)
      // Colons that close nothing are text, which may continue a list.
      return closed !== -1
    }
    this.open = [...this.open, { colons: colons.length, column, depth: items.length }]
    return !isUnclear && /^[A-Za-z]/.test(name)
  }
}
