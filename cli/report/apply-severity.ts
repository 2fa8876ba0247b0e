import type { Diagnostic, Severity } from '../model/diagnostic.ts'

/**
 * The value of `checks.rules` and of `onBroken…` options. `throw` means `error`, and `log` means
 * `info`.
 */
export type SeverityOption = 'ignore' | 'log' | 'warn' | 'throw' | 'error'

const severities: Readonly<Record<Exclude<SeverityOption, 'ignore'>, Severity>> = {
  log: 'info',
  warn: 'warning',
  throw: 'error',
  error: 'error',
}

/** Gives diagnostics the severity of an option; `ignore` removes them. */
export function applySeverity(
  diagnostics: readonly Diagnostic[],
  option: SeverityOption,
): readonly Diagnostic[] {
  if (option === 'ignore') return []
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity: severities[option] }))
}
