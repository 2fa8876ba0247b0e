// Constructs that are whole lines: HTML with Markdown in it, API blocks, definitions of
// abbreviations, and headings without a space.
import type { Blocks } from './block.ts'
import { findClose } from './find-close.ts'
import { readFenceMark } from './read-blocks.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { bodyOf, bodyStart, type SourceLine } from '../../rewrite/source-line.ts'
import { separateHtml } from './separate-html.ts'
import { smallest } from '../../../primitives/long-lists.ts'

interface LineWriter {
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  readonly newline: string
}

/** Rewrite the lines of a page. */
export function rewriteLines(writer: LineWriter): void {
  const { blocks } = writer
  rewriteApi(writer)
  separateHtml(writer)
  for (const [index, line] of blocks.lines.entries()) {
    const body = bodyOf(line)
    markTags(index, line, writer)
    if (blocks.kinds[index] !== 'prose') continue
    if (/^\[TOC\][ \t]*$/i.test(body)) {
      writer.changes.push({
        start: bodyStart(line),
        end: line.start + line.text.length,
        text: '[[toc]]',
      })
      writer.findings.push({ what: 'table of contents', line: index + 1 })
    }
    const [, marks = '', space = ''] = /^(#{1,6})(?![ \t#!]|$)(\s*)(?=\S)/.exec(line.text) ?? []
    if (marks !== '') {
      const at = line.start + marks.length
      writer.changes.push({ start: at, end: at + space.length, text: ' ' })
      writer.findings.push({ what: 'heading without a space', line: index + 1 })
    }
    escapeFence(index, line, writer)
    if (definition.test(body)) removeLine(line, writer)
    rewriteHtml(index, line, writer)
  }
}

const definition = /^\*\[([^\]]+)\]:[ \t]*(.+?)[ \t]*$/

/** A mark that begins no code, because nothing ends it. */
function escapeFence(index: number, line: SourceLine, { changes, findings }: LineWriter): void {
  const [start, mark] = readFenceMark(bodyOf(line))
  if (start === undefined || mark === undefined) return
  const at = bodyStart(line) + start.length - mark.length
  changes.push({ start: at, end: at, text: '\\' })
  findings.push({ what: 'code that never ends', line: index + 1 })
}

/** Where the plugin `tags` lists all tags. */
function markTags(
  index: number,
  line: SourceLine,
  { blocks, changes, findings }: LineWriter,
): void {
  const kind = blocks.kinds[index]
  const body = bodyOf(line).trim()
  const isMarker = kind === 'prose' && body === '[TAGS]'
  if (!isMarker && !(kind === 'html' && /^<!-- material\/tags\b[^>]*-->$/.test(body))) return
  const start = bodyStart(line)
  if (isMarker) changes.push({ start, end: start + body.length, text: `<!-- ${body} -->` })
  findings.push({
    what: 'list of tags',
    line: index + 1,
    lost: 'the list of tags, for which docs-ssg makes a separate page',
  })
}

/** The abbreviations that a text defines. */
export function readAbbreviations(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [, name, meaning] = definition.exec(line) ?? []
      return name === undefined || meaning === undefined ? [] : [[name, meaning] as const]
    }),
  )
}

function removeLine(line: SourceLine, { changes }: LineWriter): void {
  const end = line.start + line.text.length + line.end.length
  changes.push({ start: line.start, end, text: '' })
}

/** A block that mkdocstrings fills becomes a comment, which the check reports. */
function rewriteApi({ blocks, changes, findings, newline }: LineWriter): void {
  for (const { kind, first, last } of blocks.all) {
    const head = blocks.lines[first]
    const tail = blocks.lines[last]
    if (kind !== 'api' || !head || !tail) continue
    const end = tail.start + tail.text.length
    const [, marks = '', name = ''] = /^(#*)[ \t]*:+[ \t]*(.*?)[ \t]*$/.exec(bodyOf(head)) ?? []
    const start = bodyStart(head)
    // A heading of the page keeps its place in the table of contents, and its id.
    const title = marks === '' ? '' : `${marks} \`${name}\` {#${name}}${newline}${newline}`
    const from = start + bodyOf(head).indexOf(':')
    changes.push({ start, end: from, text: `${title}<!-- ` })
    changes.push({ start: end, end, text: ' -->' })
    findings.push({ what: 'API block', line: first + 1, lost: `the documentation of \`${name}\`` })
  }
}

const markdownTag =
  /^<([a-z][\w-]*)\b[^>]*?(\s+markdown(?:=(?:"[^"]*"|'[^']*'|[\w-]+))?)(?=[\s>])[^>]*>/i

function rewriteHtml(
  index: number,
  line: SourceLine,
  { blocks, changes, findings, newline }: LineWriter,
): void {
  const body = bodyOf(line)
  const [whole, tag, attribute = ''] = markdownTag.exec(body) ?? []
  if (whole === undefined || tag === undefined) return
  const from = bodyStart(line) + body.indexOf(attribute)
  changes.push({ start: from, end: from + attribute.length, text: '' })
  findings.push({
    what: 'Markdown in HTML',
    line: index + 1,
    ...(/\bgrid\b/.test(whole) && { lost: 'the grid' }),
  })
  const close = findClose(index, tag, blocks)
  if (close === index) separateOneLine(line, { whole, tag }, { changes, newline })
  if (close === undefined || close === index) return
  dedent(line, blocks.lines.slice(index + 1, close), changes)
  const after = bodyStart(line) + whole.length
  if (body.length > whole.length || blocks.kinds[index + 1] !== 'blank')
    changes.push({
      start: after,
      end: after,
      text: newline + (body.length > whole.length ? newline : ''),
    })
  const last = blocks.lines[close]
  if (last && blocks.kinds[close - 1] !== 'blank')
    changes.push({ start: last.start, end: last.start, text: newline })
}

/** Elements in which CommonMark reads Markdown only between blank lines, and that may contain a paragraph. */
const holdsBlocks =
  /^(?:address|article|aside|blockquote|center|dd|details|div|dt|figcaption|figure|footer|header|li|main|nav|p|section|summary|td|th)$/i

/** `<p markdown>*a*</p>` in one line: a `<p>` becomes a `<div>`, because it can't contain the paragraph. */
function separateOneLine(
  line: SourceLine,
  { whole, tag }: { readonly whole: string; readonly tag: string },
  { changes, newline }: Pick<LineWriter, 'changes' | 'newline'>,
): void {
  const body = bodyOf(line).trimEnd()
  const end = `</${tag}>`
  const inner = body.slice(whole.length, -end.length)
  const isWhole = body.endsWith(end) && !inner.includes(end)
  if (!holdsBlocks.test(tag) || !isWhole || !/[*_`[~^=+:]/.test(inner)) return
  const start = bodyStart(line)
  const until = start + body.length
  const isParagraph = tag.toLowerCase() === 'p'
  const name = isParagraph ? 'div' : tag
  if (isParagraph) changes.push({ start: start + 1, end: start + 1 + tag.length, text: name })
  const gap = newline + newline
  changes.push({ start: start + whole.length, end: start + whole.length, text: gap })
  changes.push({ start: until - end.length, end: until, text: `${gap}</${name}>` })
}

/** Without the extension, content that is four columns deeper than its tag is code. */
function dedent(tag: SourceLine, lines: readonly SourceLine[], changes: Change[]): void {
  const indentOf = ({ text }: SourceLine): number => /^ */.exec(text)?.[0].length ?? 0
  const own = indentOf(tag)
  const inner = lines.filter(({ text }) => text.trim() !== '')
  const extra = smallest(inner.map(indentOf)) - own
  if (extra < 4 || inner.length === 0) return
  for (const { start } of inner)
    changes.push({ start: start + own, end: start + own + extra, text: '' })
}
