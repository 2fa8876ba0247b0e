import type { Diagnostic } from '../model/diagnostic.ts'
import { createDiagnostic, type Finding } from './diagnostic.ts'

/** What a config may say of a kind of finding; `throw` is another word for `error`. */
export type SeverityOption = 'ignore' | 'log' | 'warn' | 'throw' | 'error'

/**
 * Give findings the severity the config asks for: none at all for `ignore`, a warning for `warn`, an error for
 * `throw`. `log` makes a warning that `--strict` lets pass.
 */
export function applySeverity(
  findings: readonly Finding[],
  option: SeverityOption,
): readonly Diagnostic[] {
  if (option === 'ignore') return []
  const severity = option === 'throw' || option === 'error' ? 'error' : 'warning'
  const advisory = option === 'log' ? { advisory: true } : {}
  return findings.map((finding) => createDiagnostic({ ...finding, ...advisory, severity }))
}
