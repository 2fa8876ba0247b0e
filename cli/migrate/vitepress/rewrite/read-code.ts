import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import { frontMatterBlock } from '../../../primitives/text/front-matter-block.ts'

/** A code block between fences. */
export interface Fence {
  /** Offset of its first mark. */
  readonly start: number
  readonly end: number
  /** Offset of what follows the marks in the first line. */
  readonly infoStart: number
  readonly info: string
}

/** Offsets in a page. */
export type Range = readonly [start: number, end: number]

interface PageCode {
  readonly fences: readonly Fence[]
  /** Front matter and code blocks, as offsets. */
  readonly opaque: readonly Range[]
  /** Code within text, as offsets. */
  readonly inline: readonly Range[]
}

/** Find the parts of a page that are not text. */
export function readCode(source: string): PageCode {
  const matter = frontMatterBlock.exec(source)?.[0] ?? ''
  const blanked = matter.replaceAll(/[^\r\n]/g, ' ') + source.slice(matter.length)
  const fences: Fence[] = []
  const opaque: Range[] = [[0, matter.length]]
  const inline: Range[] = []
  visit(fromMarkdown(blanked), (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? start
    ;(node.type === 'code' ? opaque : inline).push([start, end])
    const [, marks, info = ''] = /^(`{3,}|~{3,})([^\r\n]*)/.exec(source.slice(start)) ?? []
    if (node.type === 'code' && marks !== undefined)
      fences.push({ start, end, infoStart: start + marks.length, info })
  })
  return { fences, opaque, inline }
}
