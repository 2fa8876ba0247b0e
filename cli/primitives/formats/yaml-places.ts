import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { findDeepNesting } from './yaml-nesting.ts'

/** Line and column, both from 1, of the key at a path of keys; of the innermost key around it that the text has. */
export type YamlPlaces = (...path: readonly string[]) => { line: number; column: number }

/** Find keys in a YAML text, which is parsed when the first place is asked for. */
export function createYamlPlaces(text: string): YamlPlaces {
  const lines = new LineCounter()
  let root: unknown
  return (...path) => {
    root ??= findDeepNesting(text)
      ? {}
      : (parseDocument(text, { lineCounter: lines }).contents ?? {})
    const { line, col } = lines.linePos(offsetOf(root, path))
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
}

function offsetOf(node: unknown, [key, ...rest]: readonly string[], around = 0): number {
  if (key === undefined) return around
  if (isSeq(node)) return offsetOf(node.items[Number(key)], rest, around)
  if (!isMap(node)) return around
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
  if (pair === undefined || !isScalar(pair.key)) return around
  return offsetOf(pair.value, rest, pair.key.range?.[0] ?? around)
}
