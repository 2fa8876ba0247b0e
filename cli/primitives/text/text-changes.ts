// A text with any number of parts replaced, each character copied once: a page may have thousands of them.

/** Replaces the text between two offsets. */
export interface TextChange {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The part of a text between two offsets. */
export type TextRange = readonly [start: number, end: number]

/**
 * Apply changes to a text, in any order. Changes at the same place are applied in the order of the
 * list; a change that begins inside another one is left out.
 */
export function applyChanges(source: string, changes: readonly TextChange[]): string {
  const sorted = changes.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const pieces: string[] = []
  let at = 0
  for (const { start, end, text } of sorted) {
    if (start < at) continue
    pieces.push(source.slice(at, start), text)
    at = end
  }
  return pieces.join('') + source.slice(at)
}

/**
 * Replace each part of a text by as many characters that `toCover` makes of it. Parts may overlap
 * and come in any order.
 */
export function coverRanges(
  text: string,
  ranges: Iterable<TextRange>,
  toCover: (part: string) => string,
): string {
  const sorted = [...ranges].toSorted(([a], [b]) => a - b)
  const pieces: string[] = []
  let at = 0
  for (const [start, end] of sorted) {
    if (end <= at) continue
    const from = Math.max(start, at)
    pieces.push(text.slice(at, from), toCover(text.slice(from, end)))
    at = end
  }
  return pieces.join('') + text.slice(at)
}
