// Imports and exports in a page. Given the text of a page, it returns its `import` and `export`
// statements. It must not know what names mean, or run anything.

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
  /import\s+(?:(?<clause>[\w$*{},](?:[\w$*{},\s]{0,1998}[\w$*{},])?)\s+from\s+)?(?<quote>["'])(?<source>[^"'\n]+)\k<quote>[ \t]*(?:;?[ \t]*(?:\r\n?|\n|$)|;[ \t]*(?=import\s))/y
const exporting =
  /export\s+(?:default\b|\{|\*|(?:(?:const|let|var|class|(?:async\s+)?function\s*\*?)\s*(?<name>[\w$]+)?))/y
const gap = /(?:[ \t]*(?:\/\/[^\n]*)?(?:\r\n?|\n)|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+/y
const blankLines = /(?:[ \t]*(?:\r\n?|\n))+/y
const line = /[^\r\n]*(?:\r\n?|\n|$)/y
const statementStart = /(?:import|export)\s/y
const fenceMark = /^\s*(?:(?:[-*+>]|\d+[.)])\s+)*(`{3,}|~{3,})/

/** Statements at the top of the page and at the start of later blocks; code blocks are skipped. */
export function findStatements(written: string): PageStatement[] {
  const source = unwrapMdxBlocks(written)
  const blocks = new BlockReader(source)
  const found: PageStatement[] = []
  let at = lengthAt(gap, source, 0)
  while (at < source.length) {
    const word = blocks.nextWord(at)
    if (word === source.length) break
    const statement = word > at ? undefined : (importAt(source, at) ?? exportAt(source, at))
    if (statement === 'endless') break
    if (statement) found.push(statement)
    at = statement
      ? at + statement.text.length + lengthAt(gap, source, at + statement.text.length)
      : blocks.next(at)
  }
  return found
}

function importAt(source: string, at: number): PageStatement | undefined {
  const match = matchAt(importing, source, at)
  const { clause = '', source: from = '' } = match?.groups ?? {}
  return match ? { kind: 'import', at, text: match[0], clause, source: unescape(from) } : undefined
}

/** A backslash before a character that has no special meaning, as in `./\\_partial.mdx`. */
const unescape = (text: string): string => text.replace(/\\([^\dbfnrtuvx])/g, '$1')

function exportAt(source: string, at: number): PageStatement | 'endless' | undefined {
  const match = matchAt(exporting, source, at)
  if (!match) return undefined
  const end = endOfStatement(source, at)
  if (end === undefined) return 'endless'
  const text = source.slice(at, end)
  const equals = text.indexOf('=')
  const value =
    equals === -1
      ? ''
      : text
          .slice(equals + 1)
          .trim()
          .replace(/;$/, '')
          .trimEnd()
  return { kind: 'export', at, text, name: match.groups?.['name'], value }
}

/**
 * The first line end with all brackets closed that a blank line, another statement or the end of the
 * page follows, as in MDX.
 */
function endOfStatement(source: string, from: number): number | undefined {
  const reader = new BracketReader()
  for (let at = from; at < source.length;) {
    const end = at + lengthAt(line, source, at)
    reader.read(source.slice(at, end))
    const rest = matchAt(blankLines, source, end) ?? matchAt(statementStart, source, end)
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

/** Moves through a page block by block. Offsets only grow, so that each search runs once. */
class BlockReader {
  private readonly source: string
  /** A lone carriage return ends a line too, but few files have any. */
  private readonly hasReturns: boolean
  private readonly nextOf = new Map<string, number>()

  constructor(source: string) {
    this.source = source
    this.hasReturns = source.includes('\r')
  }

  /** The offset after the next blank line or heading outside code blocks. */
  next(from: number): number {
    const { source } = this
    let open = ''
    for (let at = from; at < source.length;) {
      const mark = this.nextMark(at)
      // In a code block, only a line with a mark matters.
      if (open !== '' && !this.hasReturns) at = Math.max(at, source.lastIndexOf('\n', mark) + 1)
      const end = this.lineEnd(at)
      const text = source.slice(at, end).trimEnd()
      const comment = open === '' ? this.commentEnd(at, text) : undefined
      // A comment alone on its lines is a block.
      if (comment?.isAlone === true && at === from) return comment.end
      if (comment !== undefined) {
        at = comment.end
        continue
      }
      // The last line may be blank without a line end.
      if (text === '' && open === '') return Math.max(end, this.blankLinesEnd(at))
      if (open === '' && text.startsWith('#') && /^#{1,6}\s/.test(text)) return end
      const marks = mark < end ? (fenceMark.exec(text)?.[1] ?? '') : ''
      if (open === '') open = marks
      else if (marks.startsWith(open) && text.endsWith(marks)) open = ''
      at = end
    }
    return source.length
  }

  /** The offset of the next word that a statement may begin with; the end if there is none. */
  nextWord(from: number): number {
    return Math.min(this.find('import', from), this.find('export', from))
  }

  /**
   * The offset after the last line of a comment that a line begins, and whether nothing else is on that line; undefined
   * if it begins none.
   */
  private commentEnd(
    at: number,
    text: string,
  ): { readonly end: number; readonly isAlone: boolean } | undefined {
    const start = text.trimStart()
    const mark = start.startsWith('{/*') ? '*/}' : start.startsWith('<!--') ? '-->' : undefined
    if (mark === undefined) return undefined
    const found = this.find(mark, at)
    if (found === this.source.length) return undefined
    const end = this.lineEnd(found)
    return { end, isAlone: this.source.slice(found + mark.length, end).trim() === '' }
  }

  /** The offset after the blank lines that begin here. */
  private blankLinesEnd(from: number): number {
    let end = from
    for (let at = from; at < this.source.length; at += 1) {
      const one = this.source[at]
      if (one === '\n' || one === '\r') end = at + 1
      else if (one !== ' ' && one !== '\t') break
    }
    return end
  }

  private lineEnd(at: number): number {
    if (this.hasReturns) return at + lengthAt(line, this.source, at)
    const found = this.source.indexOf('\n', at)
    return found < 0 ? this.source.length : found + 1
  }

  /** The offset of the next characters that may open or close a code block. */
  private nextMark(from: number): number {
    return Math.min(this.find('```', from), this.find('~~~', from))
  }

  private find(text: string, from: number): number {
    const known = this.nextOf.get(text) ?? -1
    if (known >= from) return known
    const found = this.source.indexOf(text, from)
    const at = found < 0 ? this.source.length : found
    this.nextOf.set(text, at)
    return at
  }
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function lengthAt(pattern: RegExp, source: string, at: number): number {
  return matchAt(pattern, source, at)?.[0].length ?? 0
}
