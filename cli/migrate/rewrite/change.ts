import type { TextChange } from '../../primitives/text/text-changes.ts'

/** A change of a page. Changes of one page never overlap. */
export type Change = TextChange

/** A construct that was rewritten, or whose meaning is lost in part. */
export interface Finding {
  /** As the table of constructs names it: `admonition`. */
  readonly what: string
  /** From 1. */
  readonly line: number
  /** What readers no longer get; undefined: nothing. */
  readonly lost?: string
}
