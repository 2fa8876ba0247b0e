// Patterns that read the header `Accept`. Servers without a parser for it choose with them between a
// page and its Markdown, as the preview server does. They work in PCRE and in RE2, which can't look
// ahead.
// https://www.rfc-editor.org/rfc/rfc9110#name-accept

/** The patterns for one media range, which the first that matches decides. */
export interface RangePatterns {
  /** The range has no weight, which means 1. */
  readonly whole: string
  /** Its weight, in two groups: the digit before the point, and those after it. */
  readonly weighted: string
  /** The range has a weight that isn't a number, which means 0. */
  readonly named: string
}

/** The patterns of Markdown, the preferred name first. */
export const markdownRanges: readonly RangePatterns[] = ['text/markdown', 'text/x-markdown'].map(
  toPatterns,
)

/** The patterns of HTML, the most exact range first. */
export const htmlRanges: readonly RangePatterns[] = [
  'text/html',
  String.raw`text/\*`,
  String.raw`\*/\*`,
].map(toPatterns)

function toPatterns(range: string): RangePatterns {
  const start = String.raw`(?:^|,)\s*${range}\s*`
  return {
    whole: String.raw`${start}(?:;\s*[^q,;\s][^,;]*)*(?:,|$)`,
    weighted: String.raw`${start}(?:;[^,]*)?;\s*q=([01])(?:\.(\d{0,3}))?\s*(?:[,;]|$)`,
    named: String.raw`${start}(?:;|$)`,
  }
}

/** The characters that are valid in a path and need no quotes in a header. */
export const safeCharacters = String.raw`[\w.~!$&'()*+,;=:@%/-]`

/** How the URL of a page and its file in the output folder end. */
export interface PageForm {
  /** What may follow the name of the page in a URL. */
  readonly suffix: string
  /** What follows it in the path of the file. */
  readonly file: string
}

/** The form of the pages of a site; a URL of the other form is not one of them. */
export function toPageForm(trailingSlash: boolean | undefined): PageForm {
  return trailingSlash === false
    ? { suffix: String.raw`(?:\.html)?`, file: '.html' }
    : { suffix: String.raw`(?:/index\.html|/)?`, file: '/index.html' }
}
