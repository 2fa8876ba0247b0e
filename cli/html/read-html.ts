// The one reader of HTML: what a browser's tokenizer sees, with offsets into the source.
// Must not build a tree, because articles, checks and search read every page they need.
import { Tokenizer, type Token, TokenizerMode } from 'parse5'
import type { Attribute, HtmlToken, Range, StartTag } from './html-token.ts'
import { voidElements } from './void-elements.ts'

/** Elements whose contents are text, and how the tokenizer reads it. */
const rawModes = new Map<string, Tokenizer['state']>([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'xmp', 'iframe', 'noembed', 'noframes'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
])

/**
 * Elements that switch between HTML and foreign content, where `title` and `style` aren't raw text.
 */
const foreignRoots = new Set(['svg', 'math', 'foreignobject'])

interface Reading {
  readonly tokens: HtmlToken[]
  /** Names of the open `foreignRoots`, the innermost last. */
  readonly foreign: string[]
  /** Characters since the last tag or comment; the tokenizer reports white space separately. */
  text: { readonly chars: string; readonly start: number; readonly end: number } | undefined
  isRaw: boolean
}

/**
 * The tokens of a document or a fragment, in order; a doctype is of the kind `comment`. Reading
 * ends before the first start tag that `isEnd` accepts.
 */
export function readHtml(
  html: string,
  isEnd: (tag: StartTag) => boolean = () => false,
): readonly HtmlToken[] {
  const reading: Reading = { tokens: [], foreign: [], text: undefined, isRaw: false }
  const addCharacters = (token: Token.CharacterToken): void => addText(reading, token)
  const addComment = (token: Token.CommentToken | Token.DoctypeToken): void => {
    endText(reading)
    reading.tokens.push({ kind: 'comment', ...rangeOf(token.location) })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        endText(reading)
        const tag = toStartTag(token, isForeign(reading))
        if (isEnd(tag)) return tokenizer.pause()
        tokenizer.state = enterElement(reading, tag) ?? tokenizer.state
        tokenizer.inForeignNode = isForeign(reading)
      },
      onEndTag: ({ tagName: name, location }) => {
        endText(reading)
        reading.isRaw = false
        reading.tokens.push({ kind: 'end', name, ...rangeOf(location) })
        if (reading.foreign.at(-1) === name) reading.foreign.pop()
        tokenizer.inForeignNode = isForeign(reading)
      },
      onCharacter: addCharacters,
      onWhitespaceCharacter: addCharacters,
      onNullCharacter: addCharacters,
      onComment: addComment,
      onDoctype: addComment,
      onEof: () => endText(reading),
    },
  )
  tokenizer.write(html, true)
  return reading.tokens
}

/** Add a start tag; returns how the contents of its element are read if they are raw text. */
function enterElement(reading: Reading, tag: StartTag): Tokenizer['state'] | undefined {
  const mode = isForeign(reading) ? undefined : rawModes.get(tag.name)
  reading.tokens.push(tag)
  reading.isRaw = mode !== undefined
  if (foreignRoots.has(tag.name) && !tag.isEmpty) reading.foreign.push(tag.name)
  return mode
}

function toStartTag(token: Token.TagToken, isForeignTag: boolean): StartTag {
  const { tagName: name, selfClosing, attrs, location } = token
  const mayBeEmpty = isForeignTag || foreignRoots.has(name)
  return {
    kind: 'start',
    name,
    attributes: attrs.map((attribute): Attribute => ({
      ...attribute,
      ...rangeOf(location?.attrs?.[attribute.name]),
    })),
    isEmpty: voidElements.has(name) || (selfClosing && mayBeEmpty),
    ...rangeOf(location),
  }
}

function isForeign({ foreign }: Reading): boolean {
  return foreign.length > 0 && foreign.at(-1) !== 'foreignobject'
}

function addText(reading: Reading, { chars, location }: Token.CharacterToken): void {
  const { start, end } = rangeOf(location)
  const { text } = reading
  reading.text = { chars: (text?.chars ?? '') + chars, start: text?.start ?? start, end }
}

function endText(reading: Reading): void {
  if (reading.text === undefined) return
  const { chars, start, end } = reading.text
  reading.tokens.push({ kind: 'text', text: chars, start, end, isRaw: reading.isRaw })
  reading.text = undefined
}

function rangeOf(location: Token.Location | null | undefined): Range {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 }
}
