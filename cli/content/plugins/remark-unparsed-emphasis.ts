import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../../primitives/visit.ts'
import { report } from '../reporting/report-message.ts'

/** Two pairs around text; not `2 ** 3 ** 4`, where neither pair touches the text, nor `a**b**c`. */
const shown = /(?<![\w*/\\])\*\*(?:[^\s*][^*\n]*|[^*\n]*[^\s*])\*\*(?![\w*/])/

/**
 * Report asterisks that should make text bold and are shown instead, because a space is inside
 * them, or punctuation of a language without spaces is next to them. Position: after all other
 * syntax.
 *
 * In: `** Words**`. Out: the same, and a message.
 */
export function remarkUnparsedEmphasis(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file)
    visit(tree, 'text', (node) => {
      if (!node.value.includes('**')) return
      const { start, end } = node.position ?? {}
      // The source, in which an escaped asterisk still has its backslash.
      const written = source.slice(start?.offset ?? 0, end?.offset ?? 0)
      const found = shown.exec(written)
      if (!found) return
      report(file, node, {
        rule: 'unparsed-emphasis',
        reason: `\`${found[0]}\` is shown with its asterisks, because they make text bold only if they touch it on both sides.`,
        help: 'Move spaces out of the asterisks, and add a space between them and punctuation. Write `\\*` for a literal asterisk.',
        lineOffset: written.slice(0, found.index).split('\n').length - 1,
        word: found[0],
      })
    })
  }
}
