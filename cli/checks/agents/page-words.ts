// The words that readers of a page see. Given a document, it returns them in order. It must not
// share code with the writer of the Markdown, because it proves that writer.
import { attributeOf, type HtmlToken, type StartTag } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'
import { voidElements } from '../../html/void-elements.ts'

/** A word in lower case; the parts between elements are separated by `SEAM`. */
export interface PageWord {
  readonly word: string
  /** Id of the heading above it; `''` before the first one. */
  readonly section: string
}

/** Marks where an element begins or ends inside a word, such as in `H<sub>2</sub>O`. No page contains it. */
export const SEAM = '\uFDD0'

/** Elements that don't separate words. */
const inline: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr output q rb rtc ' +
    'ruby s samp slot small span strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Browsers know no style for custom elements, so these are inline. */
const isInline = (name: string): boolean => inline.has(name) || name.includes('-')

/** Elements without text that readers see; browsers show it only in place of a video they can't play. */
const silent: ReadonlySet<string> = new Set(
  'script style template noscript iframe video audio canvas object'.split(' '),
)

/**
 * Classes of what is left out on purpose: controls and navigation of the layout, the second form of
 * an image or a formula, and the title of footnotes for screen readers and their links back.
 */
const leftOut: ReadonlySet<string> = new Set(
  (
    'blog-portrait breadcrumbs code-fold copy-button data-footnote-backref doc-footer doc__head katex-html only-dark page-feedback pager sr-only toc ' +
    'toc-drawer wrap-button'
  ).split(' '),
)

interface Reading {
  readonly words: PageWord[]
  section: string
  text: string
  /** Length of the text where the last formula with a source begins. */
  formula: number
}

/** List the words of the first element of this name. */
export function listPageWords(html: string, scope: 'article' | 'main'): readonly PageWord[] {
  const [begin, end] = [html.search(new RegExp(`<${scope}\\b`)), html.lastIndexOf(`</${scope}>`)]
  if (begin === -1) return []
  const reading: Reading = { words: [], section: '', text: '', formula: 0 }
  const open: { readonly name: string; readonly isSilent: boolean }[] = []
  for (const token of readHtml(html.slice(begin, end))) {
    const isSilent = open.at(-1)?.isSilent === true
    if (token.kind === 'start') {
      if (!isSilent) startElement(reading, token)
      if (!token.isEmpty && !voidElements.has(token.name))
        open.push({ name: token.name, isSilent: isSilent || isLeftOut(token) })
    } else if (token.kind === 'end') {
      separate(reading, token)
      const index = open.findLastIndex(({ name }) => name === token.name)
      if (index !== -1) open.length = index
    } else if (token.kind === 'text' && !isSilent) reading.text += token.text
  }
  flush(reading)
  return reading.words
}

function isLeftOut(tag: StartTag): boolean {
  if (silent.has(tag.name)) return true
  if (tag.name === 'math') return false
  const classes = attributeOf(tag, 'class') ?? ''
  return classes !== '' && classes.split(' ').some((name) => leftOut.has(name))
}

function startElement(reading: Reading, tag: StartTag): void {
  separate(reading, tag)
  if (tag.name === 'semantics') reading.formula = reading.text.length
  // The TeX of a formula says the same as the signs above it, which Markdown doesn't have.
  if (tag.name === 'annotation' && attributeOf(tag, 'encoding') === 'application/x-tex')
    reading.text = reading.text.slice(0, reading.formula)
  const id = /^h[1-6]$/.test(tag.name) ? attributeOf(tag, 'id') : undefined
  if (id !== undefined) {
    flush(reading)
    reading.section = id
  }
  if (tag.name === 'img' && !isLeftOut(tag)) reading.text += ` ${attributeOf(tag, 'alt') ?? ''} `
}

/** The two variants of code are apart, although both are inline. */
function separate(reading: Reading, tag: Extract<HtmlToken, { name: string }>): void {
  const isVariant =
    tag.kind === 'start' && /\b(?:ts|js)-only\b/.test(attributeOf(tag, 'class') ?? '')
  reading.text += isInline(tag.name) && !isVariant ? SEAM : ' '
}

function flush(reading: Reading): void {
  const { words, section, text } = reading
  for (const [found] of text.toLowerCase().matchAll(/[\p{L}\p{N}\uFDD0]+/gu)) {
    const word = found.replace(/^\uFDD0+|\uFDD0+$/g, '')
    if (word !== '') words.push({ word, section })
  }
  reading.text = ''
}
