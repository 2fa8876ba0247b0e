/** A line that looks like the start of a block, and why Markdown reads it as text. */
export interface UnparsedBlock {
  /** What is named is the group `written`, or else the whole match; has the flags `gmu`. */
  readonly pattern: RegExp
  /** What the author meant, from what was found. */
  readonly what: (written: string) => string
  /** Continues the sentence that begins with what was found. */
  readonly problem: (found: RegExpMatchArray) => string
  readonly help: string
}

/** The start of a line, after the marks of quotes, as a part of a pattern. */
export const lineStart = String.raw`^[ \t>]*(?![ \t>])`

/** The mark of an item of a numbered list, as a part of a pattern. */
export const number = String.raw`\d{1,9}[.)]`
