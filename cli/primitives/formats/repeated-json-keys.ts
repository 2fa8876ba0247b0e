import { splitLines } from '../text/lines.ts'

/** A key that its object has before; its value replaces that of the first. */
export interface RepeatedKey {
  readonly key: string
  /** Of the key; both count from 1. */
  readonly line: number
  readonly column: number
}

const tokens = /"(?:[^"\\]|\\.)*"(?=(\s*:)?)|[{}]/g

/** The keys that are written again in one object of valid JSON, in the order of the text. */
export function findRepeatedKeys(json: string): readonly RepeatedKey[] {
  const open: Set<string>[] = []
  return [...json.matchAll(tokens)].flatMap(({ 0: token, 1: colon, index }) => {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon !== undefined) {
      const key = String(JSON.parse(token))
      const keys = open.at(-1)
      if (keys?.has(key) === true) return [{ key, ...placeAt(json, index) }]
      keys?.add(key)
    }
    return []
  })
}

function placeAt(text: string, offset: number): { line: number; column: number } {
  const lines = splitLines(text.slice(0, offset))
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
