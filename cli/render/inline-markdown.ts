import { escapeAttribute, escapeHtml } from '../../runtime/shared/escape.ts'

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)|\\\n/g
const SAFE_URL = /^(?:https?:\/\/|mailto:|[/#](?!\/))/i

/**
 * Render the Markdown of a notice: code, strong, emphasis, links and `\\` at the end of a line.
 * Only links may contain other markup. Everything else is text, and so is a link with an unsafe URL
 * such as `javascript:`.
 */
export function renderInlineMarkdown(
  markdown: string,
  toUrl: (href: string) => string = (href) => href,
): string {
  let html = ''
  let end = 0
  for (const match of markdown.matchAll(INLINE)) {
    html += escapeHtml(markdown.slice(end, match.index)) + renderMatch(match, toUrl)
    end = match.index + match[0].length
  }
  return html + escapeHtml(markdown.slice(end))
}

function renderMatch(match: RegExpMatchArray, toUrl: (href: string) => string): string {
  const [whole, code, strong, emphasis, label, href] = match
  if (whole === '\\\n') return '<br>'
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`
  if (strong !== undefined) return `<strong>${escapeHtml(strong)}</strong>`
  if (emphasis !== undefined) return `<em>${escapeHtml(emphasis)}</em>`
  if (label === undefined || href === undefined || !SAFE_URL.test(href)) return escapeHtml(whole)
  return `<a href="${escapeAttribute(toUrl(href))}">${renderInlineMarkdown(label)}</a>`
}
