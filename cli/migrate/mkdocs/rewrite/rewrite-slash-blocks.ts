// Blocks of PyMdown between lines of slashes: `/// note | Title` … `///`.
import { admonitionHead } from './admonition-head.ts'
import type { Blocks } from './block.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, bodyStart, type SourceLine } from '../../rewrite/source-line.ts'

interface SlashWriter {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  readonly newline: string
}

interface OpenBlock {
  readonly slashes: number
  readonly closing: string
  readonly isTab: boolean
}

const head = /^(\/{3,})[ \t]*([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/i
const foot = /^(\/{3,})[ \t]*$/

/** The number of slashes of the block that begins in a line, which sets its level; 0 for other lines. */
export const heightOfSlashBlock = (line: SourceLine): number =>
  head.exec(bodyOf(line))?.[1]?.length ?? 0

/** Rewrite the slash blocks of a page. */
export function rewriteSlashBlocks(writer: SlashWriter): void {
  const { lines, kinds } = writer.blocks
  const open: OpenBlock[] = []
  let tabsEnd = -1
  for (const [index, line] of lines.entries()) {
    if (kinds[index] !== 'prose') continue
    const body = bodyOf(line)
    const [, marks = '', written, title = ''] = head.exec(body) ?? []
    const type = written?.toLowerCase()
    const top = open.at(-1)
    if (type !== undefined) {
      const options = readOptions(index, writer)
      const isNext =
        tabsEnd !== -1 && lines.slice(tabsEnd + 1, index).every(({ isBlank }) => isBlank)
      const block = toBlock(type, { title, options: options.values, slashes: marks.length })
      const start = block.isTab && !(isNext && block.isTab) ? '<Tabs>\n' : ''
      open.push({ slashes: marks.length, closing: block.closing, isTab: block.isTab })
      replace({ first: index, last: options.end }, `${start}${block.opening}`, writer)
      writer.findings.push({
        what: 'slash block',
        line: index + 1,
        ...(block.lost !== undefined && { lost: block.lost }),
      })
      continue
    }
    if (top && foot.exec(body)?.[1]?.length === top.slashes) {
      open.pop()
      const isLast = top.isTab && !isTabNext(index, top.slashes, writer.blocks)
      if (top.isTab) tabsEnd = index
      replace({ first: index, last: index }, `${top.closing}${isLast ? '\n</Tabs>' : ''}`, writer)
    }
  }
}

/** Indented lines right below the first one. */
function readOptions(first: number, { blocks }: SlashWriter) {
  const values = new Map<string, string>()
  let end = first
  for (const line of blocks.lines.slice(first + 1)) {
    const [, key = '', value = ''] = /^[ \t]+([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line.text) ?? []
    if (key === '') break
    values.set(key, value)
    end += 1
  }
  return { values, end }
}

interface BlockInput {
  readonly title: string
  readonly options: ReadonlyMap<string, string>
  readonly slashes: number
}

function toBlock(type: string, { title, options, slashes }: BlockInput) {
  const colons = ':'.repeat(slashes + 2)
  const box = (line: string) => {
    const found = admonitionHead(line)
    return {
      opening: `${colons}${found?.text ?? 'note'}`,
      closing: colons,
      isTab: false,
      lost: undefined,
    }
  }
  const named = title === '' ? '' : ` "${title}"`
  if (type === 'tab')
    return {
      opening: `<TabItem label="${title.replaceAll('"', '&quot;')}">\n`,
      closing: '\n</TabItem>',
      isTab: true,
      lost: undefined,
    }
  if (type === 'details')
    return box(
      `???${/^true$/i.test(options.get('open') ?? '') ? '+' : ''} ${options.get('type') ?? 'details'}${named}`,
    )
  if (/^(?:html|caption|figure-caption|table-caption|define)$/.test(type))
    return { opening: '', closing: '', isTab: false, lost: `\`${type}\` around the text` }
  return box(`!!! ${type === 'admonition' ? (options.get('type') ?? 'note') : type}${named}`)
}

function isTabNext(index: number, slashes: number, { lines }: Blocks): boolean {
  let at = index + 1
  while (lines[at]?.isBlank === true) at += 1
  const next = lines[at]
  const [, marks, type] = (next && head.exec(bodyOf(next))) ?? []
  return type?.toLowerCase() === 'tab' && marks?.length === slashes
}

/** Lines from `first` to `last`. */
interface LineRange {
  readonly first: number
  readonly last: number
}

function replace(range: LineRange, text: string, { blocks, changes, newline }: SlashWriter): void {
  const from = blocks.lines[range.first]
  const to = blocks.lines[range.last]
  if (!from || !to) return
  const start = bodyStart(from)
  const indent = from.text.slice(0, start - from.start)
  changes.push({
    start,
    end: to.start + to.text.length,
    text: text.replaceAll('\n', newline + indent),
  })
}
