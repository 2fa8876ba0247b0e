// The notation of twoslash. Given the lines of a fence, it returns the lines that readers see, and
// the author's queries about them. It must not know the compiler.
// https://twoslash.netlify.app/refs/notations
import { applySetting, defaultSettings, type TwoslashSettings } from './twoslash-options.ts'

/** A place in the fence as it is written: lines count from 1, columns from 0. */
export interface CodePoint {
  readonly line: number
  readonly column: number
}

/** A line that readers see; `source` is its number in the fence. */
export interface ShownLine {
  readonly text: string
  readonly source: number
}

/** A text that the author writes below a line. */
interface TwoslashTag extends CodePoint {
  readonly kind: 'log' | 'error' | 'warn' | 'annotate'
  readonly text: string
}

/** What is wrong with the notation; `word` is what to point to. */
interface NotationProblem {
  readonly line: number
  readonly reason: string
  readonly help: string
  readonly word: string
}

export interface TwoslashNotation extends TwoslashSettings {
  readonly shown: readonly ShownLine[]
  /** The target of `^?`. */
  readonly queries: readonly CodePoint[]
  /** The target of `^|`. */
  readonly completions: readonly CodePoint[]
  /** The target of `^^^`. */
  readonly marks: readonly (CodePoint & { readonly length: number })[]
  readonly tags: readonly TwoslashTag[]
  readonly problems: readonly NotationProblem[]
}

const query = /^\s*\/\/\s*\^\?\s*(.*)$/
const completion = /^\s*\/\/\s*\^\|\s*(.*)$/
const mark = /^\s*\/\/\s*(\^+)(?:\s+(.+))?\s*$/
const cut = /^\s*\/\/\s*-{3,}\s*cut(?:-([\w-]*\w))?\s*-{3,}\s*$/
const named = /^\s*\/\/\s*@(\w+)(?::\s*((?:\S(?:.*\S)?)?))?\s*$/
const tags: readonly string[] = ['log', 'error', 'warn', 'annotate'] satisfies TwoslashTag['kind'][]

const isTag = (name: string): name is TwoslashTag['kind'] => tags.includes(name)

/** Read the notation of a fence. */
export function readTwoslash(lines: readonly string[]): TwoslashNotation {
  const reader = new NotationReader()
  lines.forEach((text, index) => reader.read(text, index + 1))
  return reader.finish()
}

/** `// @filename: a.ts` as the comment that splits samples everywhere: `// file: a.ts`. */
function toFileLine(text: string): string {
  return text.replace(/^(\s*\/\/\s*)@filename:/, '$1file:')
}

class NotationReader {
  private shown: ShownLine[] = []
  private readonly queries: CodePoint[] = []
  private readonly completions: CodePoint[] = []
  private readonly marks: (CodePoint & { readonly length: number })[] = []
  private readonly tags: TwoslashTag[] = []
  private readonly problems: NotationProblem[] = []
  private settings: TwoslashSettings = defaultSettings
  /** The line that notation points to. */
  private target: number | undefined
  private cutFrom: number | undefined
  private isOver = false

  read(text: string, line: number): void {
    if (this.readPointer(text, line) || this.readCut(text, line) || this.readNamed(text, line))
      return
    this.show(text, line)
    this.target = line
  }

  finish(): TwoslashNotation {
    if (this.cutFrom !== undefined)
      this.refuse(this.cutFrom, '---cut-start---', {
        reason: 'The rest of the sample is cut, because `---cut-start---` has no `---cut-end---`.',
        help: 'Write `// ---cut-end---` where readers see the code again, or `// ---cut-after---`.',
      })
    const { shown, queries, completions, marks, problems } = this
    return { ...this.settings, shown, queries, completions, marks, tags: this.tags, problems }
  }

  private show(text: string, source: number): void {
    if (this.cutFrom === undefined && !this.isOver) this.shown.push({ text, source })
  }

  private readPointer(text: string, line: number): boolean {
    const found = query.exec(text) ?? completion.exec(text) ?? mark.exec(text)
    if (!found) return false
    const column = text.indexOf('^')
    const sign = /\^+[?|]?/.exec(text)?.[0] ?? '^'
    if (this.target === undefined) {
      this.refuse(line, sign, {
        reason: `\`${sign}\` has no line of code above it to point to.`,
        help: 'Write it below the line that it is about.',
      })
      return true
    }
    const point = { line: this.target, column }
    const rest = (sign.endsWith('?') || sign.endsWith('|') ? found[1] : found[2]) ?? ''
    if (sign.endsWith('?')) this.queries.push(point)
    else if (sign.endsWith('|')) this.completions.push(point)
    else {
      this.marks.push({ ...point, length: sign.length })
      if (rest !== '') this.tags.push({ ...point, kind: 'annotate', text: rest })
      return true
    }
    if (rest !== '')
      this.refuse(line, rest, {
        reason: `The text \`${rest}\` after \`${sign}\` has no effect.`,
        help: 'Remove it: the build writes what the compiler knows.',
      })
    return true
  }

  private readCut(text: string, line: number): boolean {
    const found = cut.exec(text)
    if (!found) return false
    const [, kind = 'before'] = found
    if (kind === 'before') this.shown = []
    else if (kind === 'after') this.isOver = true
    else if (kind === 'start') this.cutFrom ??= line
    else if (kind === 'end' && this.cutFrom !== undefined) this.cutFrom = undefined
    else
      this.refuse(line, '---cut', {
        reason:
          kind === 'end'
            ? '`---cut-end---` has no `---cut-start---` before it.'
            : `\`---cut-${kind}---\` is unknown, so nothing is cut.`,
        help: 'Write `---cut---`, `---cut-after---`, or `---cut-start---` and `---cut-end---`.',
      })
    return true
  }

  private readNamed(text: string, line: number): boolean {
    const [, name = '', value] = named.exec(text) ?? []
    if (name === '') return false
    if (name === 'filename' && value !== undefined) {
      this.show(toFileLine(text), line)
      this.target = undefined
      return true
    }
    if (isTag(name) && value !== undefined) {
      const column = text.indexOf('//')
      this.tags.push({ line: this.target ?? line, column, kind: name, text: value })
      return true
    }
    const result = applySetting(this.settings, name, value)
    if (result.kind === 'set') this.settings = result.settings
    else {
      this.refuse(line, `@${name}`, result)
      this.show(text, line)
    }
    return true
  }

  private refuse(
    line: number,
    word: string,
    { reason, help }: Pick<NotationProblem, 'reason' | 'help'>,
  ): void {
    this.problems.push({ line, word, reason, help })
  }
}
