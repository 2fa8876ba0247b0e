// Room: words and text: comparing, folding, escaping, and what Markdown and code look like
// Fast path of the pattern of line ends: see test/fast-paths.ts.
/** Lines end as in CommonMark: https://spec.commonmark.org/0.31.2/#line-ending */
export const lineEnds = /\r\n|\n|\r/g

/** The lines of a text, without their ends; at least one. */
export function splitLines(text: string): string[] {
  // Most texts have no other line ends, and splitting at a string is several times faster.
  return text.includes('\r') ? text.split(lineEnds) : text.split('\n')
}

/** The end of each line but the last, as it is written. */
export function lineEndsOf(text: string): readonly string[] {
  return text.match(lineEnds) ?? []
}
