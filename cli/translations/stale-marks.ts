// The notes in a translated article that say which sections are older than their original. Given a page and
// its stale sections, it returns the page with them. They are part of the article, not of its search text.
import { interpolate } from '../../runtime/i18n/interpolate.ts'
import { escapeAttribute, escapeHtml } from '../../runtime/shared/html/escape.ts'
import type { Page, PageTwin } from '../model/page.ts'
import { escapeText, escapeUrl } from '../primitives/text/escape-markdown.ts'
import { hashOf } from '../primitives/hash.ts'
import { findHeadingEnd, type SectionOf } from './article-sections.ts'
import { type OriginalLanguage, type OriginalSection, showOriginal } from './original-section.ts'
import { findTwinBody } from './twin-sections.ts'

/** A section of a translation that is older than its original. */
export interface StaleMark extends SectionOf {
  /** URL of the original section, with base path. */
  readonly href: string
  /** The section of the original, if readers see it in place of the translation. */
  readonly original?: OriginalSection
}

/** How the notes of a language are written. */
export interface MarkTexts {
  /** Of the interface; `{language}` is the link to the original. */
  readonly sentence: string
  /** The same for a section that shows its original. */
  readonly originalSection: string
  /** The language of the originals. */
  readonly language: OriginalLanguage & { readonly label: string }
  /** The origin of the site, for links in Markdown. */
  readonly origin: string
}

/** The page with a note in each of these sections, above the text of the original where it is to be shown. */
export function markSections(page: Page, marks: readonly StaleMark[], texts: MarkTexts): Page {
  const marked = marks.reduce((one, mark) => markSection(one, mark, texts), page)
  const facts = marks.map(({ original, ...mark }) => [mark, original?.page.html.hash])
  const hash = hashOf('stale sections', marked.html.hash, JSON.stringify([facts, texts]))
  return { ...marked, html: { ...marked.html, hash } }
}

function markSection(page: Page, mark: StaleMark, texts: MarkTexts): Page {
  const { original } = mark
  const shown = original && showOriginal(page, { ...mark, original }, texts.language)
  const base = shown ?? page
  const place = findHeadingEnd(base, mark.heading)
  const sentence = shown ? texts.originalSection : texts.sentence
  const twin = base.twin && markTwin(base.twin, base, { mark, texts: { ...texts, sentence } })
  const pieces = [...base.html.pieces]
  const piece = place && pieces[place.piece]
  if (place !== undefined && piece !== undefined) {
    const note = toHtml(mark, { ...texts, sentence })
    pieces[place.piece] = piece.slice(0, place.at) + note + piece.slice(place.at)
  }
  return { ...base, html: { ...base.html, pieces }, ...(twin && { twin }) }
}

function toHtml({ href }: StaleMark, { sentence, language }: MarkTexts): string {
  const code = escapeAttribute(language.code)
  const link = `<a href="${escapeAttribute(href)}" lang="${code}" hreflang="${code}">${escapeHtml(language.label)}</a>`
  return `<p class="stale-section" role="note">${escapeHtml(sentence).replace('{language}', () => link)}</p>`
}

/** The note is below the heading, or at the top of a page whose headings can't be told apart. */
function markTwin(
  twin: PageTwin,
  page: Page,
  { mark, texts }: { readonly mark: StaleMark; readonly texts: MarkTexts },
): PageTwin {
  const lines = twin.text.split('\n')
  const link = `[${escapeText(texts.language.label)}](${escapeUrl(texts.origin + mark.href)})`
  const note = `> ${interpolate(texts.sentence, { language: link })}`
  const from = findTwinBody(twin.text, page, mark)?.from ?? 0
  lines.splice(from, 0, ...(from === 0 ? [note, ''] : ['', note]))
  const text = lines.join('\n')
  return { ...twin, text, hash: hashOf('stale sections', twin.hash, text) }
}
