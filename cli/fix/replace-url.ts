import type { LinkEdit } from '../model/diagnostic.ts'
import { offsetOf, type TextEdit } from './text-edit.ts'

const before = new Set(['(', '<', '"', "'", '=', ' ', '\n'])
const after = new Set([')', '>', '"', "'", ' ', '\n', '\r', ''])

/** A URL is expected within this many characters after the place of its link. */
const reach = 2000

/** The offset where `href` is first written as a URL, not as text, at or after `from`. */
function findWritten(text: string, from: number, href: string): number | undefined {
  for (let at = text.indexOf(href, from); at !== -1 && at < from + reach;) {
    if (before.has(text.charAt(at - 1)) && after.has(text.charAt(at + href.length))) return at
    at = text.indexOf(href, at + 1)
  }
  return undefined
}

/** The change of `text` that a link edit asks for; undefined when the URL isn't written there. */
export function replaceUrl(text: string, { place, from, to }: LinkEdit): TextEdit | undefined {
  const offset = offsetOf(text, place.line, place.column)
  const start = offset === undefined ? undefined : findWritten(text, offset, from)
  if (start === undefined) return undefined
  const what = `${place.path}:${place.line}: \`${from}\` is now \`${to}\``
  return { path: place.path, start, end: start + from.length, text: to, what }
}
