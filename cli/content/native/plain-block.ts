// Fast path of `blockScope`: see test/fast-paths.ts.
// Paragraphs and headings of prose, which both parsers read alike. Given a block and its text, it
// returns whether the block contains nothing else.
import type { RootContent } from 'mdast'

/** Letters, spaces between words, punctuation without a meaning in Markdown, and colons at the end of a clause. */
const prose = String.raw`[A-Za-z\d\u00C0-\u024F,.;'"()!?/%’‘“”–—…]|[-=+](?=\S)|:(?![^\s])| (?=\S)`
/** Code in one line, bold text of plain words, and a link to a path. */
const marked = String.raw`\`[^\`\r\n]+\`(?!\`)|(?<![*\w])\*\*[A-Za-z\d]+(?: [A-Za-z\d]+)*\*\*(?![*\w])|\[[A-Za-z\d]+(?: [A-Za-z\d]+)*\]\((?:https?:\/\/\w|\.{0,2}\/|#)[\w./#?=&%~+-]*\)`
const line = String.raw`(?=[A-Za-z\u00C0-\u024F(\`*[“"'])(?:${prose}|${marked})+`
const plainParagraph = new RegExp(`^${line}(?:\\n${line})*$`)
const plainHeading = new RegExp(`^#{1,6} ${line}$`)
const bareAddress = /www\./i
/** Characters. A pattern remembers each of them until it ends, and blocks of prose are shorter. */
const longest = 20_000

/** True for a paragraph or a heading of prose; false when in doubt. */
export function isPlainBlock({ type }: Pick<RootContent, 'type'>, text: string): boolean {
  if ((type !== 'paragraph' && type !== 'heading') || text.length > longest) return false
  const pattern = type === 'paragraph' ? plainParagraph : plainHeading
  return pattern.test(text) && !bareAddress.test(text)
}
