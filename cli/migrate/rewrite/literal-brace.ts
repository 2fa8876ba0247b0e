const blockTag =
  /^[ \t>]*<\/?(?:article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i

/**
 * The spelling of a brace that no tool interprets: an escape in Markdown, and a character reference
 * in lines of HTML, where a backslash doesn't work. `at` is the offset of the brace.
 */
export function literalBrace(source: string, at: number): string {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return blockTag.test(line) ? '&#123;' : String.raw`\{`
}
