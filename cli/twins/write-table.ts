// Tables as GFM has them: one row a line, and nothing but inline content in cells.
import type { Element } from 'hast'
import {
  attributeOf,
  contentOf,
  elementsOf,
  hasClass,
  type Node,
  plainText,
  type Scope,
  type WriteElement,
  type Writer,
} from './writer.ts'
import { writeLabel } from './write-label.ts'
import { isList, itemsOf } from './write-lists.ts'
import { foldSpace } from '../primitives/text/fold-space.ts'
import { largest, pushAll } from '../primitives/long-lists.ts'

/** A table; without a row of headers, that row is empty. */
export const writeTable: WriteElement = (table, writer, scope) => {
  if (table.tagName !== 'table') return undefined
  const rows = rowsOf(table)
  const writeOne = (nodes: readonly Node[]): string =>
    writeCell(nodes, writer, { ...scope, inCell: true })
  const taken: number[] = []
  const cells = rows.map((row) =>
    cellsOf(row, taken, (cell, isFirst) => {
      const content = contentOf(cell, writer)
      return writeOne(
        isFirst ? [...contentOf({ ...row, children: [] }, writer), ...content] : content,
      )
    }),
  )
  const width = largest(
    cells.map((row) => row.length),
    1,
  )
  const hasHead = rows[0] !== undefined && isHead(rows[0], table)
  const head = hasHead ? (cells[0] ?? []) : []
  const alignments = elementsOf(rows[0]?.children ?? []).map(alignOf)
  const lines = [
    toRow(head, width),
    `| ${Array.from({ length: width }, (_, index) => alignments[index] ?? '---').join(' | ')} |`,
    ...cells.slice(hasHead ? 1 : 0).map((row) => toRow(row, width)),
  ]
  const caption = elementsOf(table.children).find(({ tagName }) => tagName === 'caption')
  const title = caption === undefined ? '' : writeLabel(caption.children, writer, scope)
  return `${title === '' ? '' : `${title}\n\n`}${lines.join('\n')}`
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

/**
 * The texts of a row. GFM has no cells over several columns or rows, so the places that one covers
 * are empty. `taken` is the number of rows below the last one that cells cover, by column.
 */
function cellsOf(
  row: Element,
  taken: number[],
  write: (cell: Element, isFirst: boolean) => string,
): string[] {
  const texts: string[] = []
  const skipTaken = (): void => {
    for (let left = taken[texts.length] ?? 0; left > 0; left = taken[texts.length] ?? 0) {
      taken[texts.length] = left - 1
      texts.push('')
    }
  }
  for (const [index, cell] of elementsOf(row.children).entries()) {
    skipTaken()
    const height = spanOf(cell, 'rowSpan')
    for (let part = 0; part < spanOf(cell, 'colSpan'); part += 1) {
      taken[texts.length] = height - 1
      texts.push(part === 0 ? write(cell, index === 0) : '')
    }
  }
  skipTaken()
  return texts
}

const spanOf = (cell: Element, name: 'colSpan' | 'rowSpan'): number =>
  Math.min(Math.max(Number(attributeOf(cell, name) ?? 1) || 1, 1), 100)

function writeCell(nodes: readonly Node[], writer: Writer, scope: Scope): string {
  const lines = nodes.some((node) => writer.isBlock(node))
    ? toLines(nodes, writer, scope)
    : [foldSpace(writer.inline(nodes, scope))]
  return lines
    .filter((line) => line !== '')
    .join('<br>')
    .replaceAll('|', String.raw`\|`)
}

/** Each block of a cell is a line: a paragraph, an item, a line of code. */
function toLines(nodes: readonly Node[], writer: Writer, scope: Scope): string[] {
  const lines: string[] = []
  let run: Node[] = []
  const flush = (): void => {
    lines.push(foldSpace(writer.inline(run, scope)))
    run = []
  }
  for (const node of nodes) {
    if (node.type !== 'element' || !writer.isBlock(node)) {
      run.push(node)
      continue
    }
    flush()
    pushAll(lines, blockLines(node, writer, scope))
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
  if (isList(block))
    return itemsOf(block).flatMap(({ item, number }) => {
      const mark = number === undefined ? '•' : `${number}.`
      const [first = '', ...others] = toLines(item.children, writer, scope).filter(Boolean)
      return [`${mark} ${first}`, ...others]
    })
  return toLines(block.children, writer, scope)
}

function toRow(cells: readonly string[], width: number): string {
  const all = [...cells, ...Array.from({ length: width - cells.length }, () => '')]
  return `|${all.map((cell) => (cell === '' ? '  ' : ` ${cell} `)).join('|')}|`
}
