// Tables as GFM has them: one row a line, and nothing but inline content in cells.
import type { Element } from 'hast'
import {
  attributeOf,
  elementsOf,
  hasClass,
  type Node,
  plainText,
  type Scope,
  type WriteElement,
  type Writer,
} from './writer.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'

/** A table; without a row of headers, that row is empty. */
export const writeTable: WriteElement = (table, writer, scope) => {
  if (table.tagName !== 'table') return undefined
  const rows = rowsOf(table)
  const cells = rows.map((row) => cellsOf(row, writer, { ...scope, inCell: true }))
  const width = Math.max(1, ...cells.map((row) => row.length))
  const hasHead = rows[0] !== undefined && isHead(rows[0], table)
  const head = hasHead ? (cells[0] ?? []) : []
  const alignments = elementsOf(rows[0]?.children ?? []).map(alignOf)
  const lines = [
    toRow(head, width),
    `| ${Array.from({ length: width }, (_, index) => alignments[index] ?? '---').join(' | ')} |`,
    ...cells.slice(hasHead ? 1 : 0).map((row) => toRow(row, width)),
  ]
  const caption = elementsOf(table.children).find(({ tagName }) => tagName === 'caption')
  const title = caption === undefined ? '' : writer.inline(caption.children, scope).trim()
  return `${title === '' ? '' : `**${title}**\n\n`}${lines.join('\n')}`
}

function rowsOf({ children }: Element): readonly Element[] {
  return elementsOf(children).flatMap((child) =>
    child.tagName === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.tagName)
        ? rowsOf(child)
        : [],
  )
}

function isHead(row: Element, table: Element): boolean {
  const isInHead = elementsOf(table.children).some(
    ({ tagName, children }) => tagName === 'thead' && elementsOf(children).includes(row),
  )
  const cells = elementsOf(row.children)
  return isInHead || (cells.length > 0 && cells.every(({ tagName }) => tagName === 'th'))
}

/** Alignment is a class in articles, and an attribute in other HTML. */
function alignOf(cell: Element): string {
  const written = attributeOf(cell, 'align')
  if (written === 'center' || hasClass(cell, 'align-center')) return ':-:'
  return written === 'right' || hasClass(cell, 'align-right') ? '--:' : '---'
}

function cellsOf(row: Element, writer: Writer, scope: Scope): string[] {
  return elementsOf(row.children).flatMap((cell) => {
    const span = Number(attributeOf(cell, 'colSpan') ?? 1)
    return [
      writeCell(cell.children, writer, scope),
      ...Array.from({ length: Math.min(span, 100) - 1 }, () => ''),
    ]
  })
}

function writeCell(nodes: readonly Node[], writer: Writer, scope: Scope): string {
  const lines = nodes.some((node) => writer.isBlock(node))
    ? toLines(nodes, writer, scope)
    : [writer.inline(nodes, scope)]
  return lines
    .map((line) => foldSpace(line))
    .filter((line) => line !== '')
    .join('<br>')
    .replaceAll('|', String.raw`\|`)
}

/** Each block of a cell is a line: a paragraph, an item, a line of code. */
function toLines(nodes: readonly Node[], writer: Writer, scope: Scope): string[] {
  const lines: string[] = []
  let run: Node[] = []
  const flush = (): void => {
    lines.push(writer.inline(run, scope))
    run = []
  }
  for (const node of nodes) {
    if (node.type !== 'element' || !writer.isBlock(node)) {
      run.push(node)
      continue
    }
    flush()
    lines.push(...blockLines(node, writer, scope))
  }
  flush()
  return lines
}

function blockLines(block: Element, writer: Writer, scope: Scope): string[] {
  const part = writer.partOf(block)
  if (part) return toLines(part, writer, scope)
  if (block.tagName === 'pre')
    return plainText(block)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) =>
        writer.inline(
          [
            {
              ...block,
              tagName: 'code',
              properties: {},
              children: [{ type: 'text', value: line }],
            },
          ],
          scope,
        ),
      )
  if (block.tagName === 'li') {
    const [first = '', ...others] = toLines(block.children, writer, scope).filter(
      (line) => line.trim() !== '',
    )
    return [`• ${first}`, ...others]
  }
  return toLines(block.children, writer, scope)
}

function toRow(cells: readonly string[], width: number): string {
  const all = [...cells, ...Array.from({ length: width - cells.length }, () => '')]
  return `|${all.map((cell) => (cell === '' ? '  ' : ` ${cell} `)).join('|')}|`
}
