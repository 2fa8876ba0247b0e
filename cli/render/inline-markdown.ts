import { escapeAttribute, escapeHtml } from '../../runtime/shared/escape.ts'

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^()\s]+)\)|\\\n/g
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|[/#](?!\/))/i

/**
 * The Markdown of a notice: code, strong, emphasis, links and `\\` at the end of a line, not nested in each other but in links. All else is text;
 * a link that leads elsewhere than to the web, to a mail address or into this site stays as it was written.
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
  if (label === undefined || href === undefined || !SAFE_ADDRESS.test(href))
    return escapeHtml(whole)
  return `<a href="${escapeAttribute(toUrl(href))}">${renderInlineMarkdown(label)}</a>`
}
