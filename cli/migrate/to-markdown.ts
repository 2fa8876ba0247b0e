import { decodeHTMLStrict } from 'entities'

/** The few elements that stand in notices, as Markdown: links, stress, breaks, names of characters. */
export function toMarkdown(html: string): string {
  const markdown = html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*?\balt=(["'])(.*?)\1[^>]*>/gi, '$2')
    .replace(/<a\b[^>]*\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gi, '[$3]($2)')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?(?:i|em)>/gi, '*')
    .replace(/(?:\s*<br\b[^>]*>)+\s*/gi, '\\\n')
    .replace(/<[^>]*>/g, '')

  return decodeHTMLStrict(markdown)
    .replace(/ {2,}/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .replace(/(?:^|\n) +/g, (start) => start.trimEnd() || '')
    .replace(/(?:\\\n)+$/, '')
    .trim()
}
