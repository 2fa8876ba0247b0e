// Marks of blocks in other blocks, which the parsers read differently. Given the text of a block, it returns whether it has them.

const quote = /^[\t ]*(?:(?:[-+*]|\d+[.)])[\t ]+)*>/m

/** True for a text with a quote, also in a list. */
export const hasQuote = (text: string): boolean => quote.test(text)

/** True for a quote, also in a list, that has lists with different marks. */
export function hasMixedListsInQuote(text: string): boolean {
  if (!/^[\t \d.)+*-]*>/m.test(text)) return false
  // With the character after the marks, so that the end of the match isn't taken for that of the line.
  const starts = text.matchAll(/^[\t >\d.)+*-]+.?/gm)
  const marks = [...starts].flatMap(([start]) => [
    ...start.matchAll(/(?:([-+*])|\d([.)]))(?=[\t ]|$)/g),
  ])
  return new Set(marks.map(([, bullet, end]) => bullet ?? end)).size > 1
}

/** True for a directive in text below a fence without an empty line between them. */
export function hasDirectiveBelowFence(text: string, isBelowFence: boolean): boolean {
  return (
    text.includes(':') &&
    text
      .split(/(?:\r\n|\n|\r)[\t >]*(?:\r\n|\n|\r)/)
      .some(
        (part, index) =>
          (isBelowFence && index === 0 && /:[\w-]/.test(part)) ||
          /^[\t >x]*`{3,}[\t ]*[\r\n][^]*:[\w-]/m.test(part),
      )
  )
}

/** True if the second row of a table is indented more than the line above, so that it may be outside the list. */
export const hasIndentedRow = (text: string): boolean =>
  /(?:^|[\r\n])(?=[^\r\n]*\|)[^\r\n]*(?:\r\n|\n|\r)>*[\t ][\t >]*[|:-][\t |:-]*(?:[\r\n]|$)/.test(
    text,
  )
