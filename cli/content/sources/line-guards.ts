// Lists and tables that cost too much, found line by line before a page is parsed.

/** Cells of a table: rows are filled up to the number of columns, and each cell costs memory. */
const MAX_CELLS = 20_000

/** Tracks nested lists line by line, and returns what is too deep. */
export function createListDepth(limit: number): (line: string) => string | undefined {
  const indents: number[] = []
  return (line) => {
    const [, spaces, marker] = /^([ \t]*)([-*+][ \t]|\d{1,9}[.)][ \t])?/.exec(line) ?? []
    const indent = spaces?.length ?? 0
    if (indent === line.length) return undefined
    while ((indents.at(-1) ?? -1) >= indent) indents.pop()
    if (marker === undefined) return undefined
    indents.push(indent)
    return indents.length > limit ? `${indents.length} lists are inside each other` : undefined
  }
}

/** The line of a table between its header and its rows, as most likely as one line can show. */
export const delimiterRow = /^[ \t>]*(?:\|[ \t]*)?:?-[-:| \t]*$/

/** Tracks tables line by line, and returns what is too large. */
export function createTableSize(): (line: string) => string | undefined {
  let columns = 0
  let rows = 0
  return (line) => {
    if (/^[ \t>]*$/.test(line)) columns = 0
    else if (columns === 0) {
      const isDelimiterRow = line.length > 2 && delimiterRow.test(line)
      columns = isDelimiterRow && line.includes('|') ? line.split('|').length - 1 : 0
      rows = 0
    } else rows += 1
    const cells = columns * rows
    return cells > MAX_CELLS
      ? `a table has more than ${MAX_CELLS.toLocaleString('en-US')} cells`
      : undefined
  }
}
