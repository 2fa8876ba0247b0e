/** A fence may be in a list, even on the line of the list marker. */
const fence = /^\s*(?:(?:[-*+]|\d+[.)]|>)\s+)*(`{3,}|~{3,})/
const listMarkers = /^\s*(?:(?:[-*+]|\d+[.)])[ \t]+)+/

interface OpenFence {
  readonly marks: string
  /** The column where the content of its list item begins; 0 outside lists. */
  readonly column: number
}

/**
 * Create a function to call with each line of a page in turn, which returns true for lines of fenced
 * code. The end of a list item also ends a fence that was opened in it.
 */
export function createCodeReader(): (line: string) => boolean {
  let open: OpenFence | undefined
  let columns: readonly number[] = []
  return (line) => {
    const isBlank = line.trim() === ''
    const indent = columnOf(/^[ \t]*/.exec(line)?.[0] ?? '')
    if (open !== undefined && !isBlank && indent < open.column) open = undefined
    const marks = fence.exec(line)?.[1] ?? ''
    if (open !== undefined) {
      if (marks.startsWith(open.marks) && line.trim().endsWith(marks)) open = undefined
      return true
    }
    if (isBlank) return false
    const marker = listMarkers.exec(line)?.[0]
    columns = columns.filter((column) => column <= indent)
    if (marker !== undefined) columns = [...columns, columnOf(marker)]
    if (marks !== '') open = { marks, column: columns.at(-1) ?? 0 }
    return marks !== ''
  }
}

/** The width of white space and list markers; a tab goes to the next multiple of four. */
function columnOf(text: string): number {
  let column = 0
  for (const character of text) column += character === '\t' ? 4 - (column % 4) : 1
  return column
}
