import { decodePath, withoutBase } from '../../runtime/shared/urls/url.ts'
import type { Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { toPlace } from '../report/diagnostic.ts'
import { escapePattern } from '../primitives/text/escape-pattern.ts'

/** A link in the rendered page. */
export interface WrittenLink {
  /** The final URL: with the base path, and with a trailing slash if the site uses them. */
  readonly href: string
  /** The visible text with white space folded; empty when the link has no text. */
  readonly text?: string
}

/** A file of code, and its text if it could be read. */
export interface SourceText {
  readonly path: ContentPath
  readonly text: string | undefined
  /** Slash at both ends. */
  readonly baseUrl: string
}

const quotes = ["'", '"', '`']

/**
 * The place of a link in code: that of its URL as a string, or else of the end of its URL, or else
 * of its text. The top of the file if the code contains none of these.
 */
export function findInSource(source: SourceText, link: WrittenLink): Place {
  const { path, text = '', baseUrl } = source
  const at = Math.max(indexOfLink(withoutImports(text), link, baseUrl), 0)
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return toPlace(path, { line, column: before.length - before.lastIndexOf('\n') })
}

/** Names of modules are not URLs. They are blanked, so that all other text keeps its offset. */
function withoutImports(source: string): string {
  return source.replace(/\b(?:from|import|require)\b[\s(]*(['"])[^'"\n]*\1/g, (found) =>
    ' '.repeat(found.length),
  )
}

function indexOfLink(source: string, { href, text = '' }: WrittenLink, baseUrl: string): number {
  const forms = spellingsOf(href, baseUrl)
  const paths = forms.map((form) => form.replace(/[?#].*$/, '')).filter((form) => form.length > 1)
  const looks = [
    () => indexOfString(source, forms),
    () => indexOfEnd(source, forms),
    () => indexOfString(source, paths),
    () => indexOfEnd(source, paths),
    () => indexOfWords(source, text),
  ]
  for (const look of looks) {
    const at = look()
    if (at !== -1) return at
  }
  return -1
}

/**
 * The URL as rendered and as it may be written: without base path, without trailing slash, not
 * encoded.
 */
function spellingsOf(href: string, baseUrl: string): string[] {
  const below = withoutBase(href, baseUrl)
  const forms = [href, below].flatMap((form) =>
    form === undefined
      ? []
      : [form, decodePath(form), form.replace(/(.)\/(?=$|[?#])/, '$1'), form.replace(/^\//, '')],
  )
  return [...new Set(forms)].filter((form) => form !== '')
}

/** The first of the forms that is a whole string; the offset of its first character. */
function indexOfString(source: string, forms: readonly string[]): number {
  for (const form of forms) {
    for (const quote of quotes) {
      const at = source.indexOf(`${quote}${form}${quote}`)
      if (at !== -1) return at + 1
    }
  }
  return -1
}

/**
 * The longest end of a URL that code appends to something: `${base}/guide/lost`, `base + '/lost'`.
 */
function indexOfEnd(source: string, forms: readonly string[]): number {
  const ends = forms.flatMap((form) => form.split('/').map((_, from, all) => all.slice(from)))
  const words = ends.map((parts) => parts.join('/')).filter((end) => end.length > 2)
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    for (const quote of quotes) {
      const starts = ['}', quote].map((before) => source.indexOf(`${before}/${word}${quote}`))
      const at = starts.find((start) => start !== -1)
      if (at !== undefined) return at + 1
    }
  }
  return -1
}

/** The visible text, between tags or as a string. */
function indexOfWords(source: string, text: string): number {
  if (text === '') return -1
  const words = text.split(' ').map((word) => escapePattern(word))
  return source.search(new RegExp(`(?<=[>'"\`}]\\s*)${words.join('\\s+')}(?=\\s*[<'"\`{])`))
}
