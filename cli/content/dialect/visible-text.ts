// The source of texts that readers see. Given a tree and its file, it returns the source of each
// paragraph, heading and cell, without what is not text, and messages at a place in it.
import type {
  Heading,
  LinkReference,
  Node,
  Nodes,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  TableCell,
} from 'mdast'
import type { VFile } from 'vfile'
import { coverRanges, type TextRange } from '../../primitives/text/text-changes.ts'
import { visit } from '../../primitives/visit.ts'
import { type MessageInput, nodeAt, report } from '../reporting/report-message.ts'
import { hasTextMarks } from './text-marks.ts'

/** The source of a block that contains text. */
export interface VisibleText {
  readonly node: Heading | Paragraph | TableCell
  /** With spaces in place of code, HTML and images, so that every character keeps its place. */
  readonly text: string
  /** As it is written. */
  readonly source: string
  readonly file: VFile
}

/** Nodes whose source is not text of the page. */
const opaque = /^(?:inlineCode|inlineMath|math|html|image|definition|jsx.*|docs.*)$/

/** The texts of trees whose syntax is complete, because several checks read them one after the other. */
const known = new WeakMap<Root, readonly VisibleText[]>()

/**
 * Visit the source of every paragraph, heading and cell that may contain more than plain text. The
 * tree must not change between two calls.
 */
export function visitTexts(tree: Root, file: VFile, visitor: (found: VisibleText) => void): void {
  const texts = known.get(tree) ?? findTexts(tree, file)
  known.set(tree, texts)
  texts.forEach(visitor)
}

function findTexts(tree: Root, file: VFile): readonly VisibleText[] {
  const whole = String(file)
  const texts: VisibleText[] = []
  const add = (node: VisibleText['node']): void => {
    const start = node.position?.start.offset
    const end = node.position?.end.offset
    // Nodes that a plugin created have no source.
    if (start === undefined || end === undefined) return
    const written = whole.slice(start, end)
    const source = isLabel(node, start, written) ? ` ${written.slice(1, -1)} ` : written
    if (!hasTextMarks(source)) return
    const text = blank(source, start, node)
    // A formula may look like code: $`x`$.
    if (hasTextMarks(text) || source.includes('$')) texts.push({ node, text, source, file })
  }
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') add(node)
    else for (const loose of looseTexts(node)) add(loose)
  })
  return texts
}

/** What contains blocks, and text whose paragraph was unwrapped: `<div>text</div>` in MDX. */
const flow: ReadonlySet<string> = new Set(
  'root blockquote listItem footnoteDefinition containerDirective'.split(' '),
)

/** Texts between tags that no paragraph contains, one for each tag that they follow. */
function looseTexts(node: Nodes): readonly Paragraph[] {
  if (!('children' in node) || !flow.has(node.type)) return []
  return node.children.flatMap((child) => {
    const { position } = child
    if (!isLoose(child) || position === undefined) return []
    return [{ type: 'paragraph', children: [child], position }]
  })
}

const isLoose = (node: Nodes): node is PhrasingContent =>
  node.type === 'text' && node.data?.isExpression !== true

/** The label of a directive, `:::tip[[Link]]`, which is a paragraph with its brackets. */
const isLabel = (node: Parent, start: number, written: string): boolean =>
  /^\[[^]*\]$/.test(written) && node.children[0]?.position?.start.offset === start + 1

function blank(source: string, start: number, node: Parent): string {
  const hidden: TextRange[] = []
  visit(node, (inner) => {
    const from = opaque.test(inner.type) ? inner.position?.start.offset : targetStart(inner)
    const to = inner.position?.end.offset
    if (from === undefined || to === undefined) return
    hidden.push([from - start, to - start])
  })
  return coverRanges(source, hidden, toSpaces)
}

/** Where the label of a reference begins, which is the name of a definition; undefined for other nodes. */
function targetStart(node: Node): number | undefined {
  if (!isReference(node) || node.referenceType !== 'full') return undefined
  return node.children.at(-1)?.position?.end.offset
}

const isReference = (node: Node): node is LinkReference => node.type === 'linkReference'

/** Replaces every character except line breaks with a space. */
export const toSpaces = (written: string): string => written.replaceAll(/[^\n]/g, ' ')

/** A place in a text; only its first character if `written` is left out. */
interface WrittenAt {
  readonly index: number
  readonly written?: string
}

/** Report what is at a place in the text; nothing when its expression is reported already. */
export function reportTextAt(
  { node, file }: VisibleText,
  { index, written = ' ' }: WrittenAt,
  input: Omit<MessageInput, 'lineOffset' | 'word'>,
): void {
  const from = (node.position?.start.offset ?? 0) + index
  if (!hasExpression(file, from, from + written.length)) report(file, nodeAt(file, from), input)
}

/** Where the reported expressions of a file are, as far as its messages are read. */
interface ReportedExpressions {
  messages: number
  /** 1 for each character of one. */
  readonly characters: Uint8Array
}

/** A page may have thousands of messages, so each is read once. */
const expressions = new WeakMap<VFile, ReportedExpressions>()

/** Whether an expression that is reported overlaps this part of the file. */
function hasExpression(file: VFile, from: number, to: number): boolean {
  const source = String(file)
  const read = expressions.get(file) ?? { messages: 0, characters: new Uint8Array(source.length) }
  expressions.set(file, read)
  for (; read.messages < file.messages.length; read.messages += 1) {
    const { ruleId, place } = file.messages[read.messages] ?? {}
    if (ruleId !== 'expression-as-text' || place === undefined || !('offset' in place)) continue
    const { offset = 0 } = place
    read.characters.fill(1, offset, source.indexOf('}', offset) + 1)
  }
  return read.characters.subarray(from, to).includes(1)
}
