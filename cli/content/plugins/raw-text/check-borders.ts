import type { Node, Parent, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { report } from '../../reporting/report-message.ts'

/** A line of signs above a text and another one below it: a title of reStructuredText, or a block of AsciiDoc. */
const overline = /^[ \t>]*(?<border>={3,}|~{3,}|\^{3,}|#{3,})[ \t]*\n[ \t>]*(?<text>\S[^\n]*)\n/

/**
 * Report lines of signs that were meant as the border of a heading or a block, but that Markdown reads as a
 * part of the heading or as a line across the page. `parent` contains blocks.
 */
export function checkBorders(parent: Parent, file: VFile): void {
  parent.children.forEach((node, index) => {
    if (node.type === 'heading') checkOverline(node, file)
    if (node.type === 'thematicBreak') checkRule(node, parent.children[index - 1], file)
    const above = parent.children[index - 1]
    if (node.type === 'heading' && above?.type === 'thematicBreak') checkBlock(node, above, file)
  })
}

const sourceOf = ({ position }: Node, file: VFile): string =>
  String(file).slice(position?.start.offset ?? 0, position?.end.offset ?? 0)

const lineOf = (node: Node, side: 'start' | 'end'): number => node.position?.[side].line ?? -1

function checkOverline(node: Node, file: VFile): void {
  const { border, text } = overline.exec(sourceOf(node, file))?.groups ?? {}
  if (border === undefined || text === undefined) return
  report(file, node, {
    rule: 'unparsed-block',
    reason: `\`${border.slice(0, 3)}\` above ${quoteSource(text)} is a part of the heading, because Markdown only reads the line below it.`,
    help: 'Write `#` and a space before the text, and remove the lines of signs.',
  })
}

/** Asterisks or underscores as long as the single line above them were meant to underline it. */
function checkRule(node: Node, above: RootContent | undefined, file: VFile): void {
  if (above?.type !== 'paragraph' || lineOf(above, 'end') !== lineOf(node, 'start') - 1) return
  const text = sourceOf(above, file)
  const signs = sourceOf(node, file).trim()
  if (text.includes('\n') || !/^(?:\*{4,}|_{4,})$/.test(signs)) return
  if (Math.abs(Array.from(text).length - signs.length) > 2) return
  report(file, node, {
    rule: 'unparsed-block',
    reason: `\`${signs.slice(0, 3)}\` below ${quoteSource(text)} draws a line across the page, so readers see a paragraph instead of a heading.`,
    help: 'Write `##` and a space before the text, and remove the line of signs.',
  })
}

/** A line across the page, and a heading directly below it that hyphens underline. */
function checkBlock(node: Node, above: Node, file: VFile): void {
  if (lineOf(above, 'end') !== lineOf(node, 'start') - 1) return
  const [, text] = /^([^\n]+)\n[ \t>]*-{3,}[ \t]*$/.exec(sourceOf(node, file)) ?? []
  if (text === undefined || !/^-{3,}$/.test(sourceOf(above, file).trim())) return
  report(file, node, {
    rule: 'unparsed-block',
    reason: `${quoteSource(text)} is between two lines of hyphens, which make a line across the page and a heading of it.`,
    help: 'Write a code fence, a table or `##` and a space before a heading, or leave blank lines around lines across the page.',
  })
}
