// Blocks. Given nodes, it returns Markdown with an empty line between each two blocks; inline
// content between blocks is a paragraph.
import type { Element } from 'hast'
import { placeTags } from '../../runtime/shared/html/place-tags.ts'
import { docCardsHole } from '../model/links/link-hole.ts'
import { escapeStart } from '../primitives/text/escape-markdown.ts'
import { quote } from './indent.ts'
import { writeCode } from './write-code.ts'
import { toFormula } from './write-formula.ts'
import { writeList } from './write-lists.ts'
import {
  writeAdmonition,
  writeCards,
  writeDetails,
  writeFootnotes,
  writeTabs,
} from './write-parts.ts'
import { writeTable } from './write-table.ts'
import {
  attributeOf,
  hasClass,
  markdownTag,
  type Node,
  plainText,
  type Scope,
  type WriteElement,
  type Writer,
} from './writer.ts'

/** Elements that begin a new block. */
export const blockTags: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre ' +
    'search section summary table tbody td tfoot th thead tr ul'
  )
    .split(' ')
    .concat(Object.values(placeTags)),
)

/** The writers of blocks that have a special form, by the elements that they write. */
const writers: Readonly<Record<string, readonly WriteElement[]>> = {
  aside: [writeAdmonition],
  blockquote: [({ children }, writer, scope) => toQuote(writer.blocks(children, scope))],
  details: [writeDetails],
  div: [writeTabs, writeAdmonition, writeCards],
  dl: [writeList],
  figure: [writeCode],
  // `---` is a heading below text, and swallows the mark of an item before it.
  hr: [() => '***'],
  legend: [writeParagraph],
  menu: [writeList],
  ol: [writeList],
  p: [writeParagraph],
  pre: [writeCode],
  section: [writeFootnotes],
  summary: [writeParagraph],
  table: [writeTable],
  ul: [writeList],
  [placeTags.docCards]: [() => docCardsHole],
}

/** By level. */
const headings = ['', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const toQuote = (text: string): string => (text === '' ? '' : quote(text))

function writeParagraph({ children }: Element, writer: Writer, scope: Scope): string {
  return writer.blocks(children, scope)
}

/** Write blocks, and inline content between them as paragraphs. */
export function writeBlocks(nodes: readonly Node[], writer: Writer, scope: Scope): string {
  const blocks: string[] = []
  let run: Node[] = []
  const flush = (): void => {
    if (run.length > 0) add(blocks, toParagraph(run, writer, scope))
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'comment' || node.type === 'doctype') continue
    if (node.type !== 'element' || !writer.isBlock(node)) {
      run.push(node)
      continue
    }
    flush()
    add(blocks, writer.anchorOf(node))
    add(blocks, writeBlock(node, writer, scope))
  }
  flush()
  return blocks.join('\n\n')
}

/** Two lists of one kind would be one list without something between them. */
function add(blocks: string[], block: string): void {
  if (block === '') return
  const last = blocks.at(-1)
  const kind = listKindOf(block)
  if (last !== undefined && kind !== undefined && listKindOf(last) === kind) blocks.push('<!-- -->')
  blocks.push(block)
}

const listKindOf = (block: string): string | undefined =>
  /^-(?:\s|$)/.test(block) ? '-' : /^\d+\.(?:\s|$)/.test(block) ? '1' : undefined

function toParagraph(run: readonly Node[], writer: Writer, scope: Scope): string {
  const text = withoutEdgeBreaks(writer.inline(run, scope).trim())
  return text.includes('\n') ? text.split('\n').map(escapeStart).join('\n') : escapeStart(text)
}

/** A line break at an edge of a paragraph shows nothing. Backslashes of the text come in pairs. */
function withoutEdgeBreaks(text: string): string {
  if (!text.startsWith('\\\n') && !text.endsWith('\\')) return text
  let rest = text.replace(/^(?:\\\n\s*)+/, '')
  while (/(?:^|[^\\])(?:\\\\)*\\$/.test(rest)) rest = rest.slice(0, -1).trimEnd()
  return rest
}

function writeBlock(element: Element, writer: Writer, scope: Scope): string {
  const { tagName, children } = element
  const part = writer.partOf(element)
  if (part) return writer.blocks(part, scope)
  if (tagName === markdownTag) return plainText(element)
  if (hasClass(element, 'only-dark')) return ''
  const formula = toFormula(element)
  if (formula !== undefined) return formula
  const level = headings.indexOf(tagName)
  if (level !== -1) return toHeading(level, writer.inline(children, scope))
  for (const write of Object.hasOwn(writers, tagName) ? (writers[tagName] ?? []) : []) {
    const written = write(element, writer, scope)
    if (written !== undefined) return written
  }
  const content = writer.blocks(children, scope)
  const url = tagName === 'a' ? writer.toUrl(attributeOf(element, 'href')) : undefined
  return url === undefined || content === '' ? content : writer.inline([element], scope).trim()
}

/** Number signs at the end of a heading would be left out. */
function toHeading(level: number, content: string): string {
  const text = content
    .replace(/\\?\n/g, ' ')
    .trim()
    .replace(/(?<=^|\s)#+$/, String.raw`\$&`)
  return text === '' ? '' : `${'#'.repeat(level)} ${text}`
}
