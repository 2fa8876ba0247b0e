import { markContentPath } from '../model/paths/content-path.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import { toPosixPath } from '../primitives/files/posix-path.ts'

/** Make a place from a path relative to the site's folder; line and column count from 1. */
export function toPlace(path: string, at: { line: number; column: number }): Place {
  // Elsewhere than on Windows, a backslash is a part of a name, so `a\..\..\b` names a file in this folder.
  const posix = markContentPath(toPosixPath(path))
  return { path: posix, line: at.line, column: at.column }
}

/** An error fails every build and check, with and without `--strict`. */
export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error'

/** True for every error and, with `strict`, for every warning. */
export const isFailure = (diagnostic: Diagnostic, strict: boolean): boolean =>
  isError(diagnostic) || (strict && diagnostic.severity === 'warning')
