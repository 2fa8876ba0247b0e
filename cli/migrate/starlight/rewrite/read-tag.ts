// Given a text and the offset of a `<`, it returns the tag of JSX or HTML that begins there.

export interface TagAttribute {
  /** Empty for a spread. */
  readonly name: string
  /** `text`: in quotes or bare; `expression`: in braces; `flag`: without a value. */
  readonly kind: 'text' | 'expression' | 'flag'
  /** Without quotes or braces. */
  readonly value: string
}

export interface PageTag {
  readonly start: number
  readonly end: number
  /** Empty for `<>`. */
  readonly name: string
  readonly kind: 'open' | 'close' | 'self-closing'
  readonly attributes: readonly TagAttribute[]
}

const head = /<(\/?)([A-Za-z][\w.:-]*)?/y
const attributeName = /\s*([A-Za-z_:@][\w:@.-]*)(\s*=\s*)?/y

/** Read a tag; undefined if the text isn't one. */
export function readTag(text: string, start: number): PageTag | undefined {
  head.lastIndex = start
  const [whole = '', slash = '', name = ''] = head.exec(text) ?? []
  const attributes: TagAttribute[] = []
  let at = start + whole.length
  for (;;) {
    at = skipSpace(text, at)
    const end = /^\/?>/.exec(text.slice(at, at + 2))?.[0]
    if (end !== undefined) {
      if (name === '' && attributes.length > 0) return undefined
      const kind = slash === '/' ? 'close' : end === '/>' ? 'self-closing' : 'open'
      return { start, end: at + end.length, name, kind, attributes }
    }
    const read = name === '' ? undefined : readAttribute(text, at)
    if (read === undefined || read.end === at) return undefined
    attributes.push(read.attribute)
    at = read.end
  }
}

function skipSpace(text: string, at: number): number {
  const space = /\s*/y
  space.lastIndex = at
  return at + (space.exec(text)?.[0].length ?? 0)
}

interface ReadAttribute {
  readonly attribute: TagAttribute
  readonly end: number
}

function readAttribute(text: string, at: number): ReadAttribute | undefined {
  if (text[at] === '{') {
    const end = endOfBraces(text, at)
    if (end === undefined) return undefined
    return { attribute: { name: '', kind: 'expression', value: text.slice(at + 1, end - 1) }, end }
  }
  attributeName.lastIndex = at
  const found = attributeName.exec(text)
  if (found === null) return undefined
  const [whole, name = '', equals] = found
  const from = at + whole.length
  if (equals === undefined) return { attribute: { name, kind: 'flag', value: '' }, end: from }
  const quote = text[from]
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, from + 1)
    if (end === -1) return undefined
    return { attribute: { name, kind: 'text', value: text.slice(from + 1, end) }, end: end + 1 }
  }
  if (quote === '{') {
    const end = endOfBraces(text, from)
    if (end === undefined) return undefined
    const value = text.slice(from + 1, end - 1)
    return { attribute: { name, kind: 'expression', value }, end }
  }
  const [bare = ''] = /^[^\s"'=<>`{]+/.exec(text.slice(from, from + 400)) ?? []
  return bare === ''
    ? undefined
    : { attribute: { name, kind: 'text', value: bare }, end: from + bare.length }
}

/** The offset after the brace that closes the one at `start`; those in strings don’t count. */
export function endOfBraces(text: string, start: number): number | undefined {
  const mark = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[{}]/g
  mark.lastIndex = start
  let depth = 0
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '{') depth += 1
    if (found[0] === '}') depth -= 1
    if (depth === 0) return mark.lastIndex
  }
  return undefined
}
