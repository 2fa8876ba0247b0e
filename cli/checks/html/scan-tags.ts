/** A tag of a page; `start` and `end` count from 0. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'single'
  readonly name: string
  readonly text: string
  readonly start: number
  readonly end: number
  /** The text between the previous tag and this one. */
  readonly before: string
}

const tokens =
  /<!--[\s\S]*?-->|<!doctype [^<>]*>|<(script|style|textarea|title)\b[\s\S]*?<\/\1>|<\/?([a-z][\w-]*)[^<>]*>/gi

const voidNames = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

function kindOf(text: string, name: string): Tag['kind'] {
  if (text.startsWith('</')) return 'close'
  return voidNames.has(name) || text.endsWith('/>') ? 'single' : 'open'
}

/**
 * The tags of a page in order; a comment counts as a tag without a name, an element of raw text as
 * one tag. Ends early with undefined at a `<` in text or in an attribute, because such a page has
 * to be parsed properly.
 */
export function* scanHtml(html: string): Generator<Tag | undefined> {
  let last = 0
  for (const found of html.matchAll(tokens)) {
    const [text, , name = ''] = found
    const start = found.index
    const end = start + text.length
    const before = html.slice(last, start)
    if (before.includes('<')) return yield undefined
    last = end
    yield { kind: name ? kindOf(text, name) : 'single', name, text, start, end, before }
  }
  if (html.includes('<', last)) yield undefined
}
