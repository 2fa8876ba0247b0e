import { foldSpace } from './fold-space.ts'
// Text as Markdown that shows exactly it, with as few escapes as CommonMark and GFM need, because
// people read twins in editors too.

/** What is syntax wherever it stands, except underscores. A backslash before a letter is text. */
const special = /[*`~[\]]|\\(?=[!-/:-@[-`{-~]| ?$)|<(?=[A-Za-z/!?]|$)|&(?=#|[A-Za-z][A-Za-z\d]*;)/g

/** Underscores that are not inside a word. */
const underscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/** A text between other inline content, on one line. */
export function escapeText(text: string): string {
  return text.replace(special, String.raw`\$&`).replace(underscore, String.raw`\$&`)
}

/** What is syntax at the beginning of a line. */
const starts: readonly (readonly [RegExp, string])[] = [
  [/^(#{1,6})(?=\s|$)/, String.raw`\$1`],
  [/^([-+])(?=\s|$)/, String.raw`\$1`],
  [/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`],
  [/^>/, String.raw`\>`],
  [/^(=+|(?=.*-)[-|:][-|: ]*)$/, String.raw`\$1`],
  [/^:(?=\s|$)/, String.raw`\:`],
]

/** A line of a paragraph, escaped so that its beginning looks like no other block. */
export function escapeStart(line: string): string {
  return starts.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}

/** A URL between the parentheses of a link; places of links stay as they are. */
export function escapeUrl(url: string): string {
  return url.replace(
    /[\s()<>\\]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/** A title after the URL of a link or an image, with the space before it. */
export function toTitle(title: string | undefined): string {
  const text = foldSpace(title ?? '')
  return text === '' ? '' : ` "${text.replace(/["\\]/g, String.raw`\$&`)}"`
}

/** Code in a line, with a fence that its own backticks don't end. */
export function toCodeSpan(code: string): string {
  const text = code.replace(/(?<!\s)\s*\n\s*/g, ' ')
  if (text.trim() === '') return text === '' ? '' : `\`${text}\``
  const runs = text.match(/`+/g) ?? []
  const lengths = new Set(runs.map(({ length }) => length))
  let size = 1
  while (lengths.has(size)) size += 1
  const mark = '`'.repeat(size)
  const isPadded = /^`|`$|^ .* $/.test(text)
  return isPadded ? `${mark} ${text} ${mark}` : `${mark}${text}${mark}`
}
