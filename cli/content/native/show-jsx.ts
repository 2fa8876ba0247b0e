// Puts the JSX of a page back into its tree. Given blocks of the tree of the text in which it was hidden, it returns the
// blocks that remark-parse makes, or nothing where a tag isn't where it was expected.
import type { Nodes, Parents, Root, RootContent, Text } from 'mdast'
import type { Position } from 'unist'
import { indentLines } from '../dialect/jsx-indent.ts'
import type { JsxNode } from '../dialect/jsx-syntax.ts'
import { type HiddenLines, type HiddenPage, placeKey } from './hidden-jsx.ts'
import { dependsOnIndent, pointAt, toWritten } from './written-places.ts'
import { pushAll, spliceAll } from '../../primitives/long-lists.ts'

/** True if the lists of a tree begin and end where the page was taken to have them. Blocks in quotes don't count. */
export function hasExpectedLists(tree: Root, page: HiddenPage): boolean {
  const begun = new Set<number>()
  return isExpected(tree, []) && [...page.ends].every((line) => begun.has(line))

  function isExpected({ children }: Parents, items: readonly number[]): boolean {
    return children.every((child) => {
      const line = child.position?.start.line ?? 0
      begun.add(line)
      if (page.depths.get(line) !== items.filter((one) => one < line).length) return false
      // Its last line closes lists too.
      if (child.type === 'containerDirective') begun.add(child.position?.end.line ?? 0)
      if (child.type === 'listItem') return isExpected(child, [...items, line])
      return (
        (child.type !== 'list' && child.type !== 'containerDirective') || isExpected(child, items)
      )
    })
  }
}

/** A list item or a quote around a node. */
interface Container {
  /** The column of its first child, from 0; 0 as long as it has none. */
  margin: number
  isEmpty: boolean
}

/** Puts JSX back into blocks of one page. */
export class JsxShower {
  /** How many tags and expressions begin on a line. */
  private readonly counts = new Map<number, number>()
  private found = 0
  private containers: Container[] = []

  constructor(private readonly page: HiddenPage) {
    const lines = [...page.inText.keys()].map((key) => Number.parseInt(key, 10))
    for (const line of [...page.lines.keys(), ...lines])
      this.counts.set(line, (this.counts.get(line) ?? 0) + 1)
  }

  /** The nodes of blocks at the top of the page; undefined if they may differ from those of remark-parse. */
  show(blocks: readonly RootContent[]): RootContent[] | undefined {
    const from = blocks[0]?.position?.start.line ?? 0
    const to = blocks.at(-1)?.position?.end.line ?? -1
    let expected = 0
    for (let line = from; line <= to; line++) expected += this.counts.get(line) ?? 0
    this.found = 0
    this.containers = []
    const shown = [...blocks]
    return this.showAll(shown) && this.found === expected ? shown : undefined
  }

  private showAll(nodes: Nodes[]): boolean {
    const shown: Nodes[] = []
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at]
      if (node?.position === undefined) return false
      const hidden =
        node.type === 'heading' ? this.page.lines.get(node.position.start.line) : undefined
      if (hidden !== undefined) {
        if (!areHeadings(nodes.slice(at, at + hidden.count), hidden.count)) return false
        this.found++
        pushAll(shown, this.tagsOf(hidden))
        at += hidden.count - 1
      } else {
        const one = this.showNode(node, node.position)
        if (one === undefined) return false
        if (!joinExpression(shown.at(-1), one)) shown.push(one)
      }
    }
    spliceAll(nodes, { start: 0, count: nodes.length }, shown)
    return true
  }

  /** The node of the page. */
  private showNode(node: Nodes, { start, end }: Position): Nodes | undefined {
    const position = toWritten({ start, end }, this.page)
    if (position === undefined || dependsOnIndent(node, this.page)) return undefined
    this.noteChild(position.start.column)
    const raw =
      node.type === 'html' ? this.page.inText.get(placeKey(start.line, start.column)) : undefined
    if (raw !== undefined) {
      // Raw HTML that goes on is a block.
      if (end.line !== start.line || end.column - start.column !== raw.length) return undefined
      this.found++
      return toInline(raw, position, this.page)
    }
    const isContainer = node.type === 'listItem' || node.type === 'blockquote'
    if (isContainer) this.containers.push({ margin: 0, isEmpty: true })
    if ('children' in node && !this.showAll(node.children)) return undefined
    if (isContainer) this.containers.pop()
    node.position = position
    return node
  }

  /** The tags that fill lines. */
  private tagsOf({ tags }: HiddenLines): JsxNode[] {
    const { starts, syntax } = this.page
    return tags.map(({ raw, offset }) => {
      const margin = this.containers.at(-1)?.margin ?? 0
      const start = pointAt(starts, offset)
      this.noteChild(start.column)
      const jsx = raw.includes('\n')
        ? indentLines(raw, { lines: syntax.lines.slice(start.line - 1), margin })
        : raw
      return {
        type: 'html',
        value: '',
        jsx,
        position: { start, end: pointAt(starts, offset + raw.length) },
      }
    })
  }

  private noteChild(column: number): void {
    const container = this.containers.at(-1)
    if (container?.isEmpty !== true) return
    container.margin = column - 1
    container.isEmpty = false
  }
}

/** True for headings on as many consecutive lines. */
function areHeadings(nodes: readonly Nodes[], count: number): boolean {
  const first = nodes[0]?.position?.start.line ?? 0
  return (
    nodes.length === count &&
    nodes.every(
      ({ type, position }, index) => type === 'heading' && position?.start.line === first + index,
    )
  )
}

/** A tag in text, or the text that an expression shows. */
function toInline(raw: string, position: Position, { syntax }: HiddenPage): JsxNode | Text {
  if (raw.startsWith('<')) return { type: 'html', value: '', jsx: raw, position } satisfies JsxNode
  return { type: 'text', value: syntax.valueOf(raw), data: { isExpression: true }, position }
}

/** Text continues the expression in front of it, as remark-parse has it. */
function joinExpression(before: Nodes | undefined, text: Nodes): boolean {
  const isText =
    before?.type === 'text' && before.data?.isExpression === true && text.type === 'text'
  if (!isText || text.data?.isExpression === true) return false
  before.value += text.value
  if (before.position && text.position)
    before.position = { start: before.position.start, end: text.position.end }
  return true
}
