/** What a kind of finding is, whoever finds it. */
export interface Rule {
  /** What it is unless `checks.rules` says otherwise; `log` is told and never fails, not even with `--strict`. */
  readonly severity: 'error' | 'warning' | 'log'
  /** One sentence: why it is a fault. */
  readonly why: string
  /** One sentence: what to do about it. */
  readonly todo: string
}

/** Rules by id. */
export type RuleTable = Readonly<Record<string, Rule>>
