import type { Diagnostic, DiagnosticInput, Severity } from './diagnostic.ts'

/** What one kind of diagnostic is, whichever stage or check reports it. */
export interface RuleDescription {
  /** What it is unless `checks.rules` says otherwise; `info` never fails a run, not even with `--strict`. */
  readonly severity: Severity
  /** One sentence: why it is a problem. */
  readonly description: string
  /** One sentence: how to fix it. */
  readonly help: string
  /** An older id; options, comments and baselines that name it still apply. */
  readonly formerly?: string
}

/** A described rule with its id; `report` is the only maker of diagnostics, so a severity has one source. */
export interface Rule extends RuleDescription {
  readonly id: string
  readonly report: (input: DiagnosticInput) => Diagnostic
}

/** Rules by id. */
export type RuleTable<Id extends string = string> = Readonly<Record<Id, Rule>>

/** Give every described rule its id and its maker. */
export function defineRules<const Id extends string>(
  descriptions: Readonly<Record<Id, RuleDescription>>,
): RuleTable<Id> {
  const table: Partial<Record<Id, Rule>> = {}
  for (const id in descriptions) {
    const description = descriptions[id]
    const { severity, formerly } = description
    const base = { severity, rule: id, ...(formerly === undefined ? {} : { formerly }) }
    table[id] = { ...description, id, report: (input) => ({ ...base, ...input }) }
  }
  return table as RuleTable<Id>
}
