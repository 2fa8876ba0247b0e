// Enters: an answer of the hosted service, which may hold anything. Leaves: hits grouped by page, texts only.
// Must not trust a shape or an address.
import type { SearchGroup, SearchHit } from './engine.ts'
import type { Piece } from './snippet.ts'

/** Set around found words by the service; control characters, so that no text of a page can look like them. */
export const highlightTags = { before: '\u0001', after: '\u0002' } as const

type Bag = Readonly<Record<string, unknown>>

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null
const bag = (value: unknown, key: string): Bag => {
  const inner = isBag(value) ? value[key] : undefined
  return isBag(inner) ? inner : {}
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
}

/** The service escapes HTML in highlighted values; here they are text again. */
function decode(value: string): string {
  return value.replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (whole, name: string) => entities[name] ?? whole,
  )
}

/** Cut a highlighted value at its tags. */
export function toPieces(value: string): Piece[] {
  const parts = value.split(highlightTags.before)
  return parts
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, marked: false }]
      const [marked = '', ...rest] = part.split(highlightTags.after)
      return [
        { text: marked, marked: true },
        { text: rest.join(''), marked: false },
      ]
    })
    .map((piece) => ({ ...piece, text: decode(piece.text) }))
    .filter((piece) => piece.text !== '')
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The value with its highlights, or the plain one. */
function pieces(hit: Bag, level: (typeof levels)[number]): Piece[] {
  const highlighted = text(bag(bag(bag(hit, '_highlightResult'), 'hierarchy'), level)['value'])
  return toPieces(highlighted === '' ? text(bag(hit, 'hierarchy')[level]) : highlighted)
}

/** An address of this site, or of the one the index was made from; nothing but http(s). */
function toHref(value: string): string | undefined {
  if (!URL.canParse(value, window.location.href)) return undefined
  const url = new URL(value, window.location.href)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

/** Same page whatever the host the index names, so that a preview of the site stays on itself. */
function toLocal(href: string): string {
  const url = new URL(href)
  return `${url.pathname}${url.search}${url.hash}`
}

interface ParsedHit {
  readonly page: string
  readonly title: Piece[]
  readonly category: string
  readonly hit: SearchHit
}

function parseHit(value: unknown, origin: string): ParsedHit | undefined {
  if (!isBag(value)) return undefined
  const absolute = toHref(text(value['url']))
  if (absolute === undefined) return undefined
  const href = new URL(absolute).origin === origin ? toLocal(absolute) : absolute
  const path = levels.slice(2).flatMap((level) => {
    const heading = pieces(value, level)
    return heading.length > 0 ? [heading] : []
  })
  const snippet = text(bag(bag(value, '_snippetResult'), 'content')['value'])
  return {
    page: href.replace(/#.*$/, ''),
    title: pieces(value, 'lvl1'),
    category: pieces(value, 'lvl0')
      .map((piece) => piece.text)
      .join(''),
    hit: { href, path, snippet: toPieces(snippet === '' ? text(value['content']) : snippet) },
  }
}

/** Group hits by page in the order of the answer; what is no hit is left out. */
export function toGroups(hits: readonly unknown[], origin: string): SearchGroup[] {
  const groups = new Map<string, { title: Piece[]; category: string; hits: SearchHit[] }>()
  for (const value of hits) {
    const parsed = parseHit(value, origin)
    if (!parsed) continue
    const known = groups.get(parsed.page)
    if (known) known.hits.push(parsed.hit)
    else
      groups.set(parsed.page, {
        title: parsed.title,
        category: parsed.category,
        hits: [parsed.hit],
      })
  }
  return [...groups.values()]
}
