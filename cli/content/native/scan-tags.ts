// Tags and expressions of a page as its parser finds them. Given the text and a place, it returns those that fill whole lines,
// and those in a line of text. It must not know trees.
import { type FoundSyntax, scanAt } from '../dialect/find-jsx.ts'
import type { HiddenTag } from './hidden-jsx.ts'

/** Tags that fill lines up to `end`; none for a comment in braces. */
interface TagLines {
  readonly tags: readonly HiddenTag[]
  /** The offset after the last tag, where only spaces may follow in the line. */
  readonly end: number
}

/** Longer tags and expressions may be text to the parser. */
const limits = { '<': 4900, '{': 900 } as const

const spaces = /[\t ]*/y
const lineEnd = /[\t ]*(?=[\r\n]|$)/y

/** The tags, or the comment, that fill the lines from the place on; undefined if there is something else. */
export function scanTagLines(
  text: string,
  from: number,
  { syntax, where }: { readonly syntax: FoundSyntax; readonly where: 'flow' | 'interrupt' },
): TagLines | undefined {
  const tags: HiddenTag[] = []
  let end = from
  do {
    const raw = scanWhole(text, end)
    if (raw === undefined || raw.includes('\r')) return undefined
    if (raw.startsWith('{'))
      return tags.length === 0 &&
        syntax.expression(raw, 'flow') &&
        matches(lineEnd, text, end + raw.length)
        ? { tags, end: end + raw.length }
        : undefined
    if (!syntax.tag(raw, where)) return undefined
    tags.push({ raw, offset: end })
    end += raw.length
    if (matches(lineEnd, text, end)) return { tags, end }
    spaces.lastIndex = end
    end += spaces.exec(text)?.[0].length ?? 0
  } while (text[end] === '<')
  return undefined
}

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** The tag or the expression at a place, if it ends there. */
function scanWhole(text: string, from: number, to = text.length): string | undefined {
  const first = text[from]
  if (first !== '<' && first !== '{') return undefined
  const { raw, scan } = scanAt(text, from, Math.min(to, from + limits[first]))
  return scan === 'done' ? raw : undefined
}

/** A part of a line of text. */
interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * The tags and expressions in a line of text outside code; `to` is the end of code that continues in
 * the next lines.
 */
export function scanText(
  text: string,
  { from, to }: TextRange,
  syntax: FoundSyntax,
): { readonly tags: readonly HiddenTag[]; readonly codeEnd: number } {
  const tags: HiddenTag[] = []
  let at = from
  while (at < to) {
    const character = text[at]
    if (character === '\\') at += 2
    else if (character === '`') at = behindCode(text, at)
    else {
      const raw = character === '<' || character === '{' ? scanWhole(text, at, to) : undefined
      const isRead = raw !== undefined && canHide(raw, text[at - 1]) && accepts(raw, syntax)
      if (isRead) tags.push({ raw, offset: at })
      at += isRead ? raw.length : 1
    }
  }
  return { tags, codeEnd: at }
}

const accepts = (raw: string, syntax: FoundSyntax): boolean =>
  raw.startsWith('<') ? syntax.tag(raw, 'text') : syntax.expression(raw, 'text')

/** A bar ends a cell of a table, and braces after a name or a label belong to a directive. */
function canHide(raw: string, before = ' '): boolean {
  return raw.length > 2 && !raw.includes('|') && !(raw.startsWith('{') && /[\w\])-]/.test(before))
}

const backticks = /`+/y
const blankLine = /(?:\r\n|\n|\r)[\t ]*(?:[\r\n]|$)/g
/** Longer code in a paragraph is not searched for. */
const codeLimit = 2000

/** The end of the code that begins at a place, or of its marks if it isn't closed in its paragraph. */
function behindCode(text: string, from: number): number {
  backticks.lastIndex = from
  const open = backticks.exec(text)?.[0] ?? ''
  const start = from + open.length
  const near = text.slice(start, start + codeLimit)
  blankLine.lastIndex = 0
  const end = blankLine.exec(near)?.index ?? near.length
  for (const { 0: run, index } of near.slice(0, end).matchAll(/`+/g))
    if (run.length === open.length) return start + index + run.length
  return start
}
