// How far a block reaches that the parsers may read differently, when it isn't sure where it ends. Given the blocks of a
// page, it returns those that remark-parse has to read together. It must not know what the difference is.
import type { RootContent } from 'mdast'
import type { FindJsx } from '../dialect/find-jsx.ts'
import { sourceOf } from './merge-blocks.ts'

/** The blocks of a page, and the one that is unclear. */
interface UnclearBlock {
  readonly blocks: readonly RootContent[]
  readonly text: string
  readonly at: number
  readonly jsx: FindJsx
  /** Blocks that are already known to be unclear. */
  readonly uncertain: ReadonlySet<RootContent>
}

/** The first block of a region, and the one after its last. */
interface Region {
  readonly from: number
  readonly to: number
}

/**
 * The blocks that an unclear one may change: from the last place above where no list, quote or code can go on, to the next
 * heading or paragraph at the start of a line, which ends every block that isn't a fence, a comment, a directive or JSX. Of these, JSX looks ahead: if a tag or
 * an expression is open, the region reaches to the end of the page. `mergeBlocks` finds out whether the others are open.
 * Undefined if blocks outside may depend on the region.
 */
export function regionAround({
  blocks,
  text,
  at,
  jsx,
  uncertain,
}: UnclearBlock): Region | undefined {
  let from = at
  while (from > 0 && !isApart(from)) from--
  const next = blocks.findIndex((node, index) => index > at && endsRegion(node, index))
  const to = next === -1 ? blocks.length : next
  const source = text.slice(startOf(blocks[from]), startOf(blocks[to]) ?? text.length)
  const isOpen = jsx.find(source, source) === 'page'
  const end = isOpen ? blocks.length : to
  return definesInDirective(text.slice(startOf(blocks[from]), startOf(blocks[end])))
    ? undefined
    : { from, to: end }

  function isApart(index: number): boolean {
    const before = blocks[index - 1]
    const isText = before?.type === 'paragraph' || before?.type === 'heading'
    return isText && !uncertain.has(before) && hasGap(index)
  }

  /** True for a heading with its marks and for a paragraph of words, at the start of a line and below an empty one. */
  function endsRegion(node: RootContent, index: number): boolean {
    if (node.type !== 'heading' && node.type !== 'paragraph') return false
    const isAtStart = node.position?.start.column === 1
    return isAtStart && hasGap(index) && endsBlocks[node.type].test(sourceOf(node, text))
  }

  function hasGap(index: number): boolean {
    const [before, node] = [blocks[index - 1]?.position, blocks[index]?.position]
    if (before === undefined || node === undefined) return false
    return /^(?:\r\n|\n|\r(?!\n)){2,} {0,3}$/.test(text.slice(before.end.offset, node.start.offset))
  }
}

/** How a block begins that ends all blocks above it. An import or an export can be code with empty lines. */
const endsBlocks = { heading: /^#/, paragraph: /^(?!(?:import|export)\b)\p{L}/u } as const

const startOf = (node: RootContent | undefined): number | undefined => node?.position?.start.offset

/** Remark-parse knows a reference that a directive defines only in what follows, so blocks outside the region depend on it. */
const definesInDirective = (source: string): boolean => /:{3}/.test(source) && source.includes(']:')
