import type { Nodes, Paragraph, Parents, Root, Table, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { delimiterRow } from '../../sources/line-guards.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/** A line between pipes: with at least two cells, and with any number of them. */
const rowLine = /^[ \t>]*\|(?:\\.|[^|\\])*\|(?:\\.|[^|\\])*\|.*$/
const cellLine = /^[ \t>]*\|.*[^\\]\|[ \t]*$/

/**
 * Report cells beyond the last column of their table, which readers don't see, lines of text that
 * became rows because they follow a table directly, and rows outside a table. Position: after all
 * other syntax.
 *
 * In: `a | b`, `- | -`, `1 | 2 | 3`. Out: the same, and a message.
 */
export function remarkTableRows() {
  return (tree: Root, file: VFile): void => {
    if (!String(file).includes('|')) return
    visit(tree, (node, index, parent) => {
      if (node.type === 'paragraph') checkParagraph(node, { parent, index: index ?? 0 }, file)
      if (node.type !== 'table' || !isWritten(node, file)) return
      const [head, ...rows] = node.children
      for (const row of rows) checkRow(row, { columns: columnsOf(node, head), file })
    })
  }
}

/** Where a block is among others. */
interface Position {
  readonly parent: Parents | undefined
  readonly index: number
}

/** The block above a block, comments aside. */
const before = ({ parent, index }: Position): Nodes | undefined =>
  parent?.children
    .slice(0, index)
    .findLast((node) => node.type !== 'html' || !node.value.startsWith('<!--'))

/** Report a paragraph that is nothing but rows: below a table, or without the line below its header. */
function checkParagraph(node: Paragraph, position: Position, file: VFile): void {
  const from = node.position?.start.offset
  if (from === undefined) return
  const lines = textBetween(file, from, node.position?.end.offset).split(/\r\n?|\n/)
  const above = before(position)
  const next = position.parent?.children[position.index + 1]
  if (isAboveTable(node, next) && lines.every((line) => rowLine.test(line)))
    return reportAbove(node, lines[0] ?? '', file)
  if (isBelowHeader(lines, above, file)) return reportGap(node, lines[0] ?? '', file)
  const isBare = isBareTable(node, lines)
  if (!isBare && lines.some((line) => !cellLine.test(line) || delimiterRow.test(line))) return
  const isBelow = !isBare && above?.type === 'table' && isWritten(above, file)
  if (!isBare && !isBelow && (lines.length < 2 || !lines.every((line) => rowLine.test(line))))
    return
  report(file, node, {
    rule: 'table-row',
    reason: `${quoteSource(lines[0] ?? '')} ${isBelow ? 'is separated from the table above it' : 'has no line such as `| --- | --- |` below it'}, so readers see ${lines.length === 1 ? 'it as it is' : 'the lines as they are'} written instead of a table.`,
    help: isBelow
      ? 'Remove the blank lines and comments between the rows, or write a header for another table.'
      : 'Write a line of hyphens and pipes below the header of the table.',
  })
}

/** Lines with as many pipes between their words as the first one; lists of links have such lines, too. */
function isBareTable({ children }: Paragraph, lines: readonly string[]): boolean {
  if (children.some(({ type }) => /^(?:link|image|jsx|html)/.test(type))) return false
  const [columns = 0, ...others] = lines.map(countCells)
  return columns > 1 && others.length > 0 && others.every((cells) => cells === columns)
}

/** 0 for a line with a pipe at its start. */
const countCells = (line: string): number =>
  /^[ \t>]*\|/.test(line)
    ? 0
    : line.replaceAll(/`[^`]*`/g, 'x').split(/\S[ \t]+\|(?=[ \t]+\S)/).length

const isAboveTable = (node: Paragraph, next: Nodes | undefined): boolean =>
  next?.type === 'table' && next.position?.start.line === (node.position?.end.line ?? 0) + 1

function reportAbove(node: Paragraph, row: string, file: VFile): void {
  report(file, node, {
    rule: 'table-row',
    reason: `${quoteSource(row)} is above the header of a table, which is the line before \`| --- |\`, so readers see its pipes.`,
    help: 'Write the line of hyphens directly below the first row.',
  })
}

/** A blank line separates the header of a table from the line of hyphens below it. */
function isBelowHeader(lines: readonly string[], above: Nodes | undefined, file: VFile): boolean {
  const [delimiters = ''] = lines
  if (above?.type !== 'paragraph' || !delimiterRow.test(delimiters)) return false
  const { start, end } = above.position ?? {}
  const header = textBetween(file, start?.offset ?? 0, end?.offset)
  return rowLine.test(header) && !header.includes('\n') && cellLine.test(delimiters.trim())
}

function reportGap(node: Paragraph, delimiters: string, file: VFile): void {
  report(file, node, {
    rule: 'table-row',
    reason: `${quoteSource(delimiters)} is separated from the header above it, so readers see the lines as they are written instead of a table.`,
    help: 'Remove the blank lines and comments between them.',
  })
}

/** False for a table that a plugin has made or that is part of another file: its places aren't in this text. */
function isWritten({ position }: Table, file: VFile): boolean {
  const [, delimiters = ''] = textBetween(
    file,
    position?.start.offset ?? 0,
    position?.end.offset,
  ).split(/\r\n?|\n/)
  return delimiterRow.test(delimiters)
}

const columnsOf = ({ align }: Table, head: TableRow | undefined): number =>
  align?.length ?? head?.children.length ?? 0

interface Around {
  readonly columns: number
  readonly file: VFile
}

function checkRow(row: TableRow, { columns, file }: Around): void {
  const start = row.position?.start.offset
  if (start === undefined) return
  const lost = row.children.slice(columns).find((cell) => cell.children.length > 0)
  if (lost !== undefined) {
    const at = lost.children[0]?.position?.start.offset ?? lost.position?.start.offset ?? start
    const written = textBetween(file, at, lost.position?.end.offset).replace(
      /(?<!\s)\s*(?:\|\s*)?$/,
      '',
    )
    report(file, nodeAt(file, at), {
      rule: 'table-row',
      reason: `${quoteSource(written)} is after the last of the ${columns} columns of the table, so readers don't see it.`,
      help: 'Write a pipe within a cell as `\\|`, also in code, or add a column to the header.',
    })
    return
  }
  const source = textBetween(file, start, row.position?.end.offset)
  if (columns < 2 || source.includes('|')) return
  report(file, row, {
    rule: 'table-row',
    reason: `${quoteSource(source)} is directly below a table, so it became a row of the table.`,
    help: 'Leave a blank line below the table, or write the row with pipes.',
  })
}

const textBetween = (file: VFile, from: number, to: number | undefined): string =>
  String(file).slice(from, to)
