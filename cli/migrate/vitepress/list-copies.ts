import { join, posix } from 'node:path'
import type { FileCopy } from '../rewritten-page.ts'
import type { SourceFiles } from '../source-files.ts'

/** Folders that have nothing to publish. */
const skipped = /^(?:\.|node_modules$|dist$)/
const toolFiles =
  /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|tsconfig[\w.]*\.json)$/

interface CopySource {
  readonly files: SourceFiles
  /** Paths of files that are not copied, relative to the docs. */
  readonly without: readonly string[]
}

/** All files of the docs but hidden ones, packages and the files of package managers. */
export function listCopies(
  { from, to }: FileCopy,
  { files, without }: CopySource,
): readonly FileCopy[] {
  const skip = (path: string): boolean =>
    [skipped, toolFiles].some((names) => names.test(posix.basename(path)))
  const paths = files.list(from, skip).filter((path) => !without.includes(path))
  return paths.map((path) => ({ from: join(from, path), to: join(to, path) }))
}
