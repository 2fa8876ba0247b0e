// Room: reports about an author's text: rules, messages with places, diagnostics
import type { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import type { Node, Point } from 'unist'
import { contentRules } from './content-rules.ts'
import { lastAtOrBelow } from '../../../runtime/shared/last-at-or-below.ts'
import { splitLines } from '../../primitives/text/lines.ts'

/** A plugin's report about a piece of the source; the rule decides its severity. */
export interface MessageInput {
  readonly rule: keyof typeof contentRules
  /** The finding (in backticks) and why it is a problem. */
  readonly reason: string
  /** How to fix it. */
  readonly help?: string
  /** Lines below the start of the node; 0 when left out. */
  readonly lineOffset?: number
  /**
   * What to point to in that line; the node's start, or the line's, when left out or not found
   * there.
   */
  readonly word?: string
  /** The column to point to in that line of a fence; counts from 1 in its code. */
  readonly column?: number
}

/** Add a message to the file. `ruleId` is the rule and `note` the help; `toDiagnostic` adds the severity. */
export function report(file: VFile, node: Node | undefined, input: MessageInput): VFileMessage {
  const start = node?.position?.start
  const message = file.message(input.reason, {
    ...(start && { place: placeOf(file, start, input) }),
    ruleId: input.rule,
    source: 'docs-ssg',
  })
  message.fatal = contentRules[input.rule].severity === 'error'
  if (input.help !== undefined) message.note = input.help
  return message
}

/** Report a problem that makes the rest of the page unreadable, and stop. */
export function rejectPage(file: VFile, node: Node, input: MessageInput): never {
  throw report(file, node, input)
}

/** The start of a line (from 1), for problems that don't belong to a node of the tree. */
export function lineStart(line: number): Node {
  const point = { line, column: 1 }
  return { type: 'line', position: { start: point, end: point } }
}

/** A place in the text of the file, for problems inside a node. */
export function nodeAt(file: VFile, offset: number): Node {
  const source = String(file)
  const known = lineStarts.get(file)
  const starts = known?.source === source ? known.starts : findLineStarts(source)
  if (starts !== known?.starts) lineStarts.set(file, { source, starts })
  const line = lastAtOrBelow(starts, offset)
  const point = { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset }
  return { type: 'text', position: { start: point, end: point } }
}

/** A page may have thousands of findings, so the starts of its lines are found once. */
const lineStarts = new WeakMap<
  VFile,
  { readonly source: string; readonly starts: readonly number[] }
>()

function findLineStarts(source: string): readonly number[] {
  const starts = [0]
  for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1))
    starts.push(at + 1)
  return starts
}

function placeOf(file: VFile, start: Point, { lineOffset = 0, word, column }: MessageInput): Point {
  const line = start.line + lineOffset
  if (column !== undefined) return { line, column: start.column - 1 + column }
  const text = word === undefined ? undefined : lineAt(file, start, lineOffset)
  const at = text?.indexOf(word ?? '', lineOffset === 0 ? start.column - 1 : 0) ?? -1
  if (at !== -1) return { line, column: at + 1 }
  return lineOffset === 0 ? start : { line, column: 1 }
}

/** A whole line of the file. A page may have thousands of findings, so the line of a node is found by its offset. */
function lineAt(
  file: VFile,
  { line, column, offset }: Point,
  lineOffset: number,
): string | undefined {
  const source = String(file)
  const from = (offset ?? 0) - column + 1
  const isStart = from === 0 || source[from - 1] === '\n'
  if (offset === undefined || lineOffset !== 0 || from < 0 || !isStart)
    return splitLines(source)[line - 1 + lineOffset]
  const end = source.indexOf('\n', from)
  return source.slice(from, end === -1 ? undefined : end)
}
