import type { CodeLine } from './lines/read-line-marks.ts'

/**
 * The types and comments of the names in a block, as JSON. `at` lists each name by its offset, its
 * length and the index of its text; `texts` lists declarations with their comments. The page
 * contains this data once, and its script creates the elements when they are needed.
 *
 * Out: `{"at":[6,1,0],"texts":[["const n: number",""]]}`; undefined if there is nothing to ask.
 */
export function toHoverData(lines: readonly CodeLine[]): string | undefined {
  const texts = new Map<string, number>()
  let start = 0
  const at = lines.flatMap(({ text, hovers = [] }) => {
    const offset = start
    start += text.length + 1
    return hovers.flatMap(({ column, length, type, docs }) => {
      const key = JSON.stringify([type, docs])
      const index = texts.get(key) ?? texts.size
      texts.set(key, index)
      return [offset + column, length, index]
    })
  })
  if (at.length === 0) return undefined
  return `{"at":${JSON.stringify(at)},"texts":[${[...texts.keys()].join(',')}]}`
}
