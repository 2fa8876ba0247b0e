const ending = /\.(?:md|mdx|markdown|mdown|mkdn?|mkdown)$/i

/** True for a file of Markdown, by its name; letter case doesn't count: `a.md`, `a.MD`, `a.markdown`. */
export const isMarkdownFile = (path: string): boolean => ending.test(path)

/** The path without the extension of Markdown, by which translations find their original. */
export const withoutMarkdownEnding = (path: string): string => path.replace(ending, '')
