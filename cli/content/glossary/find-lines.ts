import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** The line of each top-level key of a YAML text, from 1. */
export function findLines(text: string): ReadonlyMap<string, number> {
  const lineCounter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter })
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : []
  return new Map(
    keys
      .filter((key) => isScalar(key))
      .map(({ value, range }) => [String(value), lineCounter.linePos(range?.[0] ?? 0).line]),
  )
}
