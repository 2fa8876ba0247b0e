/** The front matter at the start of a page, which may be empty, with its marks; the first group is its YAML. */
export const frontMatterBlock =
  /^\uFEFF?---[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)??---[^\S\n]*(?:\r?\n|$)/
