// Grids of cards: a list in `<div class="grid cards" markdown>` or in a block `/// html`. It runs
// before all other rewriting, because the contents of its items lose their indent.
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, offsetOfColumn, type SourceLine } from '../../rewrite/source-line.ts'
import type { Blocks } from './block.ts'
import { emojiOfIcon } from './icon-emoji.ts'
import { findClose } from './find-close.ts'
import type { Inserted } from './insert-snippets.ts'
import { readBlocks } from './read-blocks.ts'

interface Grid {
  readonly first: number
  readonly last: number
  /** Indexes of the lines with which items begin. */
  readonly items: readonly number[]
}

const htmlGrid = /^<(div|ul)\b(?=[^>]*\smarkdown\b)[^>]*\bclass="(?=[^"]*\bgrid\b)[^"]*\bcards\b/
const lateHtmlGrid = /^<(div|ul)\b[^>]*\bclass="(?=[^"]*\bgrid\b)[^"]*\bcards\b[^>]*\smarkdown\b/
const slashGrid = /^(\/{3,})[ \t]*html[ \t]*\|[ \t]*div(?=[.\w]*\.grid\b)[.\w]*\.cards\b/
const bullet = /^([-*+])[ \t]+/

/** Write each grid of a page as `<Cards>`; a grid that isn't a list stays. */
export function rewriteCards(source: string, newline: string): Inserted {
  if (!/\bgrid\b/.test(source)) return { source, findings: [] }
  const blocks = readBlocks(source)
  const changes: Change[] = []
  const findings: Finding[] = []
  for (const grid of listGrids(blocks)) {
    findings.push({ what: 'cards', line: grid.first + 1 })
    writeGrid(grid, { blocks, changes, findings, newline })
  }
  return { source: applyChanges(source, changes), findings }
}

function listGrids(blocks: Blocks): readonly Grid[] {
  return blocks.lines.flatMap((line, first) => {
    if (blocks.kinds[first] !== 'prose') return []
    const last = findLast(first, bodyOf(line), blocks)
    const items = last === undefined ? [] : listItems(first, last, blocks)
    return last === undefined || items.length === 0 ? [] : [{ first, last, items }]
  })
}

function findLast(first: number, body: string, blocks: Blocks): number | undefined {
  const [, tag] = htmlGrid.exec(body) ?? lateHtmlGrid.exec(body) ?? []
  if (tag !== undefined) return findClose(first, tag, blocks)
  const [, slashes] = slashGrid.exec(body) ?? []
  if (slashes === undefined) return undefined
  const at = blocks.lines.findIndex((line, index) => index > first && bodyOf(line) === slashes)
  return at === -1 ? undefined : at
}

/** Empty if the grid has anything but a list. */
function listItems(first: number, last: number, { lines, kinds }: Blocks): readonly number[] {
  const inside = lines.slice(first + 1, last)
  const column = inside.find(({ isBlank }) => !isBlank)?.indent
  const outer = inside
    .map((line, at) => ({ line, index: first + 1 + at }))
    .filter(({ line, index }) => line.indent === column && !line.isBlank && kinds[index] !== 'code')
  return outer.every(({ line }) => bullet.test(bodyOf(line))) ? outer.map(({ index }) => index) : []
}

interface Writer {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  readonly newline: string
}

function writeGrid({ first, last, items }: Grid, writer: Writer): void {
  const { lines } = writer.blocks
  const head = lines[first]
  if (!head) return
  const indent = head.text.slice(0, head.text.length - bodyOf(head).length)
  replaceLine(lines[first], `${indent}<Cards>`, writer)
  replaceLine(lines[last], `${indent}</Cards>`, writer)
  for (const [at, start] of items.entries())
    writeCard({ start, end: items[at + 1] ?? last, indent }, writer)
}

interface CardLines {
  readonly start: number
  /** Index of the line after the item. */
  readonly end: number
  readonly indent: string
}

function writeCard({ start, end, indent }: CardLines, writer: Writer): void {
  const { blocks, changes, findings, newline } = writer
  const { lines, kinds } = blocks
  const line = lines[start]
  if (!line) return
  const text = bodyOf(line).replace(bullet, '')
  const title = readTitle(text, lines[start + 1])
  const opening =
    title === undefined
      ? [`<Card>`, '', text]
      : [`<Card title="${title.text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`]
  if (title?.lostIcon !== undefined)
    findings.push({ what: 'icon', line: start + 1, lost: `the icon \`${title.lostIcon}\`` })
  replaceLine(line, opening.map((part) => (part === '' ? '' : indent + part)).join(newline), writer)
  let last = start
  for (let index = start + 1; index < end; index += 1) {
    const inner = lines[index]
    if (!inner || inner.isBlank) continue
    const isRule = last === start && /^(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(bodyOf(inner))
    last = index
    if (isRule && kinds[index] === 'prose' && lines[index - 1]?.isBlank === true) {
      changes.push({ start: inner.start, end: lines[index + 1]?.start ?? inner.start, text: '' })
      continue
    }
    const from = offsetOfColumn(inner, line.indent)
    const to = offsetOfColumn(inner, line.indent + 4)
    changes.push({ start: inner.start + from, end: inner.start + to, text: '' })
  }
  const tail = lines[last]
  if (!tail) return
  const at = tail.start + tail.text.length
  changes.push({ start: at, end: at, text: `${newline}${newline}${indent}</Card>` })
}

interface Title {
  readonly text: string
  /** Name of the icon that is left out. */
  readonly lostIcon: string | undefined
}

/** Bold text alone in the first paragraph. The icon before it becomes an emoji, or is left out. */
function readTitle(written: string, next: SourceLine | undefined): Title | undefined {
  if (next?.isBlank !== true) return undefined
  const pattern = /^(?::([\w-]+):(?:\{[^{}]*\})?[ \t]*)?(\*\*|__)([^*_`[\]<>{}:\\]+)\2[ \t]*$/
  const [, icon, , text] = pattern.exec(written) ?? []
  if (text === undefined) return undefined
  if (icon === undefined) return { text, lostIcon: undefined }
  const emoji = emojiOfIcon(icon)
  return emoji === undefined
    ? { text, lostIcon: icon }
    : { text: `${emoji} ${text}`, lostIcon: undefined }
}

function replaceLine(line: SourceLine | undefined, text: string, { changes }: Writer): void {
  if (line) changes.push({ start: line.start, end: line.start + line.text.length, text })
}
