// What the file of each host is made from. No format imports another one.

/** A response header. */
export type Header = readonly [name: string, value: string]

/** The headers of the files below one path. */
export interface HeaderBlock {
  /** With base path and a slash at the end. */
  readonly folder: string
  readonly headers: readonly Header[]
}

/** The response headers of a site. */
export interface SiteHeaders {
  /** Those of all files. */
  readonly all: HeaderBlock
  /** Those of files whose names contain a hash. */
  readonly hashed: HeaderBlock
  /** True if pages have Markdown files beside them. */
  readonly hasMarkdown: boolean
}

/** The media type of the Markdown of pages. https://www.rfc-editor.org/rfc/rfc7763 */
export const markdownType = 'text/markdown; charset=utf-8'

/** What a `Link` header says about the Markdown of a page. */
export const alternateParameters = 'rel="alternate"; type="text/markdown"'

/** A text in double quotes, as the config of nginx and of Caddy reads it. */
export function quoteValue(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
