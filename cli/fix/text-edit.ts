import type { ContentPath } from '../model/paths.ts'
import { applyChanges } from '../primitives/text/text-changes.ts'

/** Replaces the text between two offsets of one file. */
export interface TextEdit {
  readonly path: ContentPath
  readonly start: number
  readonly end: number
  readonly text: string
  /** A description of the edit for people. */
  readonly what: string
}

/**
 * Applies edits to one text. Of two edits that overlap, the later one in
 * the text is applied.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const applied: TextEdit[] = []
  let limit = Infinity
  for (const edit of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    if (edit.end > limit) continue
    applied.push(edit)
    limit = edit.start
  }
  return applyChanges(text, applied)
}

/** Offset of a line and column, both from 1; undefined beyond the end of the text. */
export function offsetOf(text: string, line: number, column: number): number | undefined {
  let start = 0
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start)
    if (end === -1) return undefined
    start = end + 1
  }
  return start + column - 1
}
