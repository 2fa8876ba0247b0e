import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportText, type VisibleText, visitTexts } from '../dialect/visible-text.ts'

const block = /^\$\$[^$]/
const display = /(?<![\\$])\$\$[^$\n`]+\$\$(?!\$)/
const letter = /(?<![\\$\w])\$[A-Za-z]\$(?![\w$])/
const inline =
  /(?<![\\$\w])\$(?=\S)[^$\n`]*(?:\\[a-zA-Z]+|[\^_]\{?\w)[^$\n`]*(?<=[^\s\\])\$(?![\w$])/

/**
 * Report formulas on a site that renders none. Dollar signs are common in prose, so only what has a command, an index or
 * a power, or is a single letter counts. Position: after all other syntax.
 *
 * In: `$x^2$`. Out: the same, and a message.
 */
export function remarkFormulasOff() {
  return (tree: Root, file: VFile): void => visitTexts(tree, file, checkFormulas)
}

function checkFormulas(found: VisibleText): void {
  const { text } = found
  const written = block.test(text)
    ? '$$'
    : (display.exec(text) ?? inline.exec(text) ?? letter.exec(text))?.[0]
  if (written === undefined) return
  reportText(found, written, {
    rule: 'math-off',
    reason: `\`${written}\` looks like a formula, but this site renders none, so readers see its source.`,
    help: 'Install KaTeX (`npm install katex`) and set `markdown: { math: true }`. For a dollar sign, write `\\$`.',
  })
}
