/** A value of front matter without the quotes around it. */
export const unquote = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value
