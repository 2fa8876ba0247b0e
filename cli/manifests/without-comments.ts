/** A fence with its contents, a code span, or a comment of HTML or MDX; the leftmost one counts. */
const PIECE = new RegExp(
  [
    /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}|~{3,})[^\n]*(?:\n[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))|(?![\s\S]))/,
    /(?<!`)(?<span>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\k<span>(?!`)/,
    /(?:(?<indent>^[ \t]*)|)(?<comment><!--[\s\S]*?-->|\{\/\*(?!\s*#\S+\s*\*\/\})[\s\S]*?\*\/\})(?<end>[ \t]*\n)?/,
    /^ {0,3}<!--[\s\S]*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/**
 * The Markdown without the comments of its authors, which readers of the page don't see either.
 * Comments in code stay, and so do the ids of headings, `{/* #id *\/}`.
 */
export function withoutComments(markdown: string): string {
  if (!/<!--|\{\/\*/.test(markdown)) return markdown
  return markdown.replace(PIECE, (piece, ...rest: unknown[]) => {
    const { fence, span, comment, indent, end = '' } = toGroups(rest.at(-1))
    if (fence !== undefined || span !== undefined) return piece
    if (comment === undefined) return ''
    return indent === undefined ? end : end === '' ? indent : ''
  })
}

function toGroups(value: unknown): Readonly<Record<string, string | undefined>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
