import type { Severity } from '../model/diagnostic.ts'

/** How many diagnostics have each severity. */
export interface DiagnosticCounts {
  readonly errors: number
  readonly warnings: number
  readonly infos: number
}

/** Count diagnostics, or entries of a report, by severity. */
export function countDiagnostics(
  diagnostics: readonly { readonly severity: Severity }[],
): DiagnosticCounts {
  const count = (wanted: Severity): number =>
    diagnostics.filter(({ severity }) => severity === wanted).length
  return { errors: count('error'), warnings: count('warning'), infos: count('info') }
}

/** `2 errors, 1 warning`, without counts of zero; `no problems` when all counts are zero. */
export function formatCounts({ errors, warnings, infos }: DiagnosticCounts): string {
  const parts = [
    ...(errors > 0 ? [formatCount(errors, 'error')] : []),
    ...(warnings > 0 ? [formatCount(warnings, 'warning')] : []),
    ...(infos > 0 ? [formatCount(infos, 'info')] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'no problems'
}

/** `1 page`, `1,036 pages` */
export function formatCount(count: number, noun: string): string {
  // `Intl.NumberFormat` takes longer to load than the rest of the report takes altogether.
  const grouped = String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${grouped} ${noun}${count === 1 ? '' : 's'}`
}
