// Given the source of a page, it returns the blocks that Python-Markdown and its extensions find:
// what is a container, a fence, indented code or text.
import type { Blocks, Container, Fence, LineKind } from './block.ts'
import {
  bodyOf,
  quoteDepth,
  type SourceLine,
  splitSource,
  withQuotes,
} from '../../rewrite/source-line.ts'

const headers: readonly (readonly [Container['kind'], RegExp])[] = [
  ['admonition', /^(?:!!!|\?\?\?\+?) ?[\w-]/],
  ['admonition', /^\?\?\?\+? ?"/],
  ['tab', /^===[!+]{0,2}[ \t]+".*"\s*$/],
  ['api', /^(?:#{1,6}[ \t]*)?:::[ \t]+[A-Za-z_][\w.:-]*\s*$/],
]
const listItem = /^(?:[-*+]|\d+[.)])[ \t]|^\[\^[^\]]+\]:|^:[ \t]/
const fenceStart = /^(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(?!.*`)/
const tildeStart = /^(?:(?:[-*+]|\d+[.)])[ \t]+)*(~{3,})/

/** The marker that begins a fence in a line: with the list markers before it, and alone. */
export const readFenceMark = (body: string): readonly (string | undefined)[] =>
  fenceStart.exec(body) ?? tildeStart.exec(body) ?? []

interface State {
  readonly lines: readonly SourceLine[]
  readonly all: Container[]
  readonly fences: Fence[]
  container: Container | undefined
  fence: Fence | undefined
  /** What ends the HTML that is open. */
  htmlEnd: RegExp | undefined
  /** A list or a footnote is open, so deeper lines are its text. */
  inList: boolean
  /** The last line that isn't blank was code, because of its indent. */
  inCode: boolean
  wasBlank: boolean
}

/** Read the blocks of a page. */
export function readBlocks(source: string): Blocks {
  const lines = splitSource(source)
  const state: State = {
    lines,
    all: [],
    fences: [],
    container: undefined,
    fence: undefined,
    htmlEnd: undefined,
    inList: false,
    inCode: false,
    wasBlank: true,
  }
  const matterEnd = findMatterEnd(lines)
  const kinds: LineKind[] = []
  const containers: (Container | undefined)[] = []
  for (const [index, line] of lines.entries()) {
    const kind = index <= matterEnd ? 'matter' : readLine(index, line, state)
    kinds.push(kind)
    containers.push(kind === 'header' ? state.container?.parent : state.container)
    state.wasBlank = kind === 'blank'
  }
  return { lines, kinds, containers, all: state.all, fences: state.fences }
}

function findMatterEnd(lines: readonly SourceLine[]): number {
  if (!/^\uFEFF?---[ \t]*$/.test(lines[0]?.text ?? '')) return -1
  return lines.findIndex(({ text }, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(text))
}

function readLine(index: number, line: SourceLine, state: State): LineKind {
  const body = bodyOf(line)
  if (state.fence) return continueFence(index, state)
  if (state.htmlEnd) {
    if (state.htmlEnd.test(body)) state.htmlEnd = undefined
    extend(index, state)
    return 'html'
  }
  if (line.isBlank) return 'blank'
  leaveContainers(line, state)
  extend(index, state)
  // The options of an API block.
  if (state.container?.kind === 'api') return 'html'
  const base = baseOf(state.container)
  if (isCode(line, base, state)) {
    state.inCode = true
    return 'code'
  }
  state.inCode = false
  if (openContainer(index, line, state)) return 'header'
  const fence = readFence(index, state)
  if (fence) {
    state.fences.push(fence)
    state.fence = fence
    if (listItem.test(body)) state.inList = true
    return 'fence'
  }
  const [, tag] = /^<(!--|pre|script|style)\b/i.exec(`${body} `) ?? []
  if (tag !== undefined || body.startsWith('<!--')) {
    const end = tag === undefined || tag === '!--' ? /-->/ : new RegExp(`</${tag}>`, 'i')
    if (!end.test(body)) state.htmlEnd = end
    return 'html'
  }
  if (listItem.test(body)) state.inList = true
  else if (line.indent - base < 2 && state.wasBlank) state.inList = false
  return 'prose'
}

function continueFence(index: number, state: State): LineKind {
  extend(index, state)
  if (index === state.fence?.last) state.fence = undefined
  return 'fence'
}

/**
 * The fence that begins in a line. It ends at a mark with the same indent; without one, or with a
 * line of a lower indent before it, the mark is text.
 */
function readFence(first: number, { lines, container: parent }: State): Fence | undefined {
  const line = lines[first]
  const [start, mark] = readFenceMark(line ? bodyOf(line) : '')
  if (line === undefined || mark === undefined) return undefined
  const depth = quoteDepth(line)
  for (let index = first + 1; index < lines.length; index += 1) {
    const inner = lines[index]
    const other = inner && withQuotes(inner, depth)
    if (other === undefined || other.isBlank) continue
    if (other.indent < line.indent) return undefined
    const isLevel = other.indent === line.indent || start !== mark
    if (isLevel && isFenceEnd(bodyOf(other), mark))
      return { first, last: index, column: line.indent, parent }
  }
  return undefined
}

const isFenceEnd = (body: string, mark: string): boolean =>
  body.startsWith(mark) && body.replaceAll(mark.charAt(0), '').trim() === ''

/** The column at which the contents of a container begin. */
const baseOf = (container: Container | undefined): number =>
  container === undefined ? 0 : container.column + 4

function isCode(line: SourceLine, base: number, { inList, inCode, wasBlank }: State): boolean {
  return line.indent >= base + 4 && !inList && (inCode || wasBlank)
}

function leaveContainers(line: SourceLine, state: State): void {
  const { indent } = line
  while (state.container) {
    const { first, column } = state.container
    const opened = state.lines[first]
    if (indent >= column + 4 && opened && quoteDepth(line) === quoteDepth(opened)) return
    state.container = state.container.parent
    state.inList = column > baseOf(state.container)
  }
}

/** The line belongs to all containers that are open. */
function extend(index: number, { container, lines }: State): void {
  if (lines[index]?.isBlank !== false) return
  for (let at = container; at !== undefined; at = at.parent) at.last = index
}

function openContainer(index: number, line: SourceLine, state: State): boolean {
  const body = bodyOf(line)
  const kind = headers.find(([, pattern]) => pattern.test(body))?.[0]
  if (kind === undefined) return false
  const { container: parent } = state
  const opened = { kind, first: index, last: index, column: line.indent, parent, children: [] }
  state.all.push(opened)
  parent?.children.push(opened)
  state.container = opened
  state.inList = false
  return true
}
