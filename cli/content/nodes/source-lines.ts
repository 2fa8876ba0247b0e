import { lineEndsOf, splitLines } from '../../primitives/text/lines.ts'

const opening = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})/
const closing = /^[\s>]*(`{3,}|~{3,})\s*$/

/** The lines of a page; `isCode` is true for lines of fenced code, including the fences. */
export function readLines(source: string): readonly { text: string; isCode: boolean }[] {
  let fence = ''
  return splitLines(source).map((text) => {
    const before = fence
    fence = nextFence(fence, text)
    return { text, isCode: before !== '' || fence !== '' }
  })
}

/**
 * The fence that is open after a line, or an empty string; `open` is the fence that was open before
 * it.
 */
export function nextFence(open: string, line: string): string {
  if (open === '') return opening.exec(line)?.[1] ?? ''
  const end = closing.exec(line)?.[1] ?? ''
  return end.startsWith(open) ? '' : open
}

/** Call `each` with every line and its offset in the source. */
export function eachLine(source: string, each: (line: string, offset: number) => void): void {
  const breaks = lineEndsOf(source)
  let offset = 0
  splitLines(source).forEach((line, index) => {
    each(line, offset)
    offset += line.length + (breaks[index]?.length ?? 0)
  })
}
