import { toText } from '../../coerce.ts'
import { readIgnoreLines, toIgnoredGlobs } from '../../ignore-lines.ts'

/** The lines of an option that has the syntax of `.gitignore`: `exclude_docs`, `draft_docs`. */
export interface IgnoreGlobs {
  /** Globs of docs-ssg for the same files. */
  readonly globs: readonly string[]
  /** Lines that begin with `!`, which globs can't express. */
  readonly exceptions: readonly string[]
}

/** Read an option that lists files to ignore, such as `exclude_docs`. */
export function toIgnoreGlobs(value: unknown): IgnoreGlobs {
  const lines = readIgnoreLines(toText(value) ?? '')
  return {
    globs: lines.filter((line) => !line.startsWith('!')).flatMap(toIgnoredGlobs),
    exceptions: lines.filter((line) => line.startsWith('!')),
  }
}
