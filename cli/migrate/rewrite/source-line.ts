/** A line of a source, and where it is. */
export interface SourceLine {
  /** Offset of its first character. */
  readonly start: number
  /** Without its end. */
  readonly text: string
  /** `\n`, `\r\n` or, for the last line, nothing. */
  readonly end: string
  /** Quote marks before the text: `> `. */
  readonly quote: string
  /** Columns of white space after the quote marks; a tab ends at a multiple of four. */
  readonly indent: number
  /** Nothing but white space. */
  readonly isBlank: boolean
}

/** The lines of a text, in order. */
export function splitSource(source: string): readonly SourceLine[] {
  const lines: SourceLine[] = []
  for (const { 0: whole, 1: text = '', 2: end = '', index } of source.matchAll(
    /([^\r\n]*)(\r\n|\n|\r|$)/g,
  )) {
    if (whole === '' && index === source.length && index > 0) break
    const quote = /^(?: {0,3}> ?)*/.exec(text)?.[0] ?? ''
    lines.push({ start: index, text, end, ...readMargin(text, quote) })
  }
  return lines
}

/** The line with at most `depth` quote marks, because further ones are text, as in code. */
export function withQuotes(line: SourceLine, depth: number): SourceLine {
  const [quote = ''] = new RegExp(`^(?: {0,3}> ?){0,${String(depth)}}`).exec(line.text) ?? []
  return quote === line.quote ? line : { ...line, ...readMargin(line.text, quote) }
}

/** How many quotes a line is in. */
export const quoteDepth = ({ quote }: SourceLine): number => quote.replaceAll(/[^>]/g, '').length

function readMargin(text: string, quote: string): Pick<SourceLine, 'quote' | 'indent' | 'isBlank'> {
  const rest = text.slice(quote.length)
  const indent = columnsOf(/^[ \t]*/.exec(rest)?.[0] ?? '')
  return { quote, indent, isBlank: rest.trim() === '' }
}

function columnsOf(space: string): number {
  return [...space].reduce(
    (column, one) => (one === '\t' ? column + 4 - (column % 4) : column + 1),
    0,
  )
}

/** Offset, relative to the line, of the first character at or after a column of its indentation. */
export function offsetOfColumn({ text, quote }: SourceLine, wanted: number): number {
  let column = 0
  let at = quote.length
  while (column < wanted && (text[at] === ' ' || text[at] === '\t')) {
    column = text[at] === '\t' ? column + 4 - (column % 4) : column + 1
    at += 1
  }
  return at
}

/** The text of a line without leading quote markers and white space. */
export const bodyOf = ({ text, quote }: SourceLine): string => text.slice(quote.length).trimStart()

/** Offset in the source where the text of `bodyOf` begins. */
export const bodyStart = (line: SourceLine): number =>
  line.start + line.text.length - bodyOf(line).length
