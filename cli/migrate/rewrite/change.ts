/** Replaces the text between two offsets. Changes of one text never overlap. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A construct that was rewritten, or whose meaning is lost in part. */
export interface Finding {
  /** As the table of constructs names it: `admonition`. */
  readonly what: string
  /** From 1. */
  readonly line: number
  /** What readers no longer get; undefined: nothing. */
  readonly lost?: string
}

/** Apply changes to a text. Changes at the same place are applied in the order of the list. */
export function applyChanges(source: string, changes: readonly Change[]): string {
  const sorted = changes
    .map((change, index) => ({ change, index }))
    .toSorted(
      (a, b) => a.change.start - b.change.start || a.change.end - b.change.end || a.index - b.index,
    )
  let result = ''
  let at = 0
  for (const { change } of sorted) {
    if (change.start < at) continue
    result += source.slice(at, change.start) + change.text
    at = change.end
  }
  return result + source.slice(at)
}
