import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The top of the git repository around an absolute path, which need not exist; undefined without
 * one. In a worktree and in a submodule, `.git` is a file.
 */
export function findRepositoryRoot(path: string): string | undefined {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
    if (folder === dirname(folder)) return undefined
  }
}
