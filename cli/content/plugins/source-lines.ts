const opening = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*(`{3,}(?=[^`]*$)|~{3,})/
const closing = /^[\s>]*(`{3,}|~{3,})\s*$/

/** The lines of a page with the mark whether each belongs to a fenced block of code (its fences included). */
export function readLines(source: string): readonly { text: string; isCode: boolean }[] {
  let fence = ''
  return source.split(/\r\n|\n|\r/).map((text) => {
    if (fence === '') {
      fence = opening.exec(text)?.[1] ?? ''
      return { text, isCode: fence !== '' }
    }
    const end = closing.exec(text)?.[1] ?? ''
    if (end.startsWith(fence)) fence = ''
    return { text, isCode: true }
  })
}
