import type { Diagnostic } from '../model/diagnostic.ts'
import { countDiagnostics } from './count-diagnostics.ts'
import type { Report, ReportDiagnostic } from './report.ts'
import type { RuleOf } from './formats/report-format.ts'
import { ruleUrl } from './rule-reference.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'

/** Create the report of a run from its diagnostics; `pages` is the number of pages that were checked. */
export function createReport(
  diagnostics: readonly Diagnostic[],
  { pages, ruleOf }: { readonly pages: number; readonly ruleOf: RuleOf },
): Report {
  return {
    version: 1,
    summary: { pages, ...countDiagnostics(diagnostics) },
    diagnostics: sortDiagnostics(diagnostics).map((one) => toReportDiagnostic(one, ruleOf)),
  }
}

function toReportDiagnostic(diagnostic: Diagnostic, ruleOf: RuleOf): ReportDiagnostic {
  const { severity, rule, message, help, place, data } = diagnostic
  return {
    severity,
    rule,
    message,
    hint: help ?? null,
    file: place?.path ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
    target: data?.actual ?? null,
    url: ruleUrl(rule, ruleOf) ?? null,
  }
}
