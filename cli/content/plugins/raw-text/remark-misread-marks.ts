import type { Emphasis, Root, Strong } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/**
 * Report marks that make text bold or italic although they were not meant to: those of names such as
 * `__init__`, those of products such as `2*a*b`, and those that begin bold text within bold text
 * instead of ending it. Position: after all other syntax.
 *
 * In: `**Note:**Text and **more**`. Out: the same, and a message.
 */
export function remarkMisreadMarks() {
  return (tree: Root, file: VFile): void => {
    const whole = String(file)
    if (!/__[a-z]|\w\*\S|\*\*/.test(whole)) return
    visit(tree, (node) => {
      if (node.type !== 'strong' && node.type !== 'emphasis') return
      const from = node.position?.start.offset
      if (from === undefined) return
      const found = { from, source: whole.slice(from, node.position?.end.offset), whole }
      if (node.type === 'emphasis') return checkProduct(found, file)
      checkName(found, file)
      checkInner(node, found, file)
    })
  }
}

interface Marked {
  readonly from: number
  readonly source: string
  readonly whole: string
}

/** An asterisk between two factors; italic parts of words have letters only. */
function checkProduct({ from, source, whole }: Marked, file: VFile): void {
  const inner = source.slice(1, -1)
  const isInside =
    /[\dA-Za-z)]$/.test(whole.slice(Math.max(0, from - 1), from)) &&
    /^[\dA-Za-z(]/.test(whole.slice(from + source.length))
  if (!source.startsWith('*') || !isInside || /^[A-Za-z]{3,}$/.test(inner)) return
  report(file, nodeAt(file, from), {
    rule: 'unparsed-emphasis',
    reason: `${quoteSource(source)} is italic, because the asterisks touch what is between them, so readers don't see them.`,
    help: 'Put the whole expression in backticks, or write `\\*` for each asterisk.',
  })
}

/** Asterisks that should have ended bold text: a letter follows them, and punctuation is before them. */
function checkInner(outer: Strong, { source, whole }: Marked, file: VFile): void {
  if (!source.startsWith('**')) return
  const inner = firstInner(outer)
  const from = inner?.position?.start.offset
  if (from === undefined || !whole.startsWith('**', from)) return
  report(file, nodeAt(file, from), {
    rule: 'unparsed-emphasis',
    reason: `These asterisks begin bold text within bold text, because ${why(whole, from)}.`,
    help: 'Move punctuation and spaces out of the asterisks that should end the text, or write `<strong>` around it.',
  })
}

const why = (whole: string, from: number): string =>
  /\s/.test(whole[from - 1] ?? '')
    ? 'a space is before them'
    : 'a letter follows them where punctuation is before them'

function firstInner({ children }: Strong | Emphasis): Strong | undefined {
  for (const child of children) {
    if (child.type === 'strong') return child
    if (child.type !== 'emphasis') continue
    const found = firstInner(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** Names of Python and JavaScript, whose underscores are lost. */
const name = /^__[a-z][a-z\d_]*__$/
const beside = /^(?:\.[a-z]|\(\)?)/

function checkName({ from, source, whole }: Marked, file: VFile): void {
  if (!name.test(source)) return
  const isName =
    beside.test(whole.slice(from + source.length)) || /[\w)]\.$/.test(whole.slice(0, from))
  if (!isName && !/^__(?:init|main|dict|proto|repr|getattr|pycache)__$/.test(source)) return
  report(file, nodeAt(file, from), {
    rule: 'unparsed-emphasis',
    reason: `\`${source}\` looks like a name, but its underscores make it bold, so readers don't see them.`,
    help: `Put the whole name in backticks, or write \`\\_\\_\` on both sides.`,
  })
}
