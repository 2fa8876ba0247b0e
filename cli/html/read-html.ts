// Room: the one reader of HTML
// The one reader of HTML: what a browser's tokenizer sees, with offsets into the source.
// Must not build a tree, because every page of a build passes through here when it is compiled.
import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import type { Attribute, HtmlToken, StartTag } from './html-token.ts'
import { readPlainHtml } from './read-plain-html.ts'
import { voidElements } from './void-elements.ts'

/** Elements whose contents are text; in the latter group entities are decoded. */
const rawElements = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes'])
const textElements = new Set(['textarea', 'title'])

/**
 * Elements that switch between HTML and foreign content, where `title` and `style` aren't raw text.
 */
const foreignRoots = new Set(['svg', 'math', 'foreignobject'])

/**
 * The tokens of a document or a fragment, in order; a doctype is of the kind `comment`. Reading
 * ends before the first start tag that `isEnd` accepts.
 */
export function readHtml(html: string, isEnd?: (tag: StartTag) => boolean): readonly HtmlToken[] {
  const plain = isEnd === undefined ? readPlainHtml(html, isPlain) : undefined
  return plain ?? readAnyHtml(html, isEnd)
}

/** Nothing ends `plaintext`. */
const isPlain = (name: string): boolean =>
  !rawElements.has(name) && !textElements.has(name) && name !== 'plaintext'

/** The tokens of any HTML, in order. `readHtml` tries a faster reader first, which most HTML is plain enough for. */
export function readAnyHtml(
  html: string,
  isEnd: (tag: StartTag) => boolean = () => false,
): readonly HtmlToken[] {
  const reading = new TokenCollector(html, (tag) => {
    const isLast = isEnd(tag)
    if (isLast) tokenizer.pause()
    return isLast
  })
  const tokenizer = new Tokenizer({ decodeEntities: false }, reading)
  tokenizer.write(html)
  if (tokenizer.running) tokenizer.end()
  return reading.tokens
}

/**
 * Offsets of callbacks point to the `>` that ends a tag or comment, except for attributes and text.
 */
class TokenCollector implements TokenizerCallbacks {
  readonly tokens: HtmlToken[] = []
  readonly #html: string
  readonly #isEnd: (tag: StartTag) => boolean
  /** Names of the open `foreignRoots`, the innermost last. */
  readonly #foreign: string[] = []
  /** End of the last token; every character belongs to one. */
  #last = 0
  #textEnd = 0
  #rawName = ''
  #tagName = ''
  #attributes: Attribute[] = []
  #attributeStart = 0
  #attributeName = ''
  #value = { start: 0, end: 0 }

  constructor(html: string, isEnd: (tag: StartTag) => boolean) {
    this.#html = html
    this.#isEnd = isEnd
  }

  isInForeignContext(): boolean {
    return this.#foreign.length > 0 && this.#foreign.at(-1) !== 'foreignobject'
  }

  ontext(_start: number, end: number): void {
    this.#textEnd = end
  }

  onopentagname(start: number, end: number): void {
    this.#endText(start - 1)
    this.#tagName = this.#html.slice(start, end).toLowerCase()
    this.#attributes = []
  }

  onattribname(start: number, end: number): void {
    this.#attributeStart = start
    this.#attributeName = this.#html.slice(start, end).toLowerCase()
    this.#value = { start: end, end }
  }

  onattribdata(start: number, end: number): void {
    this.#value = { start, end }
  }

  onattribend(_quote: unknown, end: number): void {
    const raw = this.#html.slice(this.#value.start, this.#value.end)
    const name = this.#attributeName
    // The first of two attributes with one name counts.
    if (this.#attributes.some((attribute) => attribute.name === name)) return
    const value = raw.includes('&') ? decodeHTMLAttribute(raw) : raw
    this.#attributes.push({ name, value, start: this.#attributeStart, end })
  }

  onopentagend(end: number): void {
    this.#addStartTag(end + 1, false)
  }

  onselfclosingtag(end: number): void {
    this.#addStartTag(end + 1, this.isInForeignContext() || foreignRoots.has(this.#tagName))
  }

  onclosetag(start: number, end: number): void {
    this.#endText(start - 2)
    this.#rawName = ''
    const name = this.#html.slice(start, end).toLowerCase()
    if (this.#foreign.at(-1) === name) this.#foreign.pop()
    const close = this.#html.indexOf('>', end)
    const range = this.#advance(close === -1 ? this.#html.length : close + 1)
    this.tokens.push({ kind: 'end', name, ...range })
  }

  oncomment(start: number, end: number): void {
    this.#endText(this.#html.lastIndexOf('<', start - 1))
    this.tokens.push({ kind: 'comment', ...this.#advance(end + 1) })
  }

  oncdata(start: number, end: number): void {
    this.oncomment(start, end)
  }

  ondeclaration(start: number, end: number): void {
    this.oncomment(start, end)
  }

  onprocessinginstruction(start: number, end: number): void {
    this.oncomment(start, end)
  }

  onend(): void {
    this.#endText(this.#html.length)
  }

  onattribentity(): void {}
  ontextentity(): void {}

  #addStartTag(end: number, isClosed: boolean): void {
    const name = this.#tagName
    const isEmpty = isClosed || voidElements.has(name)
    const range = { start: this.#last, end }
    const tag: StartTag = { kind: 'start', name, attributes: this.#attributes, isEmpty, ...range }
    if (this.#isEnd(tag)) return
    this.#advance(end)
    this.tokens.push(tag)
    const isRaw = rawElements.has(name) || textElements.has(name)
    if (isRaw && !this.isInForeignContext()) this.#rawName = name
    if (foreignRoots.has(name) && !isEmpty) this.#foreign.push(name)
  }

  /** Text arrives in pieces; they end where the next tag or comment begins. */
  #endText(end: number): void {
    if (this.#textEnd <= this.#last || end <= this.#last) return
    const raw = this.#html.slice(this.#last, end)
    const isDecoded = !raw.includes('&') || rawElements.has(this.#rawName)
    const text = isDecoded ? raw : decodeHTML(raw)
    this.tokens.push({ kind: 'text', text, isRaw: this.#rawName !== '', ...this.#advance(end) })
  }

  #advance(end: number): { readonly start: number; readonly end: number } {
    const start = this.#last
    this.#last = Math.min(end, this.#html.length)
    return { start, end: this.#last }
  }
}
