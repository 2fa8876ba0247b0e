import type { OutputFile, OutputKind } from '../model/output.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
import { hashedPath } from '../primitives/files/hashed-path.ts'

/** A file of the built site; `path` is relative to the output folder. */
export function createFile(
  path: string,
  contents: string,
  kind: OutputKind = 'manifest',
): OutputFile {
  return { path: toOutputPath(path), kind, contents }
}

/** A file whose name changes with its contents. */
export function createHashedFile(name: string, contents: string, kind: OutputKind): OutputFile {
  return createFile(hashedPath(name, contents), contents, kind)
}
