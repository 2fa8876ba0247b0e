/** A page of the old site in the Markdown of docs-ssg. */
export interface RewrittenPage {
  /** Absolute. */
  readonly path: string
  /** As it was. */
  readonly source: string
  readonly text: string
  readonly findings: readonly RewriteFinding[]
}

/** A construct that was rewritten. */
export interface RewriteFinding {
  /** The kind of construct: `admonition`. */
  readonly what: string
  /** From 1. */
  readonly line: number
  /** What readers no longer get; undefined: nothing. */
  readonly lost?: string
}

/** A file of the old site that `--into` copies; both paths are absolute. */
export interface FileCopy {
  readonly from: string
  readonly to: string
}
