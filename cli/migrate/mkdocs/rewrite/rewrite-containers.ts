// Admonitions, collapsible blocks and tabs: their first lines, the indent of their contents, and the
// lines that close them.
import { admonitionHead } from './admonition-head.ts'
import { type Blocks, type Container, depthOf } from './block.ts'
import { heightOfSlashBlock } from './rewrite-slash-blocks.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, bodyStart, offsetOfColumn } from '../../rewrite/source-line.ts'
import { largest } from '../../../primitives/long-lists.ts'

interface Writer {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  /** `\n` or `\r\n`. */
  readonly newline: string
  /** Rewrites marks in a title. */
  readonly rewriteTitle: (title: string) => string
  /** Tabs with the same labels change together. */
  readonly areTabsLinked: boolean
}

/** Rewrite the containers of a page. */
export function rewriteContainers(writer: Writer): void {
  // Of blocks that end together, the inner one is closed first.
  for (const container of writer.blocks.all.toReversed()) {
    if (container.kind === 'api') continue
    dedent(container, writer)
    if (container.kind === 'admonition') rewriteAdmonition(container, writer)
    else rewriteTab(container, writer)
  }
}

/** Remove four columns from each line of the contents. */
function dedent({ first, last, column }: Container, { blocks, changes }: Writer): void {
  for (const line of blocks.lines.slice(first + 1, last + 1)) {
    const from = offsetOfColumn(line, column)
    const to = offsetOfColumn(line, column + 4)
    if (to > from) changes.push({ start: line.start + from, end: line.start + to, text: '' })
  }
}

/** Replace the first line, and write `closing` after the last one. */
function wrap(
  container: Container,
  { opening, closing }: { readonly opening: string; readonly closing: string },
  { blocks, changes, newline }: Writer,
): void {
  const { first, last, column, parent } = container
  const head = blocks.lines[first]
  const tail = blocks.lines[last]
  if (!head || !tail) return
  const indent = head.quote + ' '.repeat(Math.max(0, column - 4 * depthOf(parent)))
  const join = (text: string): string =>
    text
      .split('\n')
      .map((part, index) => (index === 0 ? part : (indent + part).trimEnd()))
      .join(newline)
  changes.push({ start: bodyStart(head), end: head.start + head.text.length, text: join(opening) })
  const end = tail.start + tail.text.length
  changes.push({ start: end, end, text: join(`\n${closing}`) })
}

/** Boxes need more colons than those inside them. */
function heightOf({ children, kind, first, last }: Container, blocks: Blocks): number {
  const inner = children.map((child) => heightOf(child, blocks))
  const slashes = blocks.lines.slice(first + 1, last + 1).map(heightOfSlashBlock)
  return largest([...inner, ...slashes], 0) + (kind === 'admonition' ? 1 : 0)
}

/** A paragraph right before the block would go on in its first line. */
function blankBefore({ first }: Container, { blocks }: Writer): string {
  const kind = blocks.kinds[first - 1]
  return kind === undefined || kind === 'blank' || kind === 'header' || kind === 'matter'
    ? ''
    : '\n'
}

function rewriteAdmonition(container: Container, writer: Writer): void {
  const line = writer.blocks.lines[container.first]
  const head = line && admonitionHead(bodyOf(line), writer.rewriteTitle)
  if (!head) return
  const colons = ':'.repeat(heightOf(container, writer.blocks) + 2)
  const opening = `${blankBefore(container, writer)}${colons}${head.text}`
  wrap(container, { opening, closing: colons }, writer)
  writer.findings.push({
    what: head.what,
    line: container.first + 1,
    ...(head.lost !== undefined && { lost: head.lost }),
  })
}

function rewriteTab(container: Container, writer: Writer): void {
  const { blocks } = writer
  const line = blocks.lines[container.first]
  if (!line) return
  const [, marks = '', label = ''] = /^===([!+]{0,2})[ \t]+"(.*)"/.exec(bodyOf(line)) ?? []
  const siblings = groupOf(container, blocks)
  const isFirst = siblings[0] === container
  const isLast = siblings.at(-1) === container
  const group = isFirst && writer.areTabsLinked ? ` groupId="${groupName(siblings, blocks)}"` : ''
  const isEmpty = container.last === container.first
  const gap = isEmpty || blocks.kinds[container.first + 1] === 'blank' ? '' : '\n'
  const start = isFirst ? `${blankBefore(container, writer)}<Tabs${group}>\n` : ''
  const selected = marks.includes('+') ? ' default' : ''
  wrap(
    container,
    {
      opening: `${start}<TabItem label="${toAttribute(label)}"${selected}>${gap}`,
      closing: `\n</TabItem>${isLast ? '\n</Tabs>' : ''}`,
    },
    writer,
  )
  if (isFirst) writer.findings.push({ what: 'tabs', line: container.first + 1 })
}

const labelOf = ({ first }: Container, { lines }: Blocks): string =>
  /"(.*)"/.exec(lines[first]?.text ?? '')?.[1] ?? ''

const groupName = (group: readonly Container[], blocks: Blocks): string =>
  group
    .map((one) =>
      toAttribute(labelOf(one, blocks))
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
    )
    .join('-')
    .replace(/^-+|-+$/g, '') || 'tabs'

/** Labels are text: icons and marks of Markdown are left out. */
const toAttribute = (label: string): string =>
  label
    .replaceAll(/:[\w-]+:(?:\{[^}]*\})?\s*/g, '')
    .replaceAll(/\\(.)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll('"', '&quot;')

/** The tabs that follow each other with nothing but blank lines between. */
function groupOf(container: Container, blocks: Blocks): readonly Container[] {
  const tabs = blocks.all.filter(
    ({ kind, parent, column }) =>
      kind === 'tab' && parent === container.parent && column === container.column,
  )
  const groups: Container[][] = []
  for (const tab of tabs) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const isNew = /^===\+?!/.test(bodyOfFirst(tab, blocks))
    if (group && before && !isNew && isAdjacent(before, tab, blocks)) group.push(tab)
    else groups.push([tab])
  }
  return groups.find((group) => group.includes(container)) ?? [container]
}

const bodyOfFirst = ({ first }: Container, { lines }: Blocks): string => {
  const line = lines[first]
  return line ? bodyOf(line) : ''
}

const isAdjacent = (before: Container, tab: Container, { lines }: Blocks): boolean =>
  lines.slice(before.last + 1, tab.first).every(({ isBlank }) => isBlank)
