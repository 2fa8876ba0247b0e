import type { CodeLine } from './lines/read-line-marks.ts'

/**
 * What readers can ask about the names of a block, as JSON: where names are in its text, each with
 * its length and the number of its text, and the texts, each with a declaration and its comment.
 * A page contains it once, and the names stay as they are until the script of the page needs them.
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
