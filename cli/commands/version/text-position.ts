import type { Place } from '../../model/diagnostic.ts'

/** The offset of a place in the text of its file. */
export function toOffset(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}
