import type { LinkEdit } from '../model/diagnostic.ts'
import { offsetOf, type TextEdit } from './text-edit.ts'

const before = new Set(['(', '<', '"', "'", '=', ' ', '\n'])
const after = new Set([')', '>', '"', "'", ' ', '\n', '\r', ''])

/** The URL of a link is at most this many characters after the place of the link. */
const mostCharacters = 2000

/** The offset of the first `href` at or after `from` that is a URL and not part of the text. */
function findWritten(text: string, from: number, href: string): number | undefined {
  for (let at = text.indexOf(href, from); at !== -1 && at < from + mostCharacters;) {
    if (before.has(text.charAt(at - 1)) && after.has(text.charAt(at + href.length))) return at
    at = text.indexOf(href, at + 1)
  }
  return undefined
}

/** The edit of `text` that replaces the URL; undefined when the text does not contain it there. */
export function replaceUrl(text: string, { place, from, to }: LinkEdit): TextEdit | undefined {
  const offset = offsetOf(text, place.line, place.column)
  const start = offset === undefined ? undefined : findWritten(text, offset, from)
  if (start === undefined) return undefined
  const what = `${place.path}:${place.line}: \`${from}\` is now \`${to}\``
  return { path: place.path, start, end: start + from.length, text: to, what }
}
