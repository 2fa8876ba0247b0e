/**
 * Tells the line, from 1, of offsets in a text that are asked for in ascending order. Each character is read once, so
 * that a page with thousands of tags takes no longer for each of them.
 */
export function createLineCounter(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    return line
  }
}
