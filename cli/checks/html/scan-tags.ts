import { readHtml } from '../../html/read-html.ts'

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

/** Elements whose contents are text to a tokenizer. */
const rawNames = new Set(['script', 'style', 'textarea', 'title'])

/**
 * The tags of a page in order; a comment counts as a tag without a name, an element of raw text as
 * one tag. Ends early with undefined at a `<` in text or in an attribute, because such a page has
 * to be parsed properly.
 */
export function* scanTags(html: string): Generator<Tag | undefined> {
  let last = 0
  let raw: { readonly name: string; readonly start: number } | undefined
  for (const token of readHtml(html)) {
    const { start, end } = token
    if (raw) {
      if (token.kind !== 'end' || token.name !== raw.name) continue
      yield toSingle(html, { start: raw.start, end, before: html.slice(last, raw.start) })
      raw = undefined
      last = end
      continue
    }
    const text = html.slice(start, end)
    if (
      token.kind === 'text' ? text.includes('<') : token.kind !== 'comment' && text.includes('<', 1)
    )
      return yield undefined
    if (token.kind === 'text') continue
    const before = html.slice(last, start)
    if (token.kind === 'start' && rawNames.has(token.name)) {
      raw = { name: token.name, start }
      continue
    }
    last = end
    if (token.kind === 'comment') yield toSingle(html, { start, end, before })
    else if (token.kind === 'end')
      yield { kind: 'close', name: token.name, text, start, end, before }
    else {
      const kind = token.isEmpty || text.endsWith('/>') ? 'single' : 'open'
      yield { kind, name: token.name, text, start, end, before }
    }
  }
  if (raw) yield undefined
}

function toSingle(html: string, range: Pick<Tag, 'start' | 'end' | 'before'>): Tag {
  return { ...range, kind: 'single', name: '', text: html.slice(range.start, range.end) }
}
