// Room: diagnostics -> text, JSON, SARIF, JUnit; severities, suppressions, baseline
// The machine-readable report of a check. Its shape is stable: a change that is not compatible
// raises `version`.

/** The output of `docs-ssg check --format json`, which `report.schema.json` describes too. */
export interface Report {
  readonly version: 1
  readonly summary: ReportSummary
  /** Sorted by file, line, column, rule and message. */
  readonly diagnostics: readonly ReportDiagnostic[]
}

export interface ReportSummary {
  readonly pages: number
  readonly errors: number
  readonly warnings: number
  /** Never a failure, not even with `--strict`. */
  readonly infos: number
}

/** One problem; values that are not known are null. */
export interface ReportDiagnostic {
  readonly severity: 'error' | 'warning' | 'info'
  /** Stable: `broken-link`. */
  readonly rule: string
  readonly message: string
  /** How to fix the problem. */
  readonly hint: string | null
  /** POSIX path relative to the site's folder. */
  readonly file: string | null
  /** From 1. */
  readonly line: number | null
  /** From 1. */
  readonly column: number | null
  /** The subject of the problem: the href of a broken link, the key of an option. */
  readonly target: string | null
  /** The page of the manual about the rule; null for a rule of a plugin, and in versions whose manual has no address. */
  readonly url: string | null
}
