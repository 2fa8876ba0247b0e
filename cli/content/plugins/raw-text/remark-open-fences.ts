import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { splitLines } from '../../../primitives/text/lines.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'

/** The blocks that a line of these characters opens and closes, by type of node. */
const kinds: ReadonlyMap<string, { readonly fence: RegExp; readonly name: string }> = new Map([
  ['code', { fence: /^(?:`{3,}|~{3,})/, name: 'code fence' }],
  ['math', { fence: /^\${2,}/, name: 'formula' }],
])

/** A line that opens a fence with a language, which can't close another one. */
const opening = /^(?:`{3,}|~{3,})(?=[ \t]*[A-Za-z{.][^`]*$)/

/**
 * Report fences of code and formulas without a closing line, which contain everything below them.
 * Also report fences that seem to be nested in a fence of the same length, because the closing line
 * of the inner fence ends the outer one.
 * Position: where these blocks are still as they were parsed.
 *
 * In: ` ```js `, `a()` and a heading. Out: the same, and a message at the fence.
 */
export function remarkOpenFences(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const text = String(file)
    visit(tree, (node) => void (kinds.has(node.type) && checkClosed(node, text, file)))
  }
}

/** The parser also closes a fence at the end of its parent; then its last line is not a fence. */
function checkClosed(node: Node, text: string, file: VFile): void {
  const { start, end } = node.position ?? {}
  const kind = kinds.get(node.type)
  if (start === undefined || end === undefined || kind === undefined) return
  const lines = splitLines(text.slice(start.offset, end.offset))
  const [fence] = kind.fence.exec(lines[0] ?? '') ?? []
  const endLine = end.column === 1 ? end.line - 1 : end.line
  const last = textOf(lines[endLine - start.line] ?? '')
  // Indented code has no fence.
  if (fence === undefined) return
  if (endLine > start.line && isClosing(last, fence)) {
    const inner = lines.findIndex(
      (line, index) => index > 0 && line.includes(fence) && opensLike(textOf(line), fence),
    )
    if (inner > 0)
      report(file, node, {
        rule: 'unclosed-fence',
        reason: `This line begins no code fence, because it is within the one of line ${start.line}, which the next line of ${fence} ends.`,
        help: `Close the fence of line ${start.line} above this line. If it is to contain this one, write its first and last line with one more ${fence.charAt(0)}.`,
        lineOffset: inner,
        word: fence,
      })
    return
  }
  report(file, node, {
    rule: 'unclosed-fence',
    reason: `The ${kind.name} that begins here is never closed, so everything to line ${endLine} belongs to it.`,
    help: `Add a line with only ${fence} where it ends.`,
  })
}

/** A line without the marks of quotes and the spaces around it. */
const textOf = (line: string): string => line.trimEnd().replace(/^[\s>]+/, '')

const opensLike = (line: string, fence: string): boolean => {
  const [found = ''] = opening.exec(line) ?? []
  return found.startsWith(fence)
}

const isClosing = (line: string, fence: string): boolean =>
  line.startsWith(fence) && line === fence.charAt(0).repeat(line.length)
