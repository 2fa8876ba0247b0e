import { toText } from '../../coerce.ts'

/** The lines of an option that has the syntax of `.gitignore`: `exclude_docs`, `draft_docs`. */
export interface IgnoreGlobs {
  /** Globs of docs-ssg for the same files. */
  readonly globs: readonly string[]
  /** Lines that begin with `!`, which globs can't express. */
  readonly exceptions: readonly string[]
}

/** Read such an option. */
export function toIgnoreGlobs(value: unknown): IgnoreGlobs {
  const lines = (toText(value) ?? '')
    .split('\n')
    .map((line) => line.replace(/(?<!\\)\s+$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
  return {
    globs: lines.filter((line) => !line.startsWith('!')).flatMap(toGlobs),
    exceptions: lines.filter((line) => line.startsWith('!')),
  }
}

/** A pattern with a slash in it counts from the folder of the docs; others match at any depth. */
function toGlobs(line: string): readonly string[] {
  const isFolder = line.endsWith('/')
  const bare = line.replace(/^\/|\/$/g, '')
  const isAnchored = /\/./.test(line)
  const path = isAnchored || bare.startsWith('**/') ? bare : `**/${bare}`
  if (isFolder) return [`${path}/**`]
  return /\.\w+$/.test(bare) ? [path] : [path, `${path}/**`]
}
