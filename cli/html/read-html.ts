// The one reader of HTML: what a browser's tokenizer sees, with offsets into the source.
// Must not build a tree: every page of every build passes through here.
import { Tokenizer, type Token, TokenizerMode } from 'parse5'
import { voidElements } from './void-elements.ts'

/** Offsets into the HTML that was read, in UTF-16 code units; `end` is exclusive. */
interface Range {
  readonly start: number
  readonly end: number
}

/**
 * An attribute with its name in lower case and its value decoded; the range covers `name="value"`.
 */
interface Attribute extends Range {
  readonly name: string
  readonly value: string
}

/** A start tag; names are in lower case. */
export interface StartTag extends Range {
  readonly kind: 'start'
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** The element has no end tag: a void element, or `<path/>` inside SVG. */
  readonly isEmpty: boolean
}

export interface EndTag extends Range {
  readonly kind: 'end'
  readonly name: string
}

/** Everything between two tags or comments, with entities decoded. */
export interface HtmlText extends Range {
  readonly kind: 'text'
  readonly text: string
  /** Inside a script, a stylesheet, a title or the like, which browsers don't display as text. */
  readonly isRaw: boolean
}

interface Comment extends Range {
  readonly kind: 'comment'
}

export type HtmlToken = StartTag | EndTag | HtmlText | Comment

const rawModes = new Map<string, Tokenizer['state']>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
])

/**
 * Elements that switch between HTML and foreign content, where `title` and `style` are ordinary
 * elements.
 */
const foreignRoots = new Set(['svg', 'math', 'foreignobject'])

/**
 * The tokens of a document or a fragment, in order; a doctype is of the kind `comment`. Reading
 * ends before the first start tag that `isEnd` accepts.
 */
export function readHtml(
  html: string,
  isEnd: (tag: StartTag) => boolean = () => false,
): readonly HtmlToken[] {
  const tokens: HtmlToken[] = []
  const foreign: string[] = []
  let text: { parts: string; start: number; end: number } | undefined
  let rawName = ''
  const isForeign = (): boolean => foreign.length > 0 && foreign.at(-1) !== 'foreignobject'
  const endText = (): void => {
    if (text === undefined) return
    const { parts, start, end } = text
    tokens.push({ kind: 'text', text: parts, start, end, isRaw: rawName !== '' })
    text = undefined
  }
  const addText = ({ chars, location }: Token.CharacterToken): void => {
    const { start, end } = rangeOf(location)
    text = { parts: (text?.parts ?? '') + chars, start: text?.start ?? start, end }
  }
  const addComment = ({ location }: { location: Token.Location | null }): void => {
    endText()
    tokens.push({ kind: 'comment', ...rangeOf(location) })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        endText()
        const name = token.tagName
        const isEmpty = voidElements.has(name) || (token.selfClosing && isForeign())
        const attributes = attributesOf(token)
        const tag: StartTag = {
          kind: 'start',
          name,
          attributes,
          isEmpty,
          ...rangeOf(token.location),
        }
        if (isEnd(tag)) return tokenizer.pause()
        tokens.push(tag)
        const mode = isForeign() ? undefined : rawModes.get(name)
        if (mode !== undefined) {
          tokenizer.state = mode
          rawName = name
        }
        if (foreignRoots.has(name) && !token.selfClosing) foreign.push(name)
        tokenizer.inForeignNode = isForeign()
      },
      onEndTag: (token) => {
        endText()
        rawName = ''
        const name = token.tagName
        tokens.push({ kind: 'end', name, ...rangeOf(token.location) })
        if (foreign.at(-1) === name) foreign.pop()
        tokenizer.inForeignNode = isForeign()
      },
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onComment: addComment,
      onDoctype: addComment,
      onEof: endText,
    },
  )
  tokenizer.write(html, true)
  return tokens
}

function rangeOf(location: Token.Location | null | undefined): Range {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 }
}

function attributesOf({ attrs, location }: Token.TagToken): readonly Attribute[] {
  return attrs.map(({ name, value }) => ({ name, value, ...rangeOf(location?.attrs?.[name]) }))
}

/** The value of an attribute, decoded; undefined when the tag doesn't have it. */
export function attributeOf(tag: StartTag, name: string): string | undefined {
  return tag.attributes.find((attribute) => attribute.name === name)?.value
}
