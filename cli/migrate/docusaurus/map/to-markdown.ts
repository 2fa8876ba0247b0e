const entities: Readonly<Record<string, string>> = {
  amp: '&',
  copy: '©',
  gt: '>',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  reg: '®',
  trade: '™',
}

/**
 * The few elements that stand in notices, as Markdown: links, stress, breaks, names of characters.
 */
export function toMarkdown(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*?\balt=(["'])(.*?)\1[^>]*>/gi, '$2')
    .replace(/<a\b[^>]*\bhref=(["'])(.*?)\1[^>]*>(.*?)<\/a>/gi, '[$3]($2)')
    .replace(/<\/?(?:b|strong)>/gi, '**')
    .replace(/<\/?(?:i|em)>/gi, '*')
    .replace(/(?:\s*<br\b[^>]*>)+\s*/gi, '\\\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = '') =>
      code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/\[ | \]/g, (bracket) => bracket.trim())
    .replace(/(?:^|\n) +/g, (start) => start.trimEnd() || '')
    .replace(/(?:\\\n)+$/, '')
    .trim()
}
