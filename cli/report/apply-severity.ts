import type { Diagnostic, Severity } from '../model/diagnostic.ts'

/** What a config may say of a rule; `throw` is another word for `error`, `log` makes it `info`. */
export type SeverityOption = 'ignore' | 'log' | 'warn' | 'throw' | 'error'

const severities: Readonly<Record<Exclude<SeverityOption, 'ignore'>, Severity>> = {
  log: 'info',
  warn: 'warning',
  throw: 'error',
  error: 'error',
}

/** Give diagnostics the severity that the config asks for; none of them is left with `ignore`. */
export function applySeverity(
  diagnostics: readonly Diagnostic[],
  option: SeverityOption,
): readonly Diagnostic[] {
  if (option === 'ignore') return []
  return diagnostics.map((diagnostic) => ({ ...diagnostic, severity: severities[option] }))
}
