// Enters: what a check found. Leaves: a Diagnostic. Must not know where the finding will be shown.
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'

/** What a finding is made of; an error unless it says otherwise. */
export type Finding = Omit<Diagnostic, 'severity'> & {
  readonly severity?: Diagnostic['severity']
}

/** A finding as a Diagnostic. */
export function createDiagnostic(finding: Finding): Diagnostic {
  return { ...finding, severity: finding.severity ?? 'error' }
}

/** Point into a file; `path` is relative to the site's folder, line and column count from 1. */
export function toPlace(path: string, at: { line: number; column: number }): Place {
  const posix = path.replaceAll('\\', '/') as ContentPath
  return { path: posix, line: at.line, column: at.column }
}

/** True for what fails a build or a check whatever the command line says. */
export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'

/** True for what fails a run: every error, and with `strict` every warning that is not only told. */
export const isFailure = (diagnostic: Diagnostic, strict: boolean): boolean =>
  isError(diagnostic) || (strict && diagnostic.advisory !== true)
