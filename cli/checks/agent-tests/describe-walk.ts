import { questionWords } from './score-links.ts'
import type { Walk } from './walk-site.ts'

/** A page or section that a question must lead to. */
export interface LostTarget {
  /** As in the file: `/path#id`. */
  readonly target: string
  /** The path of its Markdown. */
  readonly file: string
  /** How many characters of the file must be read; undefined for a file that doesn’t exist. */
  readonly end: number | undefined
}

interface Asked {
  readonly question: string
  readonly budget: number
}

/** Say why a question did not lead to a target, what was read instead, and what to do. */
export function describeWalk(
  walk: Walk,
  lost: LostTarget,
  { question, budget }: Asked,
): { readonly message: string; readonly help: string } {
  const { reason, fix } = explain(walk, lost, question)
  return {
    message: `The question \`${question}\` doesn’t lead from \`llms.txt\` to \`${lost.target}\` within ${format(budget)} characters: ${reason}`,
    help: `${fix} Read were ${walk.files.map(formatFile).join(', ')}.`,
  }
}

function explain({ files, waiting }: Walk, { file, end = 0 }: LostTarget, question: string) {
  const read = files.find(({ path }) => path === file)
  if (read !== undefined)
    return {
      reason: `only the first ${format(read.read)} characters of \`${file}\` fitted, and ${format(end)} are needed.`,
      fix: 'Move the section up, split the page, or shorten what is read before it.',
    }
  const at = waiting.findIndex(({ path }) => path === file)
  const found = waiting[at]
  if (found === undefined)
    return {
      reason: `nothing that was read links to \`${file}\`.`,
      fix: 'Add the page to a sidebar, so that `llms.txt` lists it, or link to it from a page that the question leads to.',
    }
  const lacking = [...questionWords(question)].filter(([stem]) => !found.words.has(stem))
  const words = lacking.map(([, word]) => `\`${word}\``).join(', ')
  const fix =
    words === ''
      ? 'Make the descriptions of the pages before it more specific, or shorten these pages.'
      : `The links to it lack ${words}: write what readers call it into the \`description\` of the page.`
  if (found.score === 0) return { reason: `the links to \`${file}\` share no word with it.`, fix }
  const before =
    at === 0
      ? 'the budget was used up by then'
      : `${at === 1 ? 'another page' : `${at} other pages`} would come first`
  return { reason: `\`${file}\` was not read, because ${before}.`, fix }
}

const format = (count: number): string => count.toLocaleString('en-US')

function formatFile({ path, read, size }: Walk['files'][number]): string {
  const amount = read === size ? format(read) : `the first ${format(read)} of ${format(size)}`
  return `\`${path}\` (${amount})`
}
