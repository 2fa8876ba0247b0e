const fence = /^[ \t>]*(`{3,}|~{3,})/

interface Line {
  readonly start: number
  /** The offset of the line end, or Infinity for the last line. */
  readonly end: number
  /** The mark of the fence that is open after the mark with which the line may begin. */
  readonly after: string | undefined
}

/**
 * Make a test of a chapter: whether a fence or a code span is open at an offset. Offsets must increase, and
 * each must be that of a backslash; the text is read once for all of them.
 */
export function createCodeTest(source: string): (offset: number) => boolean {
  let line = readLine(source, 0, undefined)
  let counted = 0
  /** Marks of code in the line, up to `counted`. */
  let marks = 0
  return (offset) => {
    while (line.end < offset) {
      line = readLine(source, line.end + 1, line.after)
      counted = line.start
      marks = 0
    }
    marks += source.slice(counted, offset).match(/`+/g)?.length ?? 0
    counted = offset
    return line.after !== undefined || marks % 2 === 1
  }
}

function readLine(source: string, start: number, before: string | undefined): Line {
  const found = source.indexOf('\n', start)
  const end = found === -1 ? Infinity : found
  const mark = fence.exec(source.slice(start, end))?.[1]
  const after = before === undefined ? mark : mark?.startsWith(before) === true ? undefined : before
  return { start, end, after }
}
