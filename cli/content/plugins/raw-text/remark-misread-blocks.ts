import type { Blockquote, Code, Heading, List, Paragraph, Parent, Root, RootContent } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { quoteSource } from '../../../primitives/text/quote-source.ts'
import { visit } from '../../../primitives/visit.ts'
import { type MessageInput, report } from '../../reporting/report-message.ts'
import { checkBorders } from './check-borders.ts'

/**
 * Report blocks that Markdown reads as another block than the author meant: what is indented too
 * little for its list, sentences that an indent makes code or a year makes a list, headings that a
 * line of hyphens made of text, and code between single backticks. Position: after all other
 * syntax.
 *
 * In: `1. a`, and below it `  - b`. Out: the same, and a message.
 */
export function remarkMisreadBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type === 'heading') checkHeading(node, file)
      if (node.type === 'paragraph') checkBackticks(node, file)
      if (node.type === 'blockquote') checkQuote(node, file)
      if (node.type === 'code') checkProse(node, file)
      if (node.type === 'list') checkYear(node, file)
      if ('children' in node) checkIndents(node, file)
      if ('children' in node) checkBorders(node, file)
    })
  }
}

/** What the author wrote; undefined for nodes that a plugin created. */
function sourceOf({ position }: Node, file: VFile): string | undefined {
  const from = position?.start.offset
  return from === undefined ? undefined : String(file).slice(from, position?.end.offset)
}

const firstLine = (source: string): string => quoteSource(source.split('\n', 1)[0] ?? '')

function reportMisread(file: VFile, node: Node, input: Omit<MessageInput, 'rule'>): void {
  report(file, node, { rule: 'unparsed-block', ...input })
}

/** Blocks that belong to the list above them if they have a space or two more. */
function checkIndents(parent: Parent, file: VFile): void {
  let last: List | undefined
  for (const node of parent.children) {
    if (last !== undefined) checkIndent(last, node, file)
    if (node.type === 'list') last = node
    else if (isLeft(node, last)) last = undefined
  }
  if (parent.type === 'list') checkItems(parent.children, file)
}

const columnOf = (node: Node | undefined): number => node?.position?.start.column ?? 0

/** A block where the list begins, or further left, belongs to no item. */
const isLeft = (node: Node, list: List | undefined): boolean => columnOf(node) <= columnOf(list)

const blocks = /^(?:list|paragraph|code|blockquote|table)$/

function checkIndent(list: List, node: RootContent, file: VFile): void {
  if (!blocks.test(node.type) || isLeft(node, list)) return
  // A single space before a paragraph is more often a slip without an effect.
  if (node.type === 'paragraph' && columnOf(node) === columnOf(list) + 1) return
  reportIndent(list.children.at(-1)?.children[0], node, { base: columnOf(list), file })
}

/** Items further right than the one above them, whose text begins further right still. */
function checkItems(items: readonly Node[], file: VFile): void {
  let above: Node | undefined
  for (const item of items) {
    const base = columnOf(above)
    const isNext = followsNumber(above, item, file)
    if (above !== undefined && 'children' in above && columnOf(item) > base && !isNext)
      reportIndent(firstOf(above.children), item, { base, file })
    above = item
  }
}

/** An item whose number follows that of the one above it was never meant as a part of it. */
function followsNumber(above: Node | undefined, item: Node, file: VFile): boolean {
  const numberOf = (node: Node): number => Number.parseInt(sourceOf(node, file) ?? '', 10)
  return above !== undefined && numberOf(item) === numberOf(above) + 1
}

const firstOf = (children: unknown): Node | undefined =>
  Array.isArray(children) ? children[0] : undefined

interface Indent {
  /** The column of the mark above. */
  readonly base: number
  readonly file: VFile
}

function reportIndent(content: Node | undefined, node: Node, { base, file }: Indent): void {
  const needed = columnOf(content) - base
  const indent = columnOf(node) - base
  const source = sourceOf(node, file)
  if (source === undefined || needed <= indent || indent > 3) return
  reportMisread(file, node, {
    reason: `${firstLine(source)} is indented by ${count(indent)}, but the text of the item above it by ${needed}, so readers don't see it within that item.`,
    help: `Indent it by ${needed} spaces, or not at all if it doesn't belong to the item.`,
  })
}

const count = (spaces: number): string => `${spaces} ${spaces === 1 ? 'space' : 'spaces'}`

const ofAsciiDoc = /^\[[^\]\n]*\]\n/
const ofFrontMatter = /^(?:title|description|slug|id|sidebar_\w+|layout|date|tags)[ \t]*[:：]/

/** Text above a line of hyphens or equals signs. */
function checkHeading(node: Heading, file: VFile): void {
  const source = sourceOf(node, file)
  const [underline, line] = /\n[ \t>]*([-=]+)[ \t]*$/.exec(source ?? '') ?? []
  if (source === undefined || underline === undefined || line === undefined) return
  const text = source.slice(0, -underline.length)
  const made = `\`${line.slice(0, 3)}\` below ${firstLine(text)} makes it a heading`
  if (ofAsciiDoc.test(source))
    return reportMisread(file, node, {
      reason: `${made}, but in AsciiDoc it is the border of a block.`,
      help: 'Write a code fence, or `:::note` and `:::` around the text.',
    })
  if (ofFrontMatter.test(text) && !isAtStart(node, file))
    return reportMisread(file, node, {
      reason: `${made}, because front matter is only read at the start of a file.`,
      help: 'Move the keys to the front matter in the first lines of the file.',
    })
  if (line.startsWith('-') && /(?<!\.\.|\b(?:etc|al))[.。]\s*$/.test(text))
    reportMisread(file, node, {
      reason: `${made}, although it is a sentence.`,
      help: 'Leave a blank line above the hyphens for a line between two parts.',
    })
}

/** Front matter that begins a file and isn't read is reported with the file. */
const isAtStart = ({ position }: Node, file: VFile): boolean =>
  /^(?:<!--(?:(?!-->)[^])*-->\s*)*\S{2,}\s*$/.test(String(file).slice(0, position?.start.offset)) &&
  position?.start.column === 1

const months =
  'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|januar|februar|mars|marts|april|maj|mai|juni|juli|august|september|oktober|november|desember|december|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuuta'
const yearOrDay = new RegExp(
  String.raw`^(?:[12]\d{3}\.(?= \p{L})|\d{1,2}\.(?= (?:${months})(?!\p{L})))`,
  'u',
)

/** A year at the end of a sentence, or the day of a date, whose period makes it the number of an item. */
function checkYear(node: List, file: VFile): void {
  if (node.children.length > 1 || node.ordered !== true) return
  const [written] = yearOrDay.exec(sourceOf(node, file) ?? '') ?? []
  if (written !== undefined)
    reportMisread(file, node, {
      reason: `\`${written}\` at the start of a line is the number of a list item, so readers see an indented list instead of a sentence.`,
      help: `Write \`${written.replace('.', '\\.')}\`, or move it to the end of the line above.`,
    })
}

const ofCode = /[{}<>=$|\\;#]|\(\)|\S {2,}\S|^\s|^[-+*/]|:$|^\w+:/m
const sentence = /^["“(*_[`]{0,3}\p{Lu}[^\n]*\p{L}[^]*[.!?]["”)*_]{0,3}$/u
const ofMkDocs = /^[ \t]*(?:!!!|\?\?\?\+?|===|:) /m

/** Sentences that an indent of four spaces makes code. */
function checkProse(node: Code, file: VFile): void {
  const source = sourceOf(node, file)?.trimStart()
  const { value } = node
  if (source === undefined || /^(?:`{3}|~{3})/.test(source) || ofCode.test(value)) return
  const isProse = sentence.test(value) && value.split(/\s+/).length >= 10
  const isCjk =
    /^[^]*(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}，、][^]*){8}[。！？.]$/u.test(
      value,
    )
  if ((!isProse && !isCjk) || ofMkDocs.test(String(file))) return
  reportMisread(file, node, {
    reason: `${firstLine(source)} is indented by four spaces or more, so readers see it as code, although it is a sentence.`,
    help: 'Remove the indent. To show it as code, write it into a fence with the language `text`.',
  })
}

/** Code between two lines with one backtick each. */
function checkBackticks({ children: [first, other] }: Paragraph, file: VFile): void {
  if (first?.type !== 'inlineCode' || other !== undefined) return
  const source = sourceOf(first, file)
  if (source !== undefined && /^``?[\w-]*\n[^]*\n[ \t>]*``?$/.test(source))
    reportMisread(file, first, {
      reason: `${firstLine(source)} has fewer than three backticks, so readers see the code in one line.`,
      help: 'Write three backticks, both above and below the code.',
    })
}

/** The fence of a quote in GitLab, which is three quotes within each other. */
function checkQuote(node: Blockquote, file: VFile): void {
  if (sourceOf(node, file)?.trim() !== '>>>') return
  reportMisread(file, node, {
    reason: '`>>>` is the border of a quote in GitLab, so readers see an empty quote.',
    help: 'Write `>` before each line of the quote.',
  })
}
