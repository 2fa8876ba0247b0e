import type { Diagnostic } from '../model/diagnostic.ts'

/**
 * Sorts by file, line, column, rule and message in the order of code units; diagnostics without a
 * place come first.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compare(a.place?.path ?? '', b.place?.path ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compare(a.rule, b.rule) ||
      compare(a.message, b.message),
  )
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
