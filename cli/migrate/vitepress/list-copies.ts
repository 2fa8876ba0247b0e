import { join, posix } from 'node:path'
import type { FileCopy } from '../rewritten-page.ts'
import type { SourceFiles } from '../source-files.ts'

/** Folders that have nothing to publish. */
const skipped = /^(?:\.|node_modules$|dist$)/
const toolFiles =
  /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|tsconfig[\w.]*\.json)$/

/** All files of the docs but hidden ones, packages and the files of package managers. */
export function listCopies({ from, to }: FileCopy, files: SourceFiles): readonly FileCopy[] {
  const skip = (path: string): boolean =>
    [skipped, toolFiles].some((names) => names.test(posix.basename(path)))
  return files.list(from, skip).map((path) => ({ from: join(from, path), to: join(to, path) }))
}
