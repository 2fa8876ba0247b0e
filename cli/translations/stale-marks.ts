// The notes in a translated article that say which sections are older than their original. Given a page and
// its stale sections, it returns the page with them. They are part of the article, not of its search text.
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { escapeAttribute, escapeHtml } from '../../runtime/shared/escape.ts'
import type { Page, PageTwin } from '../model/page.ts'
import { escapeText, escapeUrl } from '../primitives/text/escape-markdown.ts'
import { escapePattern } from '../primitives/text/escape-pattern.ts'
import { hashOf } from '../primitives/hash.ts'
import { splitSections } from './split-sections.ts'

/** A section of a translation that is older than its original. */
export interface StaleMark {
  /** The index of its heading in the headings of the page; undefined for what is above all others. */
  readonly heading: number | undefined
  /** URL of the original section, with base path. */
  readonly href: string
}

/** How the notes of a language are written. */
export interface MarkTexts {
  /** Of the interface; `{language}` is the link to the original. */
  readonly sentence: string
  /** The language of the originals. */
  readonly language: { readonly code: string; readonly label: string }
  /** The origin of the site, for links in Markdown. */
  readonly origin: string
}

/** The page with a note in each of these sections. */
export function markSections(page: Page, marks: readonly StaleMark[], texts: MarkTexts): Page {
  const pieces = [...page.html.pieces]
  for (const mark of marks) {
    const place = findPlace(page, pieces, mark)
    const piece = place && pieces[place.piece]
    if (place === undefined || piece === undefined) continue
    pieces[place.piece] = piece.slice(0, place.at) + toHtml(mark, texts) + piece.slice(place.at)
  }
  const hash = hashOf('stale sections', page.html.hash, JSON.stringify([marks, texts]))
  const twin = page.twin && markTwin(page.twin, page, { marks, texts })
  return { ...page, html: { ...page.html, pieces, hash }, ...(twin && { twin }) }
}

function toHtml({ href }: StaleMark, { sentence, language }: MarkTexts): string {
  const code = escapeAttribute(language.code)
  const link = `<a href="${escapeAttribute(href)}" lang="${code}" hreflang="${code}">${escapeHtml(language.label)}</a>`
  return `<p class="stale-section" role="note">${escapeHtml(sentence).replace('{language}', () => link)}</p>`
}

/** After the heading, whose text links may divide into several pieces; the introduction begins below the title. */
function findPlace(
  { holes, headings }: Page,
  pieces: readonly string[],
  { heading }: StaleMark,
): { readonly piece: number; readonly at: number } | undefined {
  const title = holes.indexOf('titleEnd')
  const own = heading === undefined ? undefined : headings[heading]
  const isTitle = own?.depth === 1 && heading === 0 && title !== -1
  if (own === undefined || isTitle) return { piece: title + 1, at: 0 }
  const id = `id="${escapeAttribute(own.id)}"`
  const start = new RegExp(`<h${own.depth}(?: [^<>]*)? ${escapePattern(id)}[ >]`)
  const first = pieces.findIndex((piece) => start.test(piece))
  const end = `</h${own.depth}>`
  for (let piece = first; piece !== -1 && piece < pieces.length; piece += 1) {
    const text = pieces[piece] ?? ''
    const from = piece === first ? text.search(start) : 0
    const at = text.indexOf(end, from)
    if (at !== -1) return { piece, at: at + end.length }
  }
  return undefined
}

/** In Markdown the headings have no ids, so they are found by their order. */
function markTwin(
  twin: PageTwin,
  { headings }: Page,
  { marks, texts }: { readonly marks: readonly StaleMark[]; readonly texts: MarkTexts },
): PageTwin {
  const lines = twin.text.split('\n')
  const starts = splitSections(twin.text).filter(({ depth }) => depth > 0)
  const isSame = starts.length === headings.length
  for (const { heading, href } of marks.toReversed()) {
    const { label } = texts.language
    const link = `[${escapeText(label)}](${escapeUrl(texts.origin + href)})`
    const note = `> ${interpolate(texts.sentence, { language: link })}`
    const line = heading === undefined || !isSame ? undefined : starts[heading]?.line
    if (line === undefined) lines.splice(0, 0, note, '')
    else lines.splice(line, 0, '', note)
  }
  const text = lines.join('\n')
  return { ...twin, text, hash: hashOf('stale sections', twin.hash, text) }
}
