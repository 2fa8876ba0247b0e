const blockTag =
  /^[ \t>]*<\/?(?:article|aside|blockquote|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)\b/i

/**
 * What shows a brace that no tool reads. A backslash does in Markdown, but not in the lines of HTML.
 * `at` is the offset of the brace.
 */
export function literalBrace(source: string, at: number): string {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at)
  return blockTag.test(line) ? '&#123;' : String.raw`\{`
}
