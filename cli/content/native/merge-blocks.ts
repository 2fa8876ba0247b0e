import type { Nodes, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { visit } from '../../primitives/visit.ts'
import { withLines } from '../nodes/page-lines.ts'
import { lineEnds, lineEndsOf, splitLines } from '../../primitives/text/lines.ts'
import { pushAll } from '../../primitives/long-lists.ts'

/** Parses text with remark-parse. */
export type ParseRest = (text: string) => Root

/** Some blocks of a page, to be parsed again. */
export interface BlocksToMerge {
  readonly text: string
  /** Children of the tree. */
  readonly uncertain: ReadonlySet<RootContent>
  readonly parseRest: ParseRest
}

/** Replaces blocks that aren't parsed again; it ends every block except raw HTML. */
const separator = '***'

/**
 * Parse some blocks of a page again and put the results in their place. The lines of other blocks are
 * left out, because the parser takes time for each line, blank ones too. Undefined when the blocks can't be told
 * apart afterwards, or when other blocks may depend on them.
 */
export function mergeBlocks(
  tree: Root,
  { text, uncertain, parseRest }: BlocksToMerge,
): Root | undefined {
  const again = new Set<RootContent>(uncertain)
  // References are links only where their definitions are known.
  const lines = splitLines(text)
  if ([...uncertain].some((node) => linesOf(node, lines).some((line) => line.includes('['))))
    for (const node of tree.children) if (definitionsIn(node).length > 0) again.add(node)

  const { rest, numbers, separators, groups } = leaveOthersOut(tree, text, again)
  const parsed = withLines(numbers, () => parseRest(rest))
  restorePositions(parsed, text, numbers)
  const parts = splitAt(parsed.children, separators)
  if (parts === undefined) return undefined
  if (parts.length > groups && parts.pop()?.length !== 0) return undefined
  if (namesIn(parsed.children) !== namesIn([...again])) return undefined
  const children: RootContent[] = []
  for (const [index, node] of tree.children.entries()) {
    if (!again.has(node)) {
      // A list may continue one that only remark-parse sees.
      if (node.type === 'list' && children.at(-1)?.type === 'list') {
        if (tree.children[index - 1]?.type !== 'list') return undefined
      }
      children.push(node)
    } else if (startsGroup(tree, index, again)) {
      const part = parts.shift() ?? []
      const isNewList = part[0]?.type === 'list' && node.type !== 'list'
      if (isNewList && children.at(-1)?.type === 'list') return undefined
      pushAll(children, part)
    }
  }
  return { ...tree, children }
}

/**
 * The lines of some blocks and where they are in the page, with a separator after each group of blocks and a blank line
 * where other blocks were.
 */
function leaveOthersOut(tree: Root, text: string, again: ReadonlySet<RootContent>) {
  const lines = splitLines(text)
  const breaks = lineEndsOf(text)
  const separators = new Set<number>()
  const numbers: number[] = []
  let groups = 0
  let rest = ''
  const add = (line: string, number: number): void => {
    rest += line + (breaks[number - 1] ?? '')
    numbers.push(number)
  }
  tree.children.forEach((node, index) => {
    const line = node.position?.start.line ?? 1
    const next = tree.children[index + 1]?.position?.start.line ?? lines.length + 1
    const before = tree.children[index - 1]
    if (again.has(node)) {
      if (startsGroup(tree, index, again)) groups++
      // Blank lines too: spaces in them may belong to the block.
      for (let at = line; at < next; at++) add(lines[at - 1] ?? '', at)
    } else if (before !== undefined && again.has(before)) {
      add(separator, line)
      separators.add(line)
      if (next > line + 1) add('', line + 1)
    }
  })
  return { rest, numbers, separators, groups }
}

function startsGroup(tree: Root, index: number, again: ReadonlySet<RootContent>): boolean {
  const before = tree.children[index - 1]
  return before === undefined || !again.has(before)
}

/** The source of a block. */
export function sourceOf({ position }: RootContent, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset)
}

/** The lines of a block, whose offsets may be those of another text with the same lines. */
function linesOf({ position }: RootContent, lines: readonly string[]): readonly string[] {
  return lines.slice((position?.start.line ?? 1) - 1, position?.end.line)
}

/** The nodes between separators; undefined if a separator isn't a separate block. */
function splitAt(
  nodes: readonly RootContent[],
  separators: ReadonlySet<number>,
): RootContent[][] | undefined {
  const groups: RootContent[][] = [[]]
  let found = 0
  for (const node of nodes) {
    if (node.type === 'thematicBreak' && separators.has(node.position?.start.line ?? 0)) {
      groups.push([])
      found++
    } else groups.at(-1)?.push(node)
  }
  return found === separators.size ? groups : undefined
}

function definitionsIn(block: Nodes): string[] {
  const found: string[] = []
  visit(block, (node) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition')
      found.push(`${node.type} ${node.identifier}`)
  })
  return found
}

function namesIn(blocks: readonly RootContent[]): string {
  return JSON.stringify(blocks.flatMap(definitionsIn).toSorted())
}

/** Set the lines and offsets of the page; columns are right, because lines are parsed as a whole. */
function restorePositions(tree: Root, text: string, numbers: readonly number[]): void {
  const starts = [0]
  for (const { index, 0: lineBreak } of text.matchAll(lineEnds))
    starts.push(index + lineBreak.length)
  const restored = new Set<Point>()
  visit(tree, ({ position }) => {
    if (position === undefined) return
    for (const point of [position.start, position.end]) {
      // Nodes may share a point.
      if (restored.has(point)) continue
      restored.add(point)
      point.line = numbers[point.line - 1] ?? point.line
      point.offset = (starts[point.line - 1] ?? 0) + point.column - 1
    }
  })
}
