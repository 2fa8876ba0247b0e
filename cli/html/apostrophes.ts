import { readHtml } from './read-html.ts'
import { type Replacement, replaceRanges } from './replace-ranges.ts'

/** React writes an apostrophe as this. */
const APOSTROPHE = '&#x27;'

/** Patterns that only occur in HTML that a site writes itself: other quotes, and elements without entities. */
const other = /=\s*(?:'|&#x27;)|<(?:script|style|iframe|xmp|noembed|noframes)\b/i

/** Write apostrophes as themselves where they mean the same: in text, and in double quotes. */
export function withApostrophes(html: string): string {
  if (!html.includes(APOSTROPHE)) return html
  if (!other.test(html)) return html.replaceAll(APOSTROPHE, "'")
  const replacements: Replacement[] = []
  const replace = (start: number, end: number): void => {
    const source = html.slice(start, end)
    if (source.includes(APOSTROPHE))
      replacements.push({ start, end, text: source.replaceAll(APOSTROPHE, "'") })
  }
  for (const token of readHtml(html)) {
    if (token.kind === 'text' && !token.isRaw) replace(token.start, token.end)
    if (token.kind !== 'start') continue
    for (const { name, start, end } of token.attributes)
      if (html.startsWith('="', start + name.length)) replace(start, end)
  }
  return replaceRanges(html, replacements)
}
