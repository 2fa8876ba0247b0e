import type { Html, Root } from 'mdast'
import type { VFile } from 'vfile'
import {
  codeMark,
  codeMarks,
  findRawMarks,
  inlineMarks,
  type RawMark,
} from '../../../primitives/text/raw-marks.ts'
import { visit } from '../../../primitives/visit.ts'
import { toSpaces } from '../../dialect/visible-text.ts'
import { formula } from '../remark-formulas-off.ts'
import { nodeAt, report } from '../../reporting/report-message.ts'

declare module 'vfile' {
  interface DataMap {
    /** Where the nodes of HTML are, each a tag or a block of several lines. */
    htmlRanges?: (readonly [start: number, end: number])[]
  }
}

/** Marks that begin a line of Markdown. */
const lineMarks: readonly RawMark[] = [
  { pattern: /(?=#)(?<=^[ \t]*)#{1,6} (?=\S)[^\n]{1,60}/gm, what: 'a heading', help: '' },
  {
    pattern: /(?=[`~])(?<=^[ \t]*)(?:`{3,}|~{3,})[^`~\n]{0,60}$/gm,
    what: 'a block of code',
    help: '',
    end: /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/gm,
  },
  {
    pattern:
      /(?=[-*+\d])(?<=^[ \t]*)(?<!^[ \t]*(?:[-*+]|\d{1,9}[.)]) [^\n]*\n[ \t]*)(?:[-*+]|\d{1,9}[.)]) \S[^\n]{0,60}(?=[^\n]*\n[ \t]*(?:[-*+]|\d{1,9}[.)]) \S)/gm,
    what: 'a list',
    help: '',
  },
  {
    pattern:
      /(?=\|)(?<=^[ \t]*)\|[^\n]{1,60}(?=[^\n]*\n[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$)/gm,
    what: 'a table',
    help: '',
  },
  { pattern: /(?=:)(?<=^[ \t]*):::+[ \t]*[a-z][\w-]*/gm, what: 'an admonition', help: '' },
]
/** Marks of Markdown that plain texts such as titles often have for other reasons. */
const pageMarks: readonly RawMark[] = [
  { pattern: /(?<!\\)\[\^[^[\]\s]+\](?!:)/g, what: 'a reference to a footnote', help: '' },
  { pattern: formula, what: 'a formula', help: '' },
]
const marks = [...inlineMarks, codeMark, ...lineMarks, ...codeMarks, ...pageMarks]

/** Elements whose text is shown unchanged, or not at all. */
const literal =
  /<(pre|code|kbd|samp|var|script|style|textarea|svg|math|template|title)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/gi
/** Quotes in a tag of a component can contain tags: `<Config data={{ text: "<b>" }} />`. */
const tagOrComment =
  /<!--[^]*?(?:-->|$)|<\/?[A-Za-z](?:"[^"\n]*"|'[^'\n]*'|[^<>"'])*>|<\/?[A-Za-z][^<>]*>/g

/**
 * Report Markdown, codes of emoji and templates in the text of an HTML block, whose lines are HTML up
 * to the next blank line. Position: after all other syntax.
 *
 * In: `<p>**Bold**</p>`. Out: the same, and a message.
 */
export function remarkRawHtmlText() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'html', (node: Html) => {
      const start = node.position?.start.offset
      if (start === undefined) return
      const end = node.position?.end.offset ?? start
      ;(file.data.htmlRanges ??= []).push([start, end])
      // The value of a node in a list or a quote lacks the marks of its lines.
      const source = String(file).slice(start, end)
      const text = source.replace(literal, toSpaces).replace(tagOrComment, toSpaces)
      for (const { written, index, what } of findRawMarks(text, marks)) {
        if (what === 'a list' && isElement(source, index)) continue
        report(file, nodeAt(file, start + index), {
          rule: 'raw-text',
          reason: `\`${written.replaceAll('`', "'")}\` looks like ${what}, but it is in a block of HTML, so readers see it as plain text.`,
          help: 'Leave a blank line above and below the Markdown, or write HTML.',
        })
      }
    })
}

/** Whether a line is one element, such as `<p>1. Mix</p>`, whose number is text. */
function isElement(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index - 1) + 1).split('\n', 1)[0] ?? ''
  return /^[ \t]*<([a-z][\w-]*)\b.*<\/\1>[ \t]*\r?$/i.test(line)
}
