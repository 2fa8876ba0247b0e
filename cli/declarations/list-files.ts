import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import type { Compiler } from './find-compiler.ts'

/** Enough for the paths of some ten thousand files. */
const MAX_OUTPUT = 32 * 1024 * 1024

/** The absolute paths in the output of a compiler with `--listFiles`. */
export const toListedFiles = (output: string): readonly string[] =>
  output.split(/\r?\n/).filter((line) => /^(?:\/|[A-Za-z]:)/.test(line))

/**
 * Absolute paths of all files that a project reads, those of the compiler's own libraries included.
 * `project` is the path of its configuration. Empty if the compiler fails.
 */
export function listFiles(compiler: Compiler, project: string): Promise<readonly string[]> {
  const args = [compiler.path, '-p', project, '--listFilesOnly']
  return new Promise((resolve) => {
    execFile(execPath, args, { maxBuffer: MAX_OUTPUT }, (_error, stdout) => {
      resolve(toListedFiles(stdout))
    })
  })
}
