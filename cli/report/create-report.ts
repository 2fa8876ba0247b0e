import type { Diagnostic } from '../model/diagnostic.ts'
import { countDiagnostics } from './count-diagnostics.ts'
import type { Report, ReportDiagnostic } from './report.ts'
import { sortDiagnostics } from './sort-diagnostics.ts'

/** The report of all findings; `pages` is how many pages were looked at. */
export function createReport(diagnostics: readonly Diagnostic[], pages: number): Report {
  return {
    version: 1,
    summary: { pages, ...countDiagnostics(diagnostics) },
    diagnostics: sortDiagnostics(diagnostics).map(toReportDiagnostic),
  }
}

function toReportDiagnostic(diagnostic: Diagnostic): ReportDiagnostic {
  const { severity, rule, message, hint, place, target } = diagnostic
  return {
    severity,
    rule,
    message,
    hint: hint ?? null,
    file: place?.path ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
    target: target ?? null,
  }
}
