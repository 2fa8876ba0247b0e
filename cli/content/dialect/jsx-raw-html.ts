import { isJsxComment } from './jsx-comment.ts'
import { parseLiteral } from './jsx-literal.ts'
import { BraceScanner, TagScanner } from './jsx-scanner.ts'

interface RawHtmlRules {
  /** Writes a tag in JSX syntax, or of a component, as HTML. */
  readonly write: (raw: string) => string
  readonly isComponent: (name: string) => boolean
  readonly isPartial: (name: string) => boolean
  /** Reports the tag of a partial, which has no effect in HTML, and a capitalized one that is neither a component nor HTML. */
  readonly unknown: (raw: string) => void
}

const braces = /=\s*\{|^<[\w.-][^>]*\{|\bclassName\s*=|\sstyle\s*=/
const opaque = /<!--[\s\S]*?(?:-->|$)|<(script|style|pre|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)/giy

/**
 * Rewrite JSX syntax in a block of raw HTML; everything else stays byte for byte.
 *
 * `<td style={{whiteSpace: 'nowrap'}}>{'a < b'}</td>` -> `<td class="s-…">a &lt; b</td>`
 */
export function rewriteRawHtml(html: string, rules: RawHtmlRules): string {
  if (!/[{]|className|style\s*=|<[A-Z]/.test(html)) return html
  let written = ''
  let at = 0
  while (at < html.length) {
    opaque.lastIndex = at
    const skipped = opaque.exec(html)?.[0]
    const piece = skipped ?? pieceAt(html, at)
    written += skipped === undefined ? rewritePiece(piece, rules) : rewriteStyles(skipped, rules)
    at += piece.length
  }
  return written
}

/** In preformatted text braces are text, but the styles of its tags are those of any element. */
function rewriteStyles(html: string, { write }: RawHtmlRules): string {
  if (!/^<pre\b/i.test(html)) return html
  return html.replaceAll(/<[a-z][a-z\d]*\s[^<>]*>/gi, (tag) =>
    /\sstyle\s*=\s*["']/i.test(tag) && !tag.includes('{') ? write(tag) : tag,
  )
}

/** A tag, a `{…}`, or the text before the next of them. */
function pieceAt(html: string, at: number): string {
  const first = html[at]
  if (first === '<' || first === '{') {
    const scanner = first === '<' ? new TagScanner() : new BraceScanner()
    for (let end = at; end < Math.min(html.length, at + 5000); end++) {
      const scan = scanner.read(html[end] ?? '')
      if (scan === 'done') return html.slice(at, end + 1)
      if (scan === 'failed') break
    }
  }
  const next = html.slice(at + 1).search(/[<{]/)
  return next === -1 ? html.slice(at) : html.slice(at, at + 1 + next)
}

function rewritePiece(piece: string, rules: RawHtmlRules): string {
  if (piece.startsWith('{') && piece.endsWith('}')) return rewriteExpression(piece)
  if (!piece.startsWith('<') || !piece.endsWith('>')) return piece
  const name = /^<\/?([A-Za-z][\w.-]*)/.exec(piece)?.[1] ?? ''
  if (rules.isComponent(name)) return rules.write(piece)
  if (rules.isPartial(name) || /^[A-Z]\w*[a-z]/.test(name)) rules.unknown(piece)
  return !piece.startsWith('</') && braces.test(piece) ? rules.write(piece) : piece
}

function rewriteExpression(piece: string): string {
  if (isJsxComment(piece)) return ''
  const literal = parseLiteral(piece.slice(1, -1))
  if (typeof literal?.value !== 'string') return piece
  return literal.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
