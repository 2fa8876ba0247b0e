import type { CodeHover, CodeNote } from '../../twoslash/twoslash-result.ts'

/** A part of a line that gets a class; columns count from 0. */
export interface LineSpan {
  readonly column: number
  readonly length: number
  readonly className: string
}

/** A text below a line. */
export type LineNote = Pick<CodeNote, 'kind' | 'column' | 'text'>

/** The hover text of a name in a line. */
export type LineHover = Omit<CodeHover, 'line'>

/** A link at the end of a line to the text that explains it. */
export interface LineMarker {
  readonly text: string
  /** An id. */
  readonly target: string
  readonly label: string
}
