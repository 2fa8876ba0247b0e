import type { Element, ElementContent, ElementData } from 'hast'
import { toString } from 'hast-util-to-string'
import { english } from '../../../runtime/i18n/translations.ts'
import { languageLabel } from '../../../runtime/shared/text/language-label.ts'
import { isRare } from '../../primitives/modules/rare-classes.ts'
import { toCodeHtml } from './code-html.ts'

interface FigureOptions {
  /** The language as written in the page: `ts`. */
  readonly language: string | undefined
  /** The contents of the caption; no caption when undefined. */
  readonly title?: readonly ElementContent[] | undefined
  /** The label in a group of blocks. */
  readonly tab?: string | undefined
  /** The output of the sample above it. */
  readonly isOutput?: boolean
  readonly isNumbered?: boolean
  readonly isWrapped?: boolean
  readonly hasCopyButton: boolean
  /** The lines are kept as HTML beside their text; see `codeHtml`. */
  readonly isStatic?: boolean
  /** This HTML, if it is known already. */
  readonly codeHtml?: string | undefined
  /** The block needs a style sheet and a script that other blocks don't. */
  readonly hasExtras?: boolean
  /** Below the code. */
  readonly fold?: Element | undefined
  /** The name of the button that breaks long lines; without it, there is none. */
  readonly wrapLabel?: string | undefined
  /** The hover texts of its names; see `toHoverData`. */
  readonly hovers?: string | undefined
}

/**
 * One block of code: `<figure class="code-block" data-language="ts">`, which holds an optional `<figcaption
 * class="code-title">`, `<pre class="code"><code class="language-ts">` and the copy button. Its bar has the title, or else
 * the language (`data-label="TypeScript"`). A single line or text with neither has no bar (`data-bare`).
 */
export function figureElement(lines: ElementContent[], options: FigureOptions): Element {
  const { language, tab, isNumbered = false, isWrapped = false, hasCopyButton } = options
  const looks = [...(isNumbered ? ['numbered'] : []), ...(isWrapped ? ['wrapped'] : [])]
  const className = language === undefined ? {} : { className: [`language-${language}`] }
  const code = options.isStatic
    ? toStaticCode(className, lines, options.codeHtml)
    : element('code', className, lines)
  const caption = captionElement(options)
  const label = caption ? undefined : languageLabel(language ?? 'text')
  const isBare = !caption && (label === undefined || !hasLines(lines))
  const properties = {
    className: ['code-block', ...(options.isOutput === true ? ['code-output'] : [])],
    dataCode: '',
    ...(language === undefined ? {} : { dataLanguage: language }),
    ...(isBare ? { dataBare: '' } : label === undefined ? {} : { dataLabel: label }),
    ...(tab === undefined ? {} : { dataTab: tab }),
    ...(options.hasExtras === true ? { dataExtras: '' } : {}),
    ...(options.fold === undefined ? {} : { dataFold: '' }),
    ...(options.hovers === undefined ? {} : { dataHovers: options.hovers }),
  }
  return element('figure', properties, [
    ...(caption ? [caption] : []),
    element('pre', { className: ['code', ...looks] }, [code]),
    ...(options.fold ? [options.fold] : []),
    ...(options.wrapLabel === undefined ? [] : [wrapButton(options.wrapLabel)]),
    ...(hasCopyButton ? [copyButton()] : []),
  ])
}

/** There is more than one line. */
const hasLines = (lines: ElementContent[]): boolean =>
  toString({ type: 'root', children: lines }).includes('\n')

/**
 * The first block of a panel has the bar of its tabs, which says what the block is, so that it has no title which
 * repeats the label of the tab. Readers without scripts see the label above each panel.
 */
export function joinToTabs({ properties, children }: Element, label: string): void {
  delete properties.dataBare
  delete properties.dataLabel
  const [caption] = children
  if (caption?.type !== 'element' || caption.tagName !== 'figcaption') return
  if (toString(caption) === label) children.shift()
}

function captionElement({ title, isOutput = false }: FigureOptions): Element | undefined {
  const className = ['code-title']
  if (title) {
    // The name of a file has the font of code, and words have that of text.
    const isFile = !/\s/.test(toString({ type: 'root', children: [...title] }))
    return element('figcaption', { className: isFile ? className : [...className, 'code-words'] }, [
      ...title,
    ])
  }
  if (!isOutput) return undefined
  const text: ElementContent = { type: 'text', value: english.output }
  const caption = element('figcaption', { className }, [text])
  caption.data = { isOutputTitle: true } as ElementData
  return caption
}

function toStaticCode(
  properties: Element['properties'],
  lines: ElementContent[],
  codeHtml = toCodeHtml(lines),
): Element {
  const text = toString({ type: 'root', children: lines })
  const code = element('code', properties, [{ type: 'text', value: text }])
  code.data = { codeHtml, hasRareCode: hasRareClass(lines) } as ElementData
  return code
}

function hasRareClass(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type !== 'element') return false
    const { className } = node.properties
    const names = Array.isArray(className) ? className : []
    return names.some((name) => isRare(String(name))) || hasRareClass(node.children)
  })
}

/** The script of the page copies the code when this is pressed. */
function copyButton(): Element {
  return element(
    'button',
    { type: 'button', className: ['copy-button'], dataCopy: '', ariaLabel: 'Copy code' },
    [],
  )
}

/** The script shows it where lines are wider than the block. */
function wrapButton(ariaLabel: string): Element {
  return element(
    'button',
    {
      type: 'button',
      className: ['wrap-button'],
      dataWrap: '',
      ariaLabel,
      ariaPressed: 'false',
      hidden: true,
    },
    [],
  )
}

/** A hast element, in short. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}
