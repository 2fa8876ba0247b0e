import { execFile } from 'node:child_process'
import { dirname, resolve, sep } from 'node:path'
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
  return new Promise((done) => {
    execFile(execPath, args, { maxBuffer: MAX_OUTPUT }, (_error, stdout) => {
      done(toListedFiles(stdout))
    })
  })
}

/** The files of a project, each with the files that import or reference it; all paths are absolute. */
export type Importers = ReadonlyMap<string, readonly string[]>

/**
 * Why a project reads its files. A file that an option names, or the project itself, has no
 * importer. Empty if the compiler fails.
 */
export function explainFiles(compiler: Compiler, project: string): Promise<Importers> {
  const cwd = dirname(project)
  const flags = ['--listFilesOnly', '--explainFiles', '--pretty', 'false', '--locale', 'en']
  const args = [compiler.path, '-p', project, ...flags]
  return new Promise((done) => {
    execFile(execPath, args, { maxBuffer: MAX_OUTPUT, cwd }, (_error, stdout) => {
      const files = new Map<string, string[]>()
      let importers: string[] = []
      for (const line of stdout.split(/\r?\n/)) {
        if (!/^\s/.test(line)) {
          // The compiler lists a file under each of its spellings.
          const file = resolve(cwd, line)
          importers = files.get(file) ?? []
          files.set(file, importers)
        }
        const [, from] = /^\s.* from file '([^']+)'/.exec(line) ?? []
        if (from !== undefined) importers.push(resolve(cwd, from))
      }
      done(files)
    })
  })
}

/** The files below `folder` from which `targets` are reached, directly or through other files. */
export function findReaching(
  importers: Importers,
  targets: readonly string[],
  folder: string,
): readonly string[] {
  const seen = new Set<string>()
  const queue = targets.map((target) => resolve(target))
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    queue.push(...(importers.get(file) ?? []))
  }
  return [...seen].filter((file) => file.startsWith(`${folder}${sep}`))
}
