import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportTextAt, type VisibleText, visitTexts } from '../dialect/visible-text.ts'

const block = /^\$\$[^$]/
const display = /(?<![\\$])\$\$[^$\n`]+\$\$(?!\$)/
const letter = /(?<![\\$\w])\$[A-Za-z]\$(?![\w$])/
const inline =
  /(?<![\\$\w])\$(?=\S)[^$\n`]*(?:\\[a-zA-Z]+|[\^_]\{?\w)[^$\n`]*(?<=[^\s\\])\$(?![\w$])/
/** Text that is probably a formula, from left to right. */
export const formula = new RegExp(
  [display, inline, letter].map(({ source }) => source).join('|'),
  'g',
)

/**
 * Report formulas on a site that renders none. Dollar signs are common in prose, so only text with a
 * command, an index or a power, and single letters count. Position: after all other syntax.
 *
 * In: `$x^2$`. Out: the same, and a message.
 */
export function remarkFormulasOff() {
  return (tree: Root, file: VFile): void => visitTexts(tree, file, checkFormulas)
}

function checkFormulas(found: VisibleText): void {
  const { text } = found
  if (!text.includes('$')) return
  if (block.test(text)) {
    reportFormula(found, '$$', 0)
    return
  }
  let end = 0
  for (const { 0: written, index } of text.matchAll(formula)) {
    // What follows a formula directly would begin inside it.
    if (index >= end) reportFormula(found, written, index)
    end = index + written.length
  }
}

function reportFormula(found: VisibleText, written: string, index: number): void {
  reportTextAt(
    found,
    { index, written },
    {
      rule: 'math-off',
      reason: `\`${written}\` looks like a formula, but math is off on this site, so readers see the source of the formula.`,
      help: 'Install KaTeX (`npm install katex`) and set `markdown: { math: true }`. For a dollar sign, write `\\$`.',
    },
  )
}
