import type { Element, ElementContent } from 'hast'
import { resolveLanguage } from './code-languages.ts'
import { diffJsVariant, type JsVariantPiece } from './diff-js-variant.ts'
import { isTsx, toJsName } from './file-names.ts'
import { highlightCode } from './highlight-code.ts'
import { markJsVariant } from './mark-js-variant.ts'
import type { CodeFile } from './split-files.ts'
import { wrapLines } from './wrap-lines.ts'

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
  /** The name of the block in a group of blocks. */
  readonly tab: string | undefined
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
  return resolveLanguage('tsx') ?? language
}

/**
 * `<figure class="code-block" data-language="ts">` with an optional `<figcaption
 * class="code-title">`, a `<pre class="code"><code class="language-ts">` and the copy button.
 */
function createCodeFigure(file: CodeFile, options: FigureOptions, merged: Merged): Element {
  const { word, title, firstNumber, tab, copy } = options
  const lines = merged
    ? markJsVariant(highlightCode(textOf(file), options.language), merged)
    : createLines(file, options)
  const code = element(
    'code',
    { ...(word !== undefined && { className: [`language-${word}`] }) },
    lines,
  )
  const numbered = firstNumber === undefined ? [] : ['numbered']
  const properties = {
    className: ['code-block'],
    dataCode: '',
    ...(word !== undefined && { dataLanguage: word }),
    ...(tab !== undefined && { dataTab: tab }),
  }
  return element('figure', properties, [
    ...(title === undefined ? [] : [createCaption(title, merged)]),
    element('pre', { className: ['code', ...numbered] }, [code]),
    ...(copy ? [copyButton()] : []),
  ])
}

/** The title of a merged block changes with its language: `store.ts`, `store.js`. */
function createCaption(title: string, merged: Merged): Element {
  const text: ElementContent[] = [{ type: 'text', value: title }]
  const pieces = merged && diffJsVariant(title, toJsName(title))
  const children = pieces ? markJsVariant(text, pieces) : text
  return element('figcaption', { className: ['code-title'] }, children)
}

const textOf = ({ lines }: CodeFile): string => lines.map((line) => line.text).join('\n')

function createLines(file: CodeFile, options: FigureOptions): ElementContent[] {
  const { firstNumber, language, diffOf } = options
  if (diffOf === undefined) {
    const marks = file.lines.map((line) => line.marks)
    return wrapLines(highlightCode(textOf(file), language), { marks, firstNumber })
  }
  const marks = file.lines.map((line) => {
    if (line.text.startsWith('+')) return new Set([...line.marks, 'add'])
    return line.text.startsWith('-') ? new Set([...line.marks, 'remove']) : line.marks
  })
  const bare = file.lines.map(({ text }) => text.replace(/^[+\- ]/, '')).join('\n')
  return wrapLines(highlightCode(bare, diffOf), { marks, firstNumber })
}

/** The browser script copies the code of the figure when it is pressed. */
export function copyButton(): Element {
  return element(
    'button',
    { type: 'button', className: ['copy-button'], dataCopy: '', ariaLabel: 'Copy code' },
    [],
  )
}

/** Create a hast element. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}
