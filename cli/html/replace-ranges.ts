/** A range of a text, `end` exclusive, and what replaces it. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Apply replacements that are in order and don't overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let last = 0
  const parts = replacements.map((replacement) => {
    const part = text.slice(last, replacement.start) + replacement.text
    last = replacement.end
    return part
  })
  return parts.join('') + text.slice(last)
}
