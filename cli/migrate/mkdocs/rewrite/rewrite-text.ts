// Marks, attributes, references and abbreviations in the text of a page.
import type { Blocks } from './block.ts'
import type { Change, Finding } from '../../rewrite/change.ts'
import { attributeList, type InlineContext, inlineForms } from './inline-forms.ts'
import { type Replacement, rewriteAttributes } from '../../rewrite/rewrite-attributes.ts'
import { addThemedImages } from './add-themed-images.ts'
import { rewriteReference } from './rewrite-reference.ts'
import { type Add, lineIn, readTextRuns, type TextRun } from './text-run.ts'
import { escapePattern } from '../../../primitives/text/escape-pattern.ts'

interface TextWriter {
  readonly source: string
  readonly blocks: Blocks
  readonly changes: Change[]
  readonly findings: Finding[]
  /** Meanings of abbreviations, of the page and of the site. */
  readonly abbreviations: ReadonlyMap<string, string>
  readonly context: Omit<InlineContext, 'sourceOf'>
}

/** Rewrite the text of a page. */
export function rewriteText(writer: TextWriter): void {
  for (const run of readTextRuns(writer.source, writer.blocks)) {
    const taken: [number, number][] = []
    const add = (what: string, at: number, replacement: Replacement | undefined): void => {
      if (!replacement) return
      const pieces = replacement.pieces.map(({ from, to, text }) => ({
        start: at + from,
        end: at + to,
        text,
      }))
      if (pieces.some(({ start, end }) => taken.some(([from, to]) => start < to && end > from)))
        return
      for (const { start, end, text } of pieces) {
        taken.push([start, end])
        writer.changes.push({ start: run.start + start, end: run.start + end, text })
      }
      const { lost } = replacement
      writer.findings.push({ what, line: lineIn(run, at), ...(lost !== undefined && { lost }) })
    }
    const context: InlineContext = {
      ...writer.context,
      sourceOf: (from, to) => run.source.slice(from, to),
    }
    for (const { what, pattern, replace } of inlineForms)
      for (const match of run.text.matchAll(pattern))
        add(what, match.index, replace(match, context))
    for (const match of run.text.matchAll(referencePattern))
      add('reference', match.index, rewriteReference(match, context))
    addThemedImages(run, add)
    addAttributes(run, add)
    if (context.has('pymdownx.inlinehilite')) addInlineCode(run, add)
    addLinkedUrls(run, add)
    addAbbreviations(run, writer.abbreviations, add)
  }
}

const referencePattern = /(?<![\\\w\]!])\[((?:[^[\]]|\[[^[\]]*\])+)\]\[([^[\]\n]*)\](?![([])/g

function addAttributes({ source, text }: TextRun, add: Add): void {
  for (const { 0: whole, 1: written = '', index } of text.matchAll(attributeList)) {
    const from = source.lastIndexOf('\n', index - 1) + 1
    const end = source.indexOf('\n', index)
    const after = source.slice(index + whole.length, end === -1 ? undefined : end)
    const before = { line: source.slice(from, index), after: after.replace(/\r$/, '') }
    const space = whole.length - written.length
    // Attributes of a directive are syntax of docs-ssg.
    if (/:[A-Za-z][\w-]*(?:\[[^\]]*\])?$/.test(before.line)) continue
    const isAlone = before.line.trim() === ''
    const start = isAlone ? index + space : index
    add(
      'attributes',
      start,
      rewriteAttributes(written, before, isAlone ? written.length : whole.length),
    )
  }
}

/** A URL that is the text of a link: in CommonMark, it would be a link inside the brackets. */
function addLinkedUrls({ source, text }: TextRun, add: Add): void {
  const pattern = /\[<(https?:\/\/[^<>\s]+)>\](?=\(|\[[^\]\n])/g
  for (const { 0: whole, 1: url = '', index } of source.matchAll(pattern)) {
    // What is code in the source is something else in the text.
    if (text.charAt(index) !== '[') continue
    add('link around a URL', index, {
      pieces: [{ from: 0, to: whole.length, text: `[${url}]` }],
    })
  }
}

/** `#!py code` and `:::py code` in backticks; a line that starts a script is only text. */
function addInlineCode({ source }: TextRun, add: Add): void {
  for (const {
    1: marks = '',
    2: language = '',
    3: space = '',
    4: code = '',
    index,
  } of source.matchAll(
    /(?<![\\`])(`+)(?:#!|:::)(?!env\s)([a-z][\w+-]*)([ \t]+)([^`\n-][^`\n]*)\1(?!`)/g,
  )) {
    const start = marks.length
    const head = source.indexOf(language, index) + language.length + space.length - index
    const end = head + code.length
    add('inline code', index, {
      pieces: [
        { from: start, to: head, text: '' },
        { from: end, to: end, text: `{:${language}}` },
      ],
    })
  }
}

function addAbbreviations(
  { text }: TextRun,
  abbreviations: ReadonlyMap<string, string>,
  add: Add,
): void {
  for (const [name, meaning] of abbreviations) {
    const title = meaning.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    const pattern = new RegExp(String.raw`(?<![\w\[*&-])${escapePattern(name)}(?![\w\]-])`, 'g')
    for (const { index } of text.matchAll(pattern)) {
      const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
      if (/^\s*#{1,6}\s/.test(line) || line.trimStart().startsWith('*[')) continue
      add('abbreviation', index, {
        pieces: [
          { from: 0, to: 0, text: `<abbr title="${title}">` },
          { from: name.length, to: name.length, text: '</abbr>' },
        ],
      })
    }
  }
}
