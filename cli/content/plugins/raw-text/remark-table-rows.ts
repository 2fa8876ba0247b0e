import type { Root, Table, TableRow } from 'mdast'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { delimiterRow } from '../../sources/line-guards.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

/**
 * Report cells beyond the columns of their table, which no reader sees, and lines of text that became
 * rows because they are directly below a table. Position: after all other syntax.
 *
 * In: `a | b`, `- | -`, `1 | 2 | 3`. Out: the same, and a message.
 */
export function remarkTableRows() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'table', (table) => {
      if (!isWritten(table, file)) return
      const [head, ...rows] = table.children
      for (const row of rows) checkRow(row, { columns: columnsOf(table, head), file })
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
