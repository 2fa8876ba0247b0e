import type { Element, ElementContent } from 'hast'
import type { CodeFile } from './code-files.ts'
import { highlightCode } from './code-highlight.ts'
import { wrapLines } from './code-lines.ts'
import { figureElement } from './figure-element.ts'
import { diffJsVariant, type JsVariantPiece } from './js-variant-diff.ts'
import { markJsVariant } from './js-variant-elements.ts'

/** What a block looks like besides its lines. */
export interface FigureOptions {
  /** The word of the fence: `ts`; undefined: none was written. */
  readonly word: string | undefined
  /** Prism name, or `plain`. */
  readonly language: string
  /** Highlight the lines behind `+` and `-` in this language. */
  readonly diffOf: string | undefined
  readonly title: string | undefined
  readonly firstNumber: number | undefined
  readonly copy: boolean
  /** The file and its JavaScript version in one, to be shown in the same place. */
  readonly twin?: readonly JsVariantPiece[] | undefined
  /** What the block is called in a group of blocks. */
  readonly tab: string | undefined
}

/** One file of a fence as a figure, with its lines highlighted. */
export function codeFigure(file: CodeFile, options: FigureOptions): Element {
  const { title } = options
  return figureElement(codeChildren(file, options), {
    language: options.word,
    title: title === undefined ? undefined : titleChildren(title, options),
    tab: options.tab,
    isNumbered: options.firstNumber !== undefined,
    hasCopyButton: options.copy,
  })
}

/** `store.ts` is `store.js` for those who read JavaScript. */
function titleChildren(title: string, { twin }: FigureOptions): ElementContent[] {
  const text: ElementContent[] = [{ type: 'text', value: title }]
  const pieces = twin && diffJsVariant(title, title.replace(/\.([cm]?)ts(x?)$/, '.$1js$2'))
  return pieces ? markJsVariant(text, pieces) : text
}

/** Both versions as one text; undefined when a line of the file is marked or numbered by itself. */
export function mergeFile(
  file: CodeFile,
  twin: CodeFile,
  options: FigureOptions,
): readonly JsVariantPiece[] | undefined {
  if (options.firstNumber !== undefined) return undefined
  if (file.lines.some(({ marks }) => marks.size > 0)) return undefined
  return diffJsVariant(textOf(file), textOf(twin))
}

const textOf = ({ lines }: CodeFile): string => lines.map((line) => line.text).join('\n')

function codeChildren(file: CodeFile, options: FigureOptions): ElementContent[] {
  const { twin } = options
  if (twin) return markJsVariant(highlightCode(textOf(file), options.language), twin)

  const texts = file.lines.map((line) => line.text)
  const marks = file.lines.map((line) => line.marks)
  if (options.diffOf === undefined) {
    return wrapLines(highlightCode(texts.join('\n'), options.language), {
      marks,
      firstNumber: options.firstNumber,
    })
  }
  const diffMarks = file.lines.map((line) => {
    if (line.text.startsWith('+')) return new Set([...line.marks, 'add'])
    return line.text.startsWith('-') ? new Set([...line.marks, 'remove']) : line.marks
  })
  const bare = texts.map((text) => text.replace(/^[+\- ]/, '')).join('\n')
  return wrapLines(highlightCode(bare, options.diffOf), {
    marks: diffMarks,
    firstNumber: options.firstNumber,
  })
}
