import type { Element, ElementContent } from 'hast'
import type { CodeFile } from './code-files.ts'
import { highlightCode } from './code-highlight.ts'
import { wrapLines } from './code-lines.ts'

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
  /** What the block is called in a group of blocks. */
  readonly tab: string | undefined
}

/**
 * One block of code: `<figure class="code-block" data-language="ts">`, holding an optional
 * `<figcaption class="code-title">`, `<pre class="code"><code class="language-ts">` and the copy button.
 */
export function codeFigure(file: CodeFile, options: FigureOptions): Element {
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
      : [element('figcaption', { className: ['code-title'] }, [{ type: 'text', value: title }])]
  const language = word === undefined ? {} : { dataLanguage: word }
  const tab = options.tab === undefined ? {} : { dataTab: options.tab }
  return element('figure', { className: ['code-block'], dataCode: '', ...language, ...tab }, [
    ...caption,
    pre,
    ...(options.copy ? [copyButton()] : []),
  ])
}

function codeChildren(file: CodeFile, options: FigureOptions): ElementContent[] {
  const texts = file.lines.map((line) => line.text)
  const marks = file.lines.map((line) => line.marks)
  if (options.diffOf === undefined) {
    return wrapLines(highlightCode(texts.join('\n'), options.language), {
      marks,
      firstNumber: options.firstNumber,
    })
  }
  const diffMarks = file.lines.map((line) => {
    if (line.text.startsWith('+')) return new Set([...line.marks, 'add' as const])
    return line.text.startsWith('-') ? new Set([...line.marks, 'remove' as const]) : line.marks
  })
  const bare = texts.map((text) => text.replace(/^[+\- ]/, '')).join('\n')
  return wrapLines(highlightCode(bare, options.diffOf), {
    marks: diffMarks,
    firstNumber: options.firstNumber,
  })
}

function copyButton(): Element {
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
