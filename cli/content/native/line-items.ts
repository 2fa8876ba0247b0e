// The items of lists that a line belongs to. Given the indentation and the marks of a line, it returns the columns where the
// text of each item begins, as remark-parse counts them where indented text isn't code.

/** An open item of a list, by the column where its text begins, from 0. */
export interface OpenItem {
  /** In the page. */
  readonly content: number
  /** In the text that the native parser reads. */
  readonly shown: number
}

/** Outside all lists. */
export const noItem: OpenItem = { content: 0, shown: 0 }

/** True for a line of only spaces and tabs. */
export const isBlank = (line: string): boolean => line.trim() === ''

/** The spaces and tabs at the start of a line. */
export interface Indent {
  readonly characters: number
  /** In columns. */
  readonly width: number
}

/** Measure the indentation of a line. Tab stops are every four columns. */
export function indentOf(line: string): Indent {
  let width = 0
  let characters = 0
  for (; ; characters++) {
    const character = line[characters]
    if (character === ' ') width++
    else if (character === '\t') width += 4 - (width % 4)
    else return { characters, width }
  }
}

/** Remove that many columns of the indentation. If a tab is cut, its other columns remain as spaces. */
export function cutColumns(line: string, columns: number): { characters: number; left: number } {
  let width = 0
  let characters = 0
  for (; width < columns && /[\t ]/.test(line[characters] ?? ''); characters++)
    width += line[characters] === '\t' ? 4 - (width % 4) : 1
  return { characters, left: Math.max(width - columns, 0) }
}

/** The list items that a line with this indentation belongs to. */
export function continuedItems(items: readonly OpenItem[], width: number): readonly OpenItem[] {
  const end = items.findIndex(({ content }) => content > width)
  return end === -1 ? items : items.slice(0, end)
}

interface OpenedItems {
  readonly items: readonly OpenItem[]
  /** The characters of the marks and the spaces after them. */
  readonly length: number
}

const mark = /^([-+*]|\d{1,9}[.)])(?:([\t ]+)|$)/
const rule = /^([-*_])[\t ]*(?:\1[\t ]*){2,}$/

/** True for a thematic break, which may also be the underline of a heading. */
export const isRule = (text: string): boolean => rule.test(text)

/** The items that the text of a line opens; undefined if tabs or many spaces make their columns unclear. */
export function openItems(text: string, start: OpenItem): OpenedItems | undefined {
  const items: OpenItem[] = []
  let length = 0
  for (;;) {
    const rest = text.slice(length)
    const [whole = '', written = '', spaces = ''] = isRule(rest) ? [] : (mark.exec(rest) ?? [])
    if (whole === '') return { items, length }
    const isEmpty = whole === rest
    if (spaces.includes('\t') || (spaces.length > 4 && !isEmpty)) return undefined
    const width = length + (isEmpty ? written.length + 1 : whole.length)
    items.push({ content: start.content + width, shown: start.shown + width })
    length += whole.length
  }
}
