import { shortenMessage } from '../primitives/text/shorten-message.ts'
import type { Diagnostic, DiagnosticInput, Severity } from './diagnostic.ts'

/** One kind of diagnostic, independent of the stage or check that reports it. */
export interface RuleDescription {
  /**
   * The default, which `checks.rules` can change. An `info` never fails a run, not even with
   * `--strict`.
   */
  readonly severity: Severity
  /** One sentence: why it is a problem. */
  readonly description: string
  /** One sentence: how to fix it. */
  readonly help: string
}

/** A rule with its id. Only `report` creates diagnostics, so a severity has one source. */
export interface Rule extends RuleDescription {
  readonly id: string
  readonly report: (input: DiagnosticInput) => Diagnostic
}

/** Rules by id. */
export type RuleTable<Id extends string = string> = Readonly<Record<Id, Rule>>

/** Shorten what is too long to read; `data` keeps it. A plugin may report without a rule. */
export function withShortTexts(input: DiagnosticInput): DiagnosticInput {
  const { message, help } = input
  const short = { ...input, message: shortenMessage(message) }
  return help === undefined ? short : { ...short, help: shortenMessage(help) }
}

/** Adds the id and `report` to each rule. */
export function defineRules<const Id extends string>(
  descriptions: Readonly<Record<Id, RuleDescription>>,
): RuleTable<Id> {
  const table: Partial<Record<Id, Rule>> = {}
  for (const id in descriptions) {
    const description = descriptions[id]
    const base = { severity: description.severity, rule: id }
    table[id] = { ...description, id, report: (input) => ({ ...base, ...withShortTexts(input) }) }
  }
  return table as RuleTable<Id>
}
