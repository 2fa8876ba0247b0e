import type { ContentPath } from './paths.ts'

/** Line and column count from 1. */
export interface Place {
  readonly path: ContentPath
  readonly line: number
  readonly column: number
}

/** A fault a person can mend. `rule` is stable and searchable: `broken-link`. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning'
  readonly rule: string
  /** What was found (in backticks) and why that is a fault. */
  readonly message: string
  /** What to do about it: `Did you mean ...?` */
  readonly hint?: string
  readonly place?: Place
  /** What the fault is about, for machines: the href of a broken link, the key of a config. */
  readonly target?: string
  readonly cause?: unknown
  /** Told, but never counted as a failure, not even with `--strict`: the severity `log`. */
  readonly advisory?: boolean
}
