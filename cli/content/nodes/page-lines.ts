// While some lines of a page are parsed without the others, the parser numbers only those.

/** The lines that are being parsed, from 1, innermost last; empty while a parser reads all lines of a text. */
const chosen: (readonly number[])[] = []

/**
 * Run a parser over some lines of a page. `lines`: for each line that it reads, the line of the page, from 1. The parser
 * must be synchronous.
 */
export function withLines<Result>(lines: readonly number[], parse: () => Result): Result {
  chosen.push(lines)
  try {
    return parse()
  } finally {
    chosen.pop()
  }
}

/** The line of the page for a line that the parser counted, both from 1. */
export const toPageLine = (line: number): number => chosen.at(-1)?.[line - 1] ?? line
