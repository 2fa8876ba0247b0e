import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'

/** Point into a file; `path` is relative to the site's folder, line and column count from 1. */
export function toPlace(path: string, at: { line: number; column: number }): Place {
  const posix = path.replaceAll('\\', '/') as ContentPath
  return { path: posix, line: at.line, column: at.column }
}

/** True for what fails a build or a check whatever the command line says. */
export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'

/** True for what fails a run: every error, and with `strict` every warning. */
export const isFailure = (diagnostic: Diagnostic, strict: boolean): boolean =>
  isError(diagnostic) || (strict && diagnostic.severity === 'warning')
