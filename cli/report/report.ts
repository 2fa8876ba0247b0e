// The machine-readable report of a check. Enters: nothing. Leaves: types. Its shape is stable; a change raises `version`.

/** What `docs-ssg check --format json` prints; `report.schema.json` describes the same. */
export interface Report {
  readonly version: 1
  readonly summary: ReportSummary
  /** By file, line, column, rule and message. */
  readonly diagnostics: readonly ReportDiagnostic[]
}

export interface ReportSummary {
  readonly pages: number
  readonly errors: number
  readonly warnings: number
  /** Reported, but never a failure. */
  readonly infos: number
}

/** One finding; what is not known is null. */
export interface ReportDiagnostic {
  readonly severity: 'error' | 'warning' | 'info'
  /** Stable: `broken-link`. */
  readonly rule: string
  readonly message: string
  readonly hint: string | null
  /** Posix path relative to the site's folder. */
  readonly file: string | null
  /** From 1. */
  readonly line: number | null
  /** From 1. */
  readonly column: number | null
  /** What the finding is about: the href of a broken link, the key of a config. */
  readonly target: string | null
}
