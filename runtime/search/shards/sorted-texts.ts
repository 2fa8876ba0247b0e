// Sorted texts without spaces as one text. A character says how much of the text before it each one
// begins with, because neighbors are similar.

/** The character for 0; all of them are printable. */
const ZERO = 35
const MOST = 90

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < MOST && length < a.length && a.charAt(length) === b.charAt(length)) length += 1
  return length
}

/** Sorted texts as one text. */
export const writeSorted = (texts: readonly string[]): string =>
  texts
    .map((text, at) => {
      const shared = sharedStart(texts[at - 1] ?? '', text)
      return String.fromCharCode(ZERO + shared) + text.slice(shared)
    })
    .join(' ')

/** The texts that `writeSorted` was given. */
export function readSorted(written: string): string[] {
  if (written === '') return []
  let last = ''
  return written.split(' ').map((part) => {
    last = last.slice(0, Math.min(MOST, part.charCodeAt(0) - ZERO)) + part.slice(1)
    return last
  })
}

/** The index of the file that may contain a text, among files whose first texts are given. */
export const fileOf = (firsts: readonly string[], text: string): number =>
  Math.max(
    0,
    firsts.findLastIndex((first) => first <= text),
  )
