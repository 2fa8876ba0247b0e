import type { Element, ElementContent } from 'hast'
import type { CodeLanguages } from './grammars/code-languages.ts'
import { languageLabel } from '../../../runtime/shared/text/language-label.ts'
import { figureElement } from '../nodes/figure-element.ts'
import { codeOf } from './split-files.ts'
import type { JsVariantPiece } from './variants/diff-js-variant.ts'
import { isTsx, toJsName } from './file-names.ts'
import { type FoldOptions, foldLines } from './lines/fold-lines.ts'
import { highlightCode, highlightToHtml } from './grammars/highlight-code.ts'
import { toHoverData } from './hover-data.ts'
import { toMarkers, toNotes } from './lines/line-notes.ts'
import { markJsVariant } from './variants/mark-js-variant.ts'
import { markWords } from './lines/mark-words.ts'
import type { CodeLine } from './lines/read-line-marks.ts'
import type { CodeFile } from './split-files.ts'
import { wrapLines } from './lines/wrap-lines.ts'

/** How a block looks, apart from its lines. */
export interface FigureOptions {
  /** The language as written: `ts`; undefined without one. */
  readonly word: string | undefined
  /** Prism name, or `plain`. */
  readonly language: string
  /** Highlight the lines after `+` and `-` in this language. */
  readonly diffOf: string | undefined
  readonly title: string | undefined
  readonly firstNumber: number | undefined
  readonly copy: boolean
  /** The output of the sample above it. */
  readonly isOutput: boolean
  /** Long lines are broken instead of scrolled. */
  readonly isWrapped: boolean
  /** The name of the block in a group of blocks. */
  readonly tab: string | undefined
  /** Undefined for a block that is never folded. */
  readonly fold: FoldOptions | undefined
  /** The name of the button that breaks long lines; undefined without one. */
  readonly wrapLabel: string | undefined
  /** The lines are kept as HTML beside their text; see `codeHtml`. */
  readonly isStatic: boolean
  readonly languages: CodeLanguages
}

/** Both variants of a file, shown in the same place. */
type Merged = readonly JsVariantPiece[] | undefined

/**
 * Create one block for each file. The title of the fence names the first one; the others are named
 * by their `// file:` line. With `merged`, each block also contains the JavaScript variant of its
 * file.
 */
export function createCodeFigures(
  files: readonly CodeFile[],
  options: FigureOptions,
  merged: readonly Merged[] = [],
): Element[] {
  return files.map((file, index) => {
    const title = index === 0 ? (options.title ?? file.name) : file.name
    const language = languageOf(file, options)
    return createCodeFigure(file, { ...options, title, language }, merged[index])
  })
}

/** In a `ts` fence, the name of a file says whether it contains JSX. */
function languageOf({ name }: CodeFile, { language, title }: FigureOptions): string {
  if (language !== 'typescript' || !isTsx(name ?? title)) return language
  return 'tsx'
}

/**
 * `<figure class="code-block" data-language="ts">` with an optional `<figcaption
 * class="code-title">`, a `<pre class="code"><code class="language-ts">` and the copy button.
 */
function createCodeFigure(file: CodeFile, options: FigureOptions, merged: Merged): Element {
  const { word, title, firstNumber, tab, copy } = options
  const codeHtml =
    merged === undefined && isPlain(file, options)
      ? highlightToHtml(codeOf(file), options.language, options.languages)
      : undefined
  const all = codeHtml === undefined ? highlightLines(file, options, merged) : toText(file)
  const folded = options.fold && foldLines(all, options.fold)
  const hasWrapButton = options.wrapLabel !== undefined && mayOverflow(file, options)
  return figureElement(folded?.lines ?? all, {
    language: word,
    title: title === undefined ? undefined : createTitle(title, merged),
    tab,
    isOutput: options.isOutput,
    isNumbered: firstNumber !== undefined,
    isWrapped: options.isWrapped || isMessage(file, word),
    hasCopyButton: copy,
    isStatic: options.isStatic,
    codeHtml,
    hasExtras: hasWrapButton || file.lines.some(isAnnotated),
    fold: folded?.control,
    wrapLabel: hasWrapButton ? options.wrapLabel : undefined,
    hovers: toHoverData(file.lines),
  })
}

/** Nothing in the block is more than code: no line is marked, numbered or folded. */
const isPlain = ({ lines }: CodeFile, options: FigureOptions): boolean =>
  options.isStatic &&
  options.diffOf === undefined &&
  options.firstNumber === undefined &&
  options.fold === undefined &&
  lines.every((line) => line.marks.size === 0 && line.words === undefined && !isAnnotated(line))

const toText = (file: CodeFile): ElementContent[] => [{ type: 'text', value: codeOf(file) }]

function highlightLines(file: CodeFile, options: FigureOptions, merged: Merged): ElementContent[] {
  return merged
    ? markJsVariant(highlightCode(codeOf(file), options.language, options.languages), merged)
    : createLines(file, options)
}

/** A single line of text, such as the message of an error, is read as a whole. */
const isMessage = ({ lines }: CodeFile, word = 'text'): boolean =>
  lines.length === 1 && languageLabel(word) === undefined

/** Characters of a line that fit on a phone. */
const NARROW = 40

const mayOverflow = (file: CodeFile, { isWrapped, word }: FigureOptions): boolean =>
  !isWrapped && !isMessage(file, word) && file.lines.some(({ text }) => text.length > NARROW)

const isAnnotated = ({ spans, notes, hovers, markers }: CodeLine): boolean =>
  Boolean(spans ?? notes ?? hovers ?? markers)

/**
 * The title of a merged block changes with its language: `store.ts`, `store.js`. They are blocks, so that programs
 * which read the HTML as text keep the two apart.
 */
function createTitle(title: string, merged: Merged): ElementContent[] {
  const text = (value: string): ElementContent => ({ type: 'text', value })
  const other = toJsName(title)
  if (merged === undefined || other === title) return [text(title)]
  return [
    {
      type: 'element',
      tagName: 'div',
      properties: { className: ['ts-only'] },
      children: [text(title)],
    },
    {
      type: 'element',
      tagName: 'div',
      properties: { className: ['js-only'] },
      children: [text(other)],
    },
  ]
}

function createLines(file: CodeFile, options: FigureOptions): ElementContent[] {
  const { firstNumber, language, diffOf, languages } = options
  if (diffOf === undefined) {
    const marks = file.lines.map((line) => line.marks)
    const nodes = markWords(highlightCode(codeOf(file), language, languages), file.lines)
    const [notes, markers] = [file.lines.map(toNotes), file.lines.map(toMarkers)]
    return wrapLines(nodes, { marks, firstNumber, notes, markers })
  }
  const marks = file.lines.map((line) => {
    if (line.text.startsWith('+')) return new Set([...line.marks, 'add'])
    return line.text.startsWith('-') ? new Set([...line.marks, 'remove']) : line.marks
  })
  // Some write `+const`, some `+ const`.
  const isSpaced = file.lines.every(({ text }) => text.trim() === '' || /^[+\- ] /.test(text))
  const sign = isSpaced ? /^[+\- ] / : /^[+\- ]/
  const lines = file.lines.map((line) => ({ ...line, text: line.text.replace(sign, '') }))
  const nodes = markWords(highlightCode(codeOf({ ...file, lines }), diffOf, languages), lines)
  return wrapLines(nodes, { marks, firstNumber })
}
