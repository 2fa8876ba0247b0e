// Lines that mean something else where indented text isn't code: on pages with components. Given a block of the
// native parser, it returns whether one of its lines can be such a line.
import type { Nodes, RootContent } from 'mdast'
import { splitLines } from '../../primitives/text/lines.ts'

/** Blocks of a list whose lines are known; tables, tags and directives may end at an indented line. */
const known = new Set(['list', 'listItem', 'paragraph', 'heading', 'code', 'thematicBreak'])

const indented = /^[\t >]*(?: {4}| {0,3}\t)/m
/** Spaces and a word: such a line begins no block, so it continues the paragraph above it. */
const words = /^ +\p{L}/u

/**
 * True if a line is indented so far that it would be code, or would continue a paragraph, where indented text is code, and
 * begins a block elsewhere. `source` is the text of the block, in which code is blanked.
 */
export function hasUnclearIndent(block: RootContent, source: string): boolean {
  if (!indented.test(source)) return false
  if (block.type !== 'list') return true
  const first = block.position?.start.line ?? 1
  const clear = new Set<number>()
  if (!noteLines(block, clear)) return true
  return splitLines(source).some(
    (line, index) => indented.test(line) && !words.test(line) && !clear.has(first + index),
  )
}

/** Note the lines that a block begins, and those of code. False if the list has a block of another kind. */
function noteLines(node: Nodes, clear: Set<number>): boolean {
  if (!known.has(node.type)) return false
  const { start, end } = node.position ?? {}
  if (start === undefined || end === undefined) return false
  if (node.type === 'code') for (let line = start.line; line <= end.line; line++) clear.add(line)
  clear.add(start.line)
  if (node.type !== 'list' && node.type !== 'listItem') return true
  return node.children.every((child) => noteLines(child, clear))
}
