// Imports and exports in a page. Enters: the text of a page. Leaves: its `import` and `export`
// statements.
// Must not know what names mean, or run anything.

import { unwrapMdxBlocks } from './mdx-blocks.ts'

/** A statement as it is written in the page. */
export type PageStatement = {
  /** Offset of its first character. */
  readonly at: number
  /** Up to the end of its last line, including the line break. */
  readonly text: string
} & (
  | { readonly kind: 'import'; readonly clause: string; readonly source: string }
  /** `name`: the declared name, if there is exactly one; `value`: the text after `=`. */
  | { readonly kind: 'export'; readonly name: string | undefined; readonly value: string }
)

const importing =
  /import\s+(?:(?<clause>[\w$*{},\s]{1,2000}?)\s+from\s+)?(?<quote>["'])(?<source>[^"'\n]+)\k<quote>[ \t]*(?:;?[ \t]*(?:\r\n?|\n|$)|;[ \t]*(?=import\s))/y
const exporting =
  /export\s+(?:default\b|\{|\*|(?:(?:const|let|var|class|(?:async\s+)?function\s*\*?)\s*(?<name>[\w$]+)?))/y
const gap = /(?:[ \t]*(?:\/\/[^\n]*)?(?:\r\n?|\n)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+/y
const blankLines = /(?:[ \t]*(?:\r\n?|\n))+/y
const line = /[^\r\n]*(?:\r\n?|\n|$)/y
const fenceMark = /^\s*(?:(?:[-*+>]|\d+[.)])\s+)*(`{3,}|~{3,})/

/** Statements at the top of the page and at the start of later blocks; code blocks are skipped. */
export function findStatements(written: string): PageStatement[] {
  const source = unwrapMdxBlocks(written)
  const found: PageStatement[] = []
  let at = lengthAt(gap, source, 0)
  while (at < source.length) {
    const statement = importAt(source, at) ?? exportAt(source, at)
    if (statement === 'endless') break
    if (statement) found.push(statement)
    at = statement
      ? at + statement.text.length + lengthAt(gap, source, at + statement.text.length)
      : nextBlock(source, at)
  }
  return found
}

function importAt(source: string, at: number): PageStatement | undefined {
  const match = matchAt(importing, source, at)
  const { clause = '', source: from = '' } = match?.groups ?? {}
  return match ? { kind: 'import', at, text: match[0], clause, source: unescape(from) } : undefined
}

/** A backslash before a character without a meaning of its own, as in `./\\_partial.mdx`. */
const unescape = (text: string): string => text.replace(/\\([^\dbfnrtuvx])/g, '$1')

function exportAt(source: string, at: number): PageStatement | 'endless' | undefined {
  const match = matchAt(exporting, source, at)
  if (!match) return undefined
  const end = endOfStatement(source, at)
  if (end === undefined) return 'endless'
  const text = source.slice(at, end)
  const value = /^[^=]*=\s*([\s\S]*?)\s*;?\s*$/.exec(text)?.[1] ?? ''
  return { kind: 'export', at, text, name: match.groups?.['name'], value }
}

/**
 * The first line end with all brackets closed that a blank line or the end of the page follows, as
 * in MDX.
 */
function endOfStatement(source: string, from: number): number | undefined {
  const reader = new BracketReader()
  for (let at = from; at < source.length;) {
    const end = at + lengthAt(line, source, at)
    reader.read(source.slice(at, end))
    const rest = matchAt(blankLines, source, end)
    if (reader.isClosed && (end === source.length || rest !== null)) return end
    at = end
  }
  return undefined
}

/** Counts brackets line by line; those in strings, templates and comments do not count. */
class BracketReader {
  private depth = 0
  private quote = ''

  get isClosed(): boolean {
    return this.depth <= 0 && this.quote === ''
  }

  read(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const [one = '', two] = [text[at], text.slice(at, at + 2)]
      if (this.quote !== '') at += this.inQuote(one, two)
      else if (two === '//') break
      else if (two === '/*') this.quote = '*/'
      else if (/["'`]/.test(one)) this.quote = one
      else if (/[([{]/.test(one)) this.depth++
      else if (/[)\]}]/.test(one)) this.depth--
    }
    // An apostrophe in the text between two tags does not open a string.
    if (/["']/.test(this.quote)) this.quote = ''
  }

  /** How many more characters belong to the token that was read. */
  private inQuote(one: string, two: string): number {
    if (one === '\\') return 1
    const length = this.quote.length
    if ((length === 1 ? one : two) !== this.quote) return 0
    this.quote = ''
    return length - 1
  }
}

/** The offset after the next blank line or heading outside code blocks. */
function nextBlock(source: string, from: number): number {
  let open = ''
  for (let at = from; at < source.length;) {
    const end = at + lengthAt(line, source, at)
    const text = source.slice(at, end).trimEnd()
    // The last line may be blank without a line end.
    if (text === '' && open === '') return Math.max(end, at + lengthAt(blankLines, source, at))
    if (open === '' && /^#{1,6}\s/.test(text)) return end
    const marks = fenceMark.exec(text)?.[1] ?? ''
    if (open === '') open = marks
    else if (marks.startsWith(open) && text.endsWith(marks)) open = ''
    at = end
  }
  return source.length
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function lengthAt(pattern: RegExp, source: string, at: number): number {
  return matchAt(pattern, source, at)?.[0].length ?? 0
}
