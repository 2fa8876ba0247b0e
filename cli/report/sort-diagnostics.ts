import type { Diagnostic } from '../model/diagnostic.ts'
import { compareText } from '../primitives/text/compare-text.ts'

/**
 * Sorts by file, line, column, rule and message in the order of code units; diagnostics without a
 * place come first.
 */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      compareText(a.place?.path ?? '', b.place?.path ?? '') ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  )
}
