// Comments in code that mark lines. Enters: the code as written. Leaves: the code without them, and the marks.
// Must not know syntax trees.
import type { Finding } from './finding.ts'

/** How a line stands out; also its class. */
export type LineMark = 'highlighted' | 'add' | 'remove' | 'focus' | 'error' | 'warning'

/** One line of a sample; `source` counts from 1 within the fence as written. */
export interface CodeLine {
  readonly text: string
  readonly source: number
  readonly marks: ReadonlySet<LineMark>
}

/** As languages have them: C, JSX, HTML, shell, SQL, TeX, Lisp, COBOL, ML; Fortran, Basic and batch files by their words. */
const open = String.raw`(?:\{?\/\*|\/\/|<!--|#|--|%|;+|\*>|\(\*|!|_?\s*['‘’]|[Rr][Ee][Mm]\b)`
const close = String.raw`(?:\*\/\}?|-->|\*\))?`
const magic = new RegExp(`^\\s*${open}\\s*highlight-(next-line|start|end)\\s*${close}\\s*$`)
const bracket = new RegExp(
  `\\s*${open}\\s*\\[!code\\s+(\\+\\+|--|highlight|hl|focus|error|warning)(?::(\\d+))?\\]\\s*${close}\\s*$`,
)
const bracketMarks: Readonly<Record<string, LineMark>> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlighted',
  hl: 'highlighted',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
}

/** Read Docusaurus's `// highlight-…` and VitePress's `// [!code …]` comments and take them out. */
export function readMarks(lines: readonly string[]): {
  lines: readonly CodeLine[]
  findings: readonly Finding[]
} {
  const reader = new MarkReader()
  lines.forEach((line, index) => reader.read(line, index + 1))
  return { lines: reader.kept, findings: reader.finish() }
}

class MarkReader {
  readonly kept: CodeLine[] = []
  private readonly findings: Finding[] = []
  /** How many of the next lines a mark still covers. */
  private readonly pending = new Map<LineMark, number>()
  private openedAt: number | undefined

  read(text: string, source: number): void {
    const word = magic.exec(text)?.[1]
    if (word !== undefined) this.readMagic(word, source)
    else this.readLine(text, source)
  }

  finish(): readonly Finding[] {
    if (this.openedAt !== undefined) {
      this.findings.push(
        unbalanced(
          '`highlight-start` has no `highlight-end`; the rest of the block is highlighted.',
          this.openedAt,
        ),
      )
    }
    return this.findings
  }

  private readMagic(word: string, source: number): void {
    if (word === 'next-line') this.pending.set('highlighted', 1)
    else if (word === 'start' && this.openedAt === undefined) this.openedAt = source
    else if (word === 'start') {
      this.findings.push(
        unbalanced(
          `\`highlight-start\` stands within the one of line ${this.openedAt} of the block and does nothing.`,
          source,
        ),
      )
    } else if (this.openedAt === undefined) {
      this.findings.push(unbalanced('`highlight-end` has no `highlight-start` before it.', source))
    } else this.openedAt = undefined
  }

  private readLine(text: string, source: number): void {
    const match = bracket.exec(text)
    const kept = match ? text.slice(0, match.index) : text
    const marks = new Set<LineMark>()
    const mark = bracketMarks[match?.[1] ?? '']
    const count = Number(match?.[2] ?? 1)
    if (mark !== undefined) {
      const alone = kept.trim() === ''
      this.pending.set(mark, Math.max(this.pending.get(mark) ?? 0, count))
      if (alone) return
    }
    if (this.openedAt !== undefined) marks.add('highlighted')
    for (const [name, left] of this.pending) {
      marks.add(name)
      if (left > 1) this.pending.set(name, left - 1)
      else this.pending.delete(name)
    }
    this.kept.push({ text: kept, source, marks })
  }
}

function unbalanced(reason: string, line: number): Finding {
  return {
    rule: 'code-highlight',
    reason,
    lineOffset: line,
    hint: 'Every `highlight-start` needs one `highlight-end`.',
  }
}
