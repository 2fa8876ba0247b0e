// Brackets around footnotes that the parsers read differently. Given the text of a block, it returns whether there are any.

/** A character after a backslash, an opening or closing bracket, or a space. */
const token = /\\|\[\^?|\]|\s/g

/** True for a footnote reference inside other brackets, and for a label with a space or a backslash. */
export function hasUnclearFootnote(text: string): boolean {
  if (!text.includes('[^')) return false
  let depth = 0
  let isLabel = false
  for (const [found] of text.matchAll(token)) {
    if (found === '[^' && depth > 0) return true
    if (isLabel && found !== ']') return true
    isLabel = found === '[^'
    if (found.startsWith('[')) depth += 1
    if (found === ']') depth = Math.max(0, depth - 1)
  }
  return false
}
