import { smallest } from '../long-lists.ts'

/** Remove the indentation that all lines share, in characters. Blank lines have no say in it. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length)
  const shared = smallest(indents)
  return lines.map((line) => line.slice(shared))
}
