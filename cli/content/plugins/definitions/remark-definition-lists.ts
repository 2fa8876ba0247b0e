import type {
  Blockquote,
  BlockContent,
  DefinitionContent,
  Paragraph,
  Root,
  RootContent,
} from 'mdast'
import type { Plugin, Processor } from 'unified'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'
import { reportBlocksInDefinitions } from './report-blocks-in-definitions.ts'
import { readIndented } from '../../dialect/read-indented.ts'
import { joinLines, type Line, toLines } from './definition-lines.ts'
import { splitLines } from '../../../primitives/text/lines.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

interface DefinitionListOptions {
  /**
   * Parses what is indented inside a definition; the processor of the plugin itself when left out.
   */
  readonly parse?: (file: VFile) => Root
}

interface Context {
  readonly parse: (file: VFile) => Root
  readonly file: VFile
  /** Of the source. */
  readonly lines: readonly string[]
}

/**
 * Turn paragraphs into definition lists as in PHP Markdown Extra: a term on one line, and a colon
 * and its definition on the next. Terms can share a definition, a term can have several, and
 * further blocks of a definition are indented by four spaces. Position: last of the syntax. A
 * paragraph without a line that starts with a colon and a space stays as it is.
 *
 * In: `Slice` and `: A part of the state` in the next line
 * Out: `<dl><dt>Slice</dt><dd>A part of the state</dd></dl>`
 */
export const remarkDefinitionLists: Plugin<[DefinitionListOptions?], Root> = function (options) {
  const parse = options?.parse ?? parserOf(this)
  return (tree: Root, file: VFile): void => {
    const source = String(file.value)
    if (!/^[ \t>]*:[ \t]/m.test(source)) return
    const context: Context = { parse, file, lines: splitLines(source) }
    visit(tree, (node) => {
      if (
        node.type === 'root' ||
        node.type === 'blockquote' ||
        node.type === 'listItem' ||
        node.type === 'containerDirective' ||
        node.type === 'footnoteDefinition'
      )
        gatherLists(node, context)
    })
  }
}

function parserOf(processor: Processor): (file: VFile) => Root {
  return (file) => {
    const tree = processor.runSync(processor.parse(file), file)
    return isRoot(tree) ? tree : { type: 'root', children: [] }
  }
}

const isRoot = (node: Node): node is Root => node.type === 'root'

/** A node that contains blocks. */
interface FlowParent {
  children: RootContent[]
}

/**
 * Replace paragraphs that are definition lists, and move blocks that continue a definition into its
 * list.
 */
function gatherLists(parent: FlowParent, context: Context): void {
  const kept: RootContent[] = []
  for (const node of parent.children) {
    const last = kept.at(-1)
    const list = last?.type === 'blockquote' && last.data?.hName === 'dl' ? last : undefined
    const lines = node.type === 'paragraph' && !node.data ? toLines(node) : []
    const start = lines.findIndex(({ isDefinition }) => isDefinition)
    if (start > 0) {
      const items = toItems(lines, start)
      reportBlocksInDefinitions(node, context.lines, context.file)
      if (list) extend(list, node, items)
      else kept.push(toList(node, items))
    } else if (start === 0 && list) extend(list, node, toItems(lines, 0).map(loosen))
    else if (start === 0 && last?.type === 'paragraph' && !last.data && isNext(last, node)) {
      const terms = toLines(last).map(({ content }) => toTerm(content))
      const items = [...terms, ...toItems(lines, 0).map(loosen)]
      kept.splice(-1, 1, toList(last, items))
    } else if (list && isIndented(node, list, context)) extendLast(list, node, context)
    else kept.push(node)
  }
  parent.children = kept
}

/** Terms, then definitions; a line without a colon continues the definition above it. */
function toItems(lines: readonly Line[], start: number): BlockContent[] {
  const items: BlockContent[] = lines.slice(0, start).map(({ content }) => toTerm(content))
  let meaning: Line[] = []
  const close = (): void => {
    if (meaning.length > 0) items.push(toMeaning(meaning))
    meaning = []
  }
  for (const line of lines.slice(start)) {
    if (line.isDefinition) close()
    meaning.push(line)
  }
  close()
  return items
}

const toTerm = (content: Line['content']): Paragraph => ({
  type: 'paragraph',
  children: [...content],
  data: { hName: 'dt' },
})

const toMeaning = (lines: readonly Line[]): Paragraph => ({
  type: 'paragraph',
  children: joinLines(lines),
  data: { hName: 'dd' },
})

/** A definition that holds blocks. */
function loosen(item: BlockContent | DefinitionContent): BlockContent | DefinitionContent {
  if (item.type !== 'paragraph' || item.data?.hName !== 'dd') return item
  const { data, ...paragraph } = item
  return { type: 'blockquote', children: [paragraph], data }
}

function toList(
  { position }: RootContent,
  children: (BlockContent | DefinitionContent)[],
): Blockquote {
  return { type: 'blockquote', children, data: { hName: 'dl' }, ...(position && { position }) }
}

function extend(
  list: Blockquote,
  { position }: RootContent,
  items: readonly (BlockContent | DefinitionContent)[],
): void {
  pushAll(list.children, items)
  if (list.position && position) list.position.end = position.end
}

/** At most one blank line separates the two. */
function isNext(before: RootContent, node: RootContent): boolean {
  const [end = 0, start = 0] = [before.position?.end.line, node.position?.start.line]
  return start - end <= 2
}

/** In the source, the block is indented by four spaces more than the list. */
function isIndented(node: RootContent, list: Blockquote, { lines }: Context): boolean {
  const [at, from] = [node.position?.start, list.position?.start]
  if (!at || !from) return false
  return lines[at.line - 1]?.slice(from.column - 1).startsWith('    ') === true
}

/** Indented text was parsed as code, so it is parsed again as the contents of the definition. */
function extendLast(list: Blockquote, node: RootContent, context: Context): void {
  const last = list.children.at(-1)
  const meaning = last && loosen(last)
  if (meaning?.type !== 'blockquote' || meaning.data?.hName !== 'dd') return
  list.children.splice(-1, 1, meaning)
  const blocks = node.type === 'code' && !node.lang ? readIndented(node, context) : [node]
  pushAll(meaning.children, blocks.filter(isBlock))
  if (list.position && node.position) list.position.end = node.position.end
}

function isBlock(node: RootContent): node is BlockContent {
  return !/^(?:text|emphasis|strong|definition|footnoteDefinition|yaml)$/.test(node.type)
}
