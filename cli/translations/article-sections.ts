// The sections of a compiled article: where each one is in its pieces, and what can be taken out.
import { escapeAttribute } from '../../runtime/shared/html/escape.ts'
import { attributeOf } from '../html/html-token.ts'
import { readHtml } from '../html/read-html.ts'
import type { Page } from '../model/page.ts'
import { escapePattern } from '../primitives/text/escape-pattern.ts'

/** A section of an article: its heading, and that of the next section. */
export interface SectionOf {
  /** Index in the headings of the page; undefined for what is above all others. */
  readonly heading: number | undefined
  /** Index of the heading at which it ends; undefined for the end of the article. */
  readonly next: number | undefined
}

/** A place in the pieces of an article. */
export interface PlaceInArticle {
  readonly piece: number
  readonly at: number
}

/** The HTML of a section without its heading; the holes are indexes of links of its page. */
export interface SectionBody {
  readonly from: PlaceInArticle
  readonly to: PlaceInArticle
  readonly pieces: readonly string[]
  readonly holes: readonly number[]
  readonly ids: readonly string[]
}

type Article = Pick<Page, 'holes' | 'headings' | 'html'>

/** After the heading, whose text links may divide into several pieces; the introduction begins below the title. */
export function findHeadingEnd(
  { holes, headings, html: { pieces } }: Article,
  heading: number | undefined,
): PlaceInArticle | undefined {
  const title = holes.indexOf('titleEnd')
  const own = heading === undefined ? undefined : headings[heading]
  const isTitle = own?.depth === 1 && heading === 0 && title !== -1
  if (own === undefined || isTitle) return { piece: title + 1, at: 0 }
  const start = findStart(own, pieces)
  const end = `</h${own.depth}>`
  for (let piece = start?.piece ?? pieces.length; piece < pieces.length; piece += 1) {
    const at = (pieces[piece] ?? '').indexOf(end, piece === start?.piece ? start.at : 0)
    if (at !== -1) return { piece, at: at + end.length }
  }
  return undefined
}

function findStart(
  { depth, id }: Page['headings'][number],
  pieces: readonly string[],
): PlaceInArticle | undefined {
  const written = escapePattern(`id="${escapeAttribute(id)}"`)
  const start = new RegExp(`<h${depth}(?: [^<>]*)? ${written}[ >]`)
  const piece = pieces.findIndex((one) => start.test(one))
  return piece === -1 ? undefined : { piece, at: pieces[piece]?.search(start) ?? 0 }
}

const footnotes = /<section data-footnotes[ =>]/

/** The next heading, or what is below all sections. */
function findEnd(
  { headings, html: { pieces } }: Article,
  next: number | undefined,
): PlaceInArticle | undefined {
  const heading = next === undefined ? undefined : headings[next]
  if (heading) return findStart(heading, pieces)
  if (next !== undefined) return undefined
  const piece = pieces.findIndex((one) => footnotes.test(one))
  if (piece !== -1) return { piece, at: pieces[piece]?.search(footnotes) ?? 0 }
  return { piece: pieces.length - 1, at: pieces.at(-1)?.length ?? 0 }
}

/**
 * The body of a section if it can be shown alone: it has no other heading, no footnote and no place that
 * belongs to its page, and all of its elements are closed in it.
 */
export function findBody(article: Article, { heading, next }: SectionOf): SectionBody | undefined {
  const from = findHeadingEnd(article, heading)
  const to = findEnd(article, next)
  if (from === undefined || to === undefined || isBehind(from, to)) return undefined
  const { pieces: all } = article.html
  const pieces = all.slice(from.piece, to.piece + 1).map((piece, index, { length }) => {
    const end = index === length - 1 ? to.at : undefined
    return piece.slice(index === 0 ? from.at : 0, end)
  })
  const holes = article.holes.slice(from.piece, to.piece)
  const links = holes.filter((hole) => typeof hole === 'number')
  const ids = links.length === holes.length ? idsOfWhole(pieces.join('')) : undefined
  return ids && { from, to, pieces, holes: links, ids }
}

const isBehind = (a: PlaceInArticle, b: PlaceInArticle): boolean =>
  a.piece > b.piece || (a.piece === b.piece && a.at > b.at)

/** The ids of HTML; undefined if an element is open at its end, or if it contains a heading or a footnote. */
function idsOfWhole(html: string): readonly string[] | undefined {
  const open: string[] = []
  const ids: string[] = []
  for (const token of readHtml(html)) {
    if (token.kind === 'end' && open.pop() !== token.name) return undefined
    if (token.kind !== 'start') continue
    if (/^h[1-6]$/.test(token.name) || attributeOf(token, 'data-footnote-ref') !== undefined)
      return undefined
    if (!token.isEmpty) open.push(token.name)
    ids.push(...['id', 'name'].flatMap((name) => attributeOf(token, name) ?? []))
  }
  return open.length === 0 ? ids : undefined
}
