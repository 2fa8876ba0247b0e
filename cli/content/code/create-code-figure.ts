import type { Element, ElementContent } from 'hast'
import type { CodeFile } from './split-files.ts'
import { highlightCode } from './highlight-code.ts'
import { wrapLines } from './wrap-lines.ts'
import { diffJsVariant, type JsVariantPiece } from './diff-js-variant.ts'
import { markJsVariant } from './mark-js-variant.ts'

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

/**
 * One block of code: `<figure class="code-block" data-language="ts">`, holding an optional
 * `<figcaption class="code-title">`, `<pre class="code"><code class="language-ts">` and the copy button.
 */
export function createCodeFigure(file: CodeFile, options: FigureOptions): Element {
  const { word, title } = options
  const code = element(
    'code',
    { ...(word !== undefined && { className: [`language-${word}`] }) },
    codeChildren(file, options),
  )
  const numbered = options.firstNumber !== undefined
  const pre = element('pre', { className: ['code', ...(numbered ? ['numbered'] : [])] }, [code])
  const caption =
    title === undefined
      ? []
      : [element('figcaption', { className: ['code-title'] }, titleChildren(title, options))]
  const language = word === undefined ? {} : { dataLanguage: word }
  const tab = options.tab === undefined ? {} : { dataTab: options.tab }
  return element('figure', { className: ['code-block'], dataCode: '', ...language, ...tab }, [
    ...caption,
    pre,
    ...(options.copy ? [copyButton()] : []),
  ])
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

/** What the script of the page gives the code to the clipboard by. */
export function copyButton(): Element {
  return element(
    'button',
    { type: 'button', className: ['copy-button'], dataCopy: '', ariaLabel: 'Copy code' },
    [],
  )
}

/** A hast element, shortly. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}
