import type { CodePoint } from '../../samples/read-twoslash.ts'

/** The compiler's description of a name. Lines count from 1 in the fence, columns from 0. */
export interface CodeHover extends CodePoint {
  readonly length: number
  /** A declaration: `const a: number`. */
  readonly type: string
  /** The text of its doc comment, which may be empty. */
  readonly docs: string
}

/** A text below a line of code. */
export interface CodeNote extends CodePoint {
  readonly kind: 'query' | 'completion' | 'error' | 'warn' | 'log' | 'annotate'
  readonly text: string
}

/** A part of a line that stands out. */
export interface CodeMark extends CodePoint {
  readonly kind: 'error' | 'highlight'
  readonly length: number
}

/** A problem of a sample. */
interface TwoslashProblem {
  readonly line: number
  /** Counts from 0; undefined when `word` says what to point to. */
  readonly column?: number
  readonly word?: string
  readonly reason: string
  readonly help: string
}

/** Everything that is known of a sample; survives JSON. */
export interface TwoslashResult {
  readonly hovers: readonly CodeHover[]
  readonly notes: readonly CodeNote[]
  readonly marks: readonly CodeMark[]
  readonly problems: readonly TwoslashProblem[]
}
