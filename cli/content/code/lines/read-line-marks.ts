// Comments in code that mark lines. Given code as written, it returns the code without these
// comments, and the marks. It must not know syntax trees.
import { formatCount } from '../../../report/count-diagnostics.ts'
import type { MessageInput } from '../../reporting/report-message.ts'
import type { LineHover, LineMarker, LineNote, LineSpan } from './line-annotations.ts'
import { escapePattern } from '../../../primitives/text/escape-pattern.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { pushAll } from '../../../primitives/long-lists.ts'

/** A comment that the site defines, as in Docusaurus: the lines that it marks get its class. */
export interface MagicComment {
  readonly className: string
  /** Marks the next line. */
  readonly line?: string | undefined
  /** Marks the lines in between. */
  readonly block?: { readonly start: string; readonly end: string } | undefined
}

/** A line of a sample; `source` is its line in the fence as written, counted from 1. */
export interface CodeLine {
  readonly text: string
  readonly source: number
  /** Classes that the line gets. */
  readonly marks: ReadonlySet<string>
  /** Words to mark in the line; never empty strings. */
  readonly words?: readonly string[]
  readonly spans?: readonly LineSpan[]
  readonly notes?: readonly LineNote[]
  readonly hovers?: readonly LineHover[]
  readonly markers?: readonly LineMarker[]
}

/** Comments of C, JSX, HTML, shell, SQL, TeX, Lisp, COBOL, ML, Fortran, Basic and batch files. */
const open = String.raw`(?:\{?\/\*|\/\/|<!--|#|--|%|;+|\*>|\(\*|!|_?\s*['‘’]|[Rr][Ee][Mm]\b)`
const close = String.raw`(?:\*\/\}?|-->|\*\))?`
const magic = new RegExp(`^\\s*${open}\\s*highlight-(next-line|start|end)\\s*${close}\\s*$`)
const bracket = new RegExp(
  `\\s*${open}\\s*\\[!code\\s+(\\+\\+|--|highlight|hl|focus|error|warning)(?::(\\d+))?\\]\\s*${close}\\s*$`,
)
/** Any comment of this form, whatever its word. */
const anyBracket = new RegExp(`${open}\\s*(\\[!code\\s+[^\\]]*\\])\\s*${close}\\s*$`)
/** `// [!code word:options]`; with a number at the end, in that many lines. */
const wordMark = new RegExp(`\\s*${open}\\s*\\[!code\\s+word:(.+?)(?::(\\d+))?\\]\\s*${close}\\s*$`)
const bracketMarks: Readonly<Record<string, string>> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/**
 * Read the `// highlight-…` comments of Docusaurus, the `// [!code …]` comments of VitePress and
 * those of the site, and remove them.
 */
export function readLineMarks(
  lines: readonly string[],
  own: readonly MagicComment[] = [],
): {
  lines: readonly CodeLine[]
  problems: readonly MessageInput[]
} {
  const reader = new MarkReader(own.flatMap(toSigns))
  lines.forEach((line, index) => reader.read(line, index + 1))
  return { lines: reader.kept, problems: reader.finish() }
}

/** The form and effect of a comment that the site defines. */
interface Sign {
  readonly pattern: RegExp
  readonly className: string
  readonly role: 'line' | 'start' | 'end'
}

function toSigns({ className, line, block }: MagicComment): Sign[] {
  const words = { line, start: block?.start, end: block?.end }
  return (['line', 'start', 'end'] as const).flatMap((role) => {
    const word = words[role]
    if (word === undefined) return []
    const plain = escapePattern(word)
    return [{ pattern: new RegExp(`^\\s*${open}\\s*${plain}\\s*${close}\\s*$`), className, role }]
  })
}

interface WrittenMark {
  /** The comment. */
  readonly written: string
  readonly source: number
}

interface PendingMark extends WrittenMark {
  /** How many lines it covers. */
  readonly count: number
  readonly left: number
}

class MarkReader {
  readonly kept: CodeLine[] = []
  private readonly signs: readonly Sign[]
  private readonly openClasses = new Set<string>()
  private readonly problems: MessageInput[] = []
  /** Marks by their class, with the following lines that they still cover. */
  private readonly pending = new Map<string, PendingMark>()
  private openedAt: number | undefined
  /** Words to mark, and the number of following lines in which they are marked. */
  private readonly words = new Map<string, number>()

  constructor(signs: readonly Sign[]) {
    this.signs = signs
  }

  read(text: string, source: number): void {
    const sign = this.signs.find(({ pattern }) => pattern.test(text))
    if (sign) return this.readSign(sign, { written: text, source })
    const word = text.includes('highlight-') ? magic.exec(text)?.[1] : undefined
    if (word !== undefined) this.readMagic(word, { written: text, source })
    else this.readLine(text, source)
  }

  finish(): readonly MessageInput[] {
    if (this.openedAt !== undefined) {
      this.problems.push(
        unbalanced(
          '`highlight-start` has no `highlight-end`, so the rest of the block is highlighted.',
          this.openedAt,
        ),
      )
    }
    pushAll(this.problems, [...this.pending.values()].map(pastTheEnd))
    return this.problems
  }

  private readSign({ className, role }: Sign, mark: WrittenMark): void {
    if (role === 'line') this.pending.set(className, { ...mark, count: 1, left: 1 })
    else if (role === 'start') this.openClasses.add(className)
    else this.openClasses.delete(className)
  }

  private readMagic(word: string, mark: WrittenMark): void {
    const { source } = mark
    if (word === 'next-line') this.pending.set('highlighted', { ...mark, count: 1, left: 1 })
    else if (word === 'start' && this.openedAt === undefined) this.openedAt = source
    else if (word === 'start') {
      this.problems.push(
        unbalanced(
          `\`highlight-start\` is inside the highlight that starts in line ${this.openedAt} of the block, so it has no effect.`,
          source,
        ),
      )
    } else if (this.openedAt === undefined) {
      this.problems.push(
        unbalanced(
          '`highlight-end` has no `highlight-start` before it, so it has no effect.',
          source,
        ),
      )
    } else this.openedAt = undefined
  }

  private readLine(text: string, source: number): void {
    // The expressions try every place where a comment may begin, and nearly no line has a mark.
    const hasBracket = text.includes('[!code')
    const word = hasBracket ? wordMark.exec(text) : undefined
    if (word?.[1] !== undefined) {
      this.words.set(word[1], word[2] === undefined ? Infinity : Number(word[2]))
      const rest = text.slice(0, word.index)
      if (rest.trim() === '') return
      return this.readLine(rest, source)
    }
    const match = hasBracket ? bracket.exec(text) : undefined
    const unknown = hasBracket && !match ? anyBracket.exec(text)?.[1] : undefined
    if (unknown !== undefined) this.problems.push(unknownMark(unknown, source))
    const kept = match ? text.slice(0, match.index) : text
    const marks = new Set<string>(this.openClasses)
    const mark = ownValue(bracketMarks, match?.[1] ?? '')
    const count = Number(match?.[2] ?? 1)
    if (mark !== undefined) {
      const alone = kept.trim() === ''
      const before = this.pending.get(mark)
      if (before === undefined || before.left < count)
        this.pending.set(mark, { written: match?.[0] ?? '', source, count, left: count })
      if (alone) return
    }
    if (this.openedAt !== undefined) marks.add('highlighted')
    for (const [name, pending] of this.pending) {
      marks.add(name)
      if (pending.left > 1) this.pending.set(name, { ...pending, left: pending.left - 1 })
      else this.pending.delete(name)
    }
    const words = this.takeWords()
    this.kept.push({ text: kept, source, marks, ...(words.length > 0 && { words }) })
  }

  private takeWords(): readonly string[] {
    const words = [...this.words.keys()]
    for (const [word, left] of this.words) {
      if (left > 1) this.words.set(word, left - 1)
      else this.words.delete(word)
    }
    return words
  }
}

function unbalanced(reason: string, line: number): MessageInput {
  return {
    rule: 'code-highlight',
    reason,
    lineOffset: line,
    help: 'Write one `highlight-end` for each `highlight-start`.',
  }
}

function pastTheEnd({ written, source, count, left }: PendingMark): MessageInput {
  const covered = formatCount(count, 'line')
  const there = count === left ? 'no line follows' : `the code ends after ${count - left}`
  return {
    rule: 'code-highlight',
    reason: `\`${written.trim()}\` covers ${covered}, but ${there}.`,
    lineOffset: source,
    help: 'Write the comment above the lines that it marks, with a number that is not greater than theirs.',
  }
}

function unknownMark(written: string, line: number): MessageInput {
  return {
    rule: 'code-highlight',
    reason: `\`${written}\` is not a known mark, so readers see the comment.`,
    lineOffset: line,
    help: 'Write `++`, `--`, `highlight`, `focus`, `error`, `warning` or `word:…` after `!code`.',
    word: written,
  }
}
