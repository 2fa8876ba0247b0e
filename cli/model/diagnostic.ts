import type { Place } from '../primitives/files/place.ts'

export type { Place }

/** `info` is reported and never fails a run, not even with `--strict`. */
export type Severity = 'error' | 'warning' | 'info'

/** Replace a URL in a source: the first time `from` is written as a URL at or after `place`. */
export interface LinkEdit {
  readonly kind: 'replace-url'
  readonly place: Place
  readonly from: string
  readonly to: string
}

/**
 * Keep a published id working: add `aliases: { [from]: to }` to the front matter of the page at
 * `url`.
 */
export interface AliasEdit {
  readonly kind: 'add-alias'
  readonly url: string
  readonly from: string
  readonly to: string
}

/**
 * A change that `--fix` can make without a person. It is data: no code reads a fix from a message.
 */
export type Edit = LinkEdit | AliasEdit

/** The argument of a rule's `report`, which adds its severity and id. */
export interface DiagnosticInput {
  /** The finding (in backticks) and why it is a problem. */
  readonly message: string
  /** How to fix it: `Did you mean ...?` */
  readonly help?: string
  readonly place?: Place
  /** Other places that belong to the problem, for example the other page with the same URL. */
  readonly related?: readonly Place[]
  readonly fix?: readonly Edit[]
  /**
   * For machines: what was found (the href of a broken link, the key of an option) and what would
   * be right.
   */
  readonly data?: { readonly actual?: string; readonly expected?: readonly string[] }
  readonly cause?: unknown
}

/** One problem that a person can fix. `rule` is stable and searchable: `broken-link`. */
export interface Diagnostic extends DiagnosticInput {
  readonly severity: Severity
  readonly rule: string
}
