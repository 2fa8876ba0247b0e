// Fast path of the pattern of all white space: see test/fast-paths.ts.
/** White space that isn't a single space: everything else stays as it is, so most texts have no match. */
const unfolded = /[^\S ]\s*| \s+/g

/** The text with single spaces for white space. */
export function collapseSpace(text: string): string {
  return text.replace(unfolded, ' ')
}

/** The text with single spaces for white space, and none at its ends. */
export function foldSpace(text: string): string {
  return collapseSpace(text).trim()
}
