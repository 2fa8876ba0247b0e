// Annotations of text: `(1)` in a block with the class `annotate`, and the ordered list after it,
// become references to footnotes and the footnotes. It runs before other rewriting.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, bodyStart, type SourceLine } from '../../rewrite/source-line.ts'
import type { Blocks } from './block.ts'
import { findClose } from './find-close.ts'
import type { Inserted } from './insert-snippets.ts'
import { readBlocks } from './read-blocks.ts'
import { readTextRuns } from './text-run.ts'

/** A block whose text has annotations, as indexes of lines. */
interface Annotated {
  readonly first: number
  readonly last: number
  /** Where the list is looked for. */
  readonly next: number
  /** A line that has nothing but the class. */
  readonly mark: number | undefined
}

/** An item of the list that explains the annotations. */
interface Item {
  readonly first: number
  readonly last: number
}

interface Writer {
  readonly source: string
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
}

/** Write the annotations of a page as footnotes. */
export function rewriteAnnotations(source: string): Inserted {
  if (!/\bannotate\b/.test(source)) return { source, findings: [] }
  const blocks = readBlocks(source)
  const writer: Writer = { source, blocks, changes: [], findings: [] }
  let count = 0
  for (const annotated of listAnnotated(blocks)) {
    const marks = listMarks(annotated, writer)
    const items = listItems(annotated.next, blocks)
    const explained = marks.filter(({ number }) => number <= items.length)
    if (explained.length === 0) continue
    const labelOf = (number: number): string => `[^annotation-${String(count + number)}]`
    for (const { start, end, number } of explained)
      writer.changes.push({ start, end, text: labelOf(number) })
    for (const [at, item] of items.entries()) writeItem(item, labelOf(at + 1), writer)
    count += items.length
    if (annotated.mark !== undefined) removeLine(blocks.lines[annotated.mark], writer)
    writer.findings.push({ what: 'annotations', line: annotated.first + 1 })
  }
  return { source: applyChanges(source, writer.changes), findings: writer.findings }
}

function listAnnotated(blocks: Blocks): readonly Annotated[] {
  const { lines, kinds } = blocks
  const boxes = blocks.all
    .filter(({ first }) => isAnnotatedBox(lines[first]))
    .map(({ first, last }) => ({ first, last, next: last + 1, mark: undefined }))
  const others = lines.flatMap((line, index): readonly Annotated[] => {
    const body = bodyOf(line)
    if (kinds[index] !== 'prose') return []
    const [, tag] =
      /^<([a-z]+)\b(?=[^>]*\smarkdown\b)[^>]*\bclass="[^"]*\bannotate\b/.exec(body) ?? []
    const close = tag === undefined ? undefined : findClose(index, tag, blocks)
    if (close !== undefined)
      return [{ first: index, last: close, next: close + 1, mark: undefined }]
    if (!/^\{:?[ \t]*(?:[.\w-]+[ \t]+)*\.annotate\b[^{}]*\}[ \t]*$/.test(body)) return []
    const before = lines.slice(0, index).findLastIndex(({ isBlank }) => isBlank)
    return [{ first: before + 1, last: index - 1, next: index + 1, mark: index }]
  })
  return [...boxes, ...others].toSorted((a, b) => a.first - b.first)
}

const isAnnotatedBox = (line: SourceLine | undefined): boolean =>
  line !== undefined && /^(?:!!!|\?\?\?\+?)[\w \t-]*[ \t]annotate(?![\w-])/.test(bodyOf(line))

interface Mark {
  readonly start: number
  readonly end: number
  readonly number: number
}

/** `(1)` in the text of a block and in its title, with the space before it. */
function listMarks({ first, last }: Annotated, { source, blocks }: Writer): readonly Mark[] {
  const from = blocks.lines[first]
  const to = blocks.lines[last]
  if (!from || !to) return []
  const runs = readTextRuns(source, blocks)
  const title = blocks.kinds[first] === 'header' ? [{ start: from.start, text: from.text }] : []
  return [...title, ...runs].flatMap(({ start, text }) =>
    [...text.matchAll(/(?<=\S)[ \t]?\((\d{1,3})\)!?/g)].flatMap(
      ({ 0: whole, 1: digits, index }) => {
        const at = start + index
        const isInside = at >= from.start && at < to.start + to.text.length
        return isInside ? [{ start: at, end: at + whole.length, number: Number(digits) }] : []
      },
    ),
  )
}

const numbered = /^\d{1,3}[.)][ \t]+/

/** The items of the ordered list that begins in the first line with text at or after `next`. */
function listItems(next: number, { lines }: Blocks): readonly Item[] {
  const start = lines.findIndex(({ isBlank }, index) => index >= next && !isBlank)
  if (start === -1) return []
  const column = lines[start]?.indent ?? 0
  const items: { first: number; last: number }[] = []
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index]
    if (!line || line.isBlank) continue
    if (line.indent === column && numbered.test(bodyOf(line)))
      items.push({ first: index, last: index })
    else if (items.length === 0 || (line.indent <= column && lines[index - 1]?.isBlank !== false))
      break
    const item = items.at(-1)
    if (item) item.last = index
  }
  return items
}

/** Lines after the first one need four columns. */
function writeItem({ first, last }: Item, label: string, { blocks, changes }: Writer): void {
  const line = blocks.lines[first]
  if (!line) return
  const marker = numbered.exec(bodyOf(line))?.[0] ?? ''
  const start = bodyStart(line)
  changes.push({ start, end: start + marker.length, text: `${label}: ` })
  for (const inner of blocks.lines.slice(first + 1, last + 1)) {
    const missing = line.indent + 4 - inner.indent
    if (inner.isBlank || missing <= 0 || missing > 3) continue
    changes.push({ start: bodyStart(inner), end: bodyStart(inner), text: ' '.repeat(missing) })
  }
}

function removeLine(line: SourceLine | undefined, { changes }: Writer): void {
  if (!line) return
  changes.push({
    start: line.start,
    end: line.start + line.text.length + line.end.length,
    text: '',
  })
}
