import { escapeAttribute, escapeHtml } from '../../../runtime/shared/html/escape.ts'

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|__([^_]+)__(?!\w)|(?<!\w)_([^_]+)_(?!\w)|\[([^\]]+)\]\(([^()\s]+)\)|\\\n|<br\s*\/?>|<a\s(?:[^>]*?\s)?href=(?:"([^"]*)"|'([^']*)')[^>]*>([\s\S]*?)<\/a>|<(b|strong|i|em|u|s|small|sub|sup|kbd|mark|code)>([\s\S]*?)<\/\11>/g
const SAFE_URL = /^(?:https?:\/\/|mailto:|[/#](?!\/))/i

/**
 * Render the Markdown of a notice: code, strong, emphasis, links and `\\` at the end of a line, and the
 * same as HTML, as other tools expect it: `<b>`, `<a href>`, `<br>`. Everything else is text, and so is a
 * link with an unsafe URL such as `javascript:`.
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
  const [whole, code, bold, italic, bold2, italic2, label, href, url, url2, text, tag, inner] =
    match
  const render = (part: string): string => renderInlineMarkdown(part, toUrl)
  const strong = bold ?? bold2
  const emphasis = italic ?? italic2
  if (whole === '\\\n' || whole.startsWith('<br')) return '<br>'
  if (code !== undefined) return `<code>${escapeHtml(code)}</code>`
  if (strong !== undefined) return `<strong>${render(strong)}</strong>`
  if (emphasis !== undefined) return `<em>${render(emphasis)}</em>`
  if (tag !== undefined) return `<${tag}>${render(inner ?? '')}</${tag}>`
  const target = href ?? url ?? url2
  if (target === undefined || !SAFE_URL.test(target)) return escapeHtml(whole)
  return `<a href="${escapeAttribute(toUrl(target))}">${renderInlineMarkdown(label ?? text ?? '')}</a>`
}
