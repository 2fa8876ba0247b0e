// The lines that the native parser reads in place of those of a page. Given lines one after the other, it keeps how their
// indentation differs from that of the page. It must not know what is on the lines.
import { lineEndsOf, splitLines } from '../../primitives/text/lines.ts'
import type { LineIndent } from './hidden-jsx.ts'

/** A line to show, with what it had in the page. */
interface ShownLine {
  readonly text: string
  /** Spaces before the text. */
  readonly spaces: number
  /** The characters before the text in the page. */
  readonly characters: number
  /** The columns that belong to the list around it. */
  readonly content: number
  /** How many items of lists it continues; undefined if it begins no block. */
  readonly depth?: number
}

/** The lines of a page, and those that are shown so far. */
export class ShownLines {
  /** By the number of their line, from 1. */
  readonly indents = new Map<number, LineIndent>()
  readonly depths = new Map<number, number>()
  readonly written: readonly string[]
  /** The offset of each line. */
  readonly starts: readonly number[]
  private readonly breaks: readonly string[]
  private readonly shown: string[] = []

  constructor(page: string) {
    this.written = splitLines(page)
    this.breaks = lineEndsOf(page)
    let offset = 0
    this.starts = this.written.map((line, index) => {
      const start = offset
      offset += line.length + (this.breaks[index]?.length ?? 0)
      return start
    })
  }

  /** How many lines are shown. */
  get count(): number {
    return this.shown.length
  }

  /** The next line of the page; undefined at its end. */
  get next(): string | undefined {
    return this.written[this.count]
  }

  /** Show the next line as it is. */
  keep(depth?: number): void {
    this.shown.push(this.next ?? '')
    if (depth !== undefined) this.depths.set(this.count, depth)
  }

  /** Show the next line in another way. */
  show({ text, spaces, characters, content, depth }: ShownLine): void {
    const written = this.next ?? ''
    const indent = ' '.repeat(spaces)
    this.shown.push(indent + text)
    // As many tabs are wider.
    if (written.slice(0, characters) !== indent) {
      const ofList = written.slice(0, content).includes('\t') ? undefined : content
      this.indents.set(this.count, { spaces, removed: characters - spaces, ofList })
    }
    if (depth !== undefined) this.depths.set(this.count, depth)
  }

  /** All lines, with the line ends of the page. */
  toText(): string {
    return this.shown.map((line, index) => line + (this.breaks[index] ?? '')).join('')
  }
}
