// Converts a response of the hosted service to hits grouped by page. The response is not trusted:
// texts stay texts, and URLs with other protocols than http and https are dropped.
import type { SearchGroup, SearchHit } from '../engine.ts'
import type { Piece } from '../ranking/snippet.ts'
import { type Bag, isBag, levels } from './docsearch-hit.ts'

/**
 * The service inserts these around matches. Control characters cannot be confused with text of a
 * page.
 */
export const highlightTags = { before: '\u0001', after: '\u0002' } as const

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

/** The service escapes HTML in highlighted values; this converts them back to text. */
function decode(value: string): string {
  return value.replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (whole, name: string) => (Object.hasOwn(entities, name) ? entities[name] : undefined) ?? whole,
  )
}

/** Split a highlighted value at its tags. */
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

/** The heading of a level with highlights, or without them if the service sent none. */
function pieces(hit: Bag, level: (typeof levels)[number]): Piece[] {
  const highlighted = text(bag(bag(bag(hit, '_highlightResult'), 'hierarchy'), level)['value'])
  return toPieces(highlighted === '' ? text(bag(hit, 'hierarchy')[level]) : highlighted)
}

/** The absolute URL; undefined for other protocols than http and https. */
function toHref(value: string): string | undefined {
  if (!URL.canParse(value, window.location.href)) return undefined
  const url = new URL(value, window.location.href)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

/** The URL without its origin. */
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

function parseHit(value: unknown, hosts: ReadonlySet<string>): ParsedHit | undefined {
  if (!isBag(value)) return undefined
  const absolute = toHref(text(value['url']))
  if (absolute === undefined) return undefined
  const href = hosts.has(hostOf(absolute)) ? toLocal(absolute) : absolute
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

/** With or without `www.`, and by whatever protocol: crawlers may have come by another one. */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')

/**
 * Group hits by page, in the order of the response. Values that are not hits are dropped. Pages of
 * the published site, whose `origin` is given, open on the site that is shown, such as a preview.
 */
export function toGroups(hits: readonly unknown[], origin: string): SearchGroup[] {
  const hosts = new Set([hostOf(origin), hostOf(window.location.href)])
  const groups = new Map<string, { title: Piece[]; category: string; hits: SearchHit[] }>()
  for (const value of hits) {
    const parsed = parseHit(value, hosts)
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
