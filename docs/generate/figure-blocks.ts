// The parts of written pages that are made from the figures, between two comments.
import { speedParagraph } from './compare-figures.ts'
import type { Figures } from './figures.ts'
import { headlineNumbers } from './headline-figures.ts'

const start = '<!-- figures: made by `npm run docs:reference` from docs/generate/figures.json -->'
const end = '<!-- /figures -->'

/** What the block of each file contains, by path in the repository. */
const blocks: Readonly<Record<string, (figures: Figures) => string>> = {
  'README.md': (figures) =>
    headlineNumbers(figures)
      .map((line) => `- ${line}`)
      .join('\n'),
  'docs/content/guides/performance.md': speedParagraph,
  'docs/content/explanation/comparison.md': speedParagraph,
}

/** The files with a block. */
export const filesWithFigures: readonly string[] = Object.keys(blocks)

/** The text of such a file with the block replaced. */
export function withFigures(path: string, text: string, figures: Figures): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  const block = blocks[path]
  if (block === undefined || from === -1 || to < from)
    throw new Error(`${path} has no place for the figures.`)
  const content = block(figures)
  const inner = content === '' ? '' : `${content}\n\n`
  return `${text.slice(0, from)}${start}\n\n${inner}${text.slice(to)}`
}
