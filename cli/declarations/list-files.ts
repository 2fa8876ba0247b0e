import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import type { Compiler } from './find-compiler.ts'
import { isLibrary } from './open-declarations.ts'

/** Enough for the paths of some ten thousand files. */
const MAX_OUTPUT = 32 * 1024 * 1024

/**
 * Absolute paths of all files that a project reads, without the compiler's own libraries. `project` is the path of
 * its configuration. Empty if the compiler fails.
 */
export function listFiles(compiler: Compiler, project: string): Promise<readonly string[]> {
  const args = [compiler.path, '-p', project, '--listFilesOnly']
  return new Promise((resolve) => {
    execFile(execPath, args, { maxBuffer: MAX_OUTPUT }, (_error, stdout) => {
      const lines = stdout.split(/\r?\n/).filter((line) => /^(?:\/|[A-Za-z]:)/.test(line))
      resolve(lines.filter((file) => !isLibrary(file)))
    })
  })
}
