// Places of a page from those in a text with the same lines that are indented less. Given positions of nodes, it returns those
// in the page.
import type { Nodes } from 'mdast'
import type { Point, Position } from 'unist'
import { lastAtOrBelow } from '../../../runtime/shared/last-at-or-below.ts'
import type { HiddenPage } from './hidden-jsx.ts'

/** The position in the page; undefined for a position in the indentation of a line. */
export function toWritten({ start, end }: Position, page: HiddenPage): Position | undefined {
  const [from, to] = [toPoint(start, page), toEnd(end, page)]
  return from && to && { start: from, end: to }
}

function toPoint({ line, column }: Point, { indents, starts }: HiddenPage): Point | undefined {
  const { spaces, removed } = indents.get(line) ?? { spaces: 0, removed: 0 }
  return column > spaces ? pointOn(starts, line, column + removed) : undefined
}

/** The end of a node; if that is the start of a line, it is in front of the indentation that its list doesn't ask for. */
function toEnd({ line, column }: Point, page: HiddenPage): Point | undefined {
  const indent = page.indents.get(line)
  if (indent === undefined || column > indent.spaces + 1) return toPoint({ line, column }, page)
  return column === indent.spaces + 1 && indent.ofList !== undefined
    ? pointOn(page.starts, line, indent.ofList + 1)
    : undefined
}

const pointOn = (starts: readonly number[], line: number, column: number): Point => ({
  line,
  column,
  offset: (starts[line - 1] ?? 0) + column - 1,
})

/** The place of an offset in a page whose lines begin at `starts`. */
export function pointAt(starts: readonly number[], offset: number): Point {
  const line = lastAtOrBelow(starts, offset)
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset }
}

/** Whether the value of a node contains indentation of lines that are indented otherwise in the page. */
export function dependsOnIndent(node: Nodes, { indents }: HiddenPage): boolean {
  if (indents.size === 0) return false
  const hasLines =
    node.type === 'inlineCode' ||
    node.type === 'html' ||
    node.type === 'definition' ||
    ('title' in node && node.title?.includes('\n') === true)
  const { start, end } = node.position ?? {}
  if (!hasLines || start === undefined || end === undefined) return false
  // A block of HTML begins with its line.
  const isBlock =
    node.type === 'html' && start.column === (indents.get(start.line)?.spaces ?? 0) + 1
  for (let line = start.line + (isBlock ? 0 : 1); line <= end.line; line++)
    if (indents.has(line)) return true
  return false
}
