/** The front matter at the start of a page, which may be empty, with its marks; the first group is its YAML. */
export const frontMatterBlock =
  /^\uFEFF?---[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)??---[^\S\n]*(?:\r?\n|$)/

/** A page that is only front matter, whose end gray-matter doesn't require. */
const unclosed = /^\uFEFF?---[^\S\r\n]*(\r?\n)(?![^]*?(?:^|\n)---)/

/** The page with an end of its front matter if it has none; otherwise the same. */
export function closeFrontMatter(source: string): string {
  const newline = frontMatterBlock.test(source) ? undefined : unclosed.exec(source)?.[1]
  if (newline === undefined) return source
  return `${source}${source.endsWith('\n') ? '' : newline}---${newline}`
}
