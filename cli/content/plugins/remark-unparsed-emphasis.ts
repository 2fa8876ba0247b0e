import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { visit } from '../visit.ts'
import { report } from '../report-message.ts'

/** Two pairs around words; not `2 ** 3 ** 4`, where no pair touches what it stands around, nor `a**b**c`. */
const shown = /(?<![\w*/\\])\*\*(?:[^\s*][^*\n]*|[^*\n]*[^\s*])\*\*(?![\w*/])/

/**
 * Find stars that were meant to make words bold and are shown instead: a space stands within them, or a mark of a language
 * that has no spaces. Position: last of the syntax.
 *
 * In: `** Words**`. Out: the same, and a finding.
 */
export function remarkUnparsedEmphasis(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const source = String(file)
    visit(tree, 'text', (node) => {
      if (!node.value.includes('**')) return
      const { start, end } = node.position ?? {}
      // As written: stars behind a backslash are meant as stars.
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
