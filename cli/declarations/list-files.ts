import { dirname, resolve, sep } from 'node:path'
import type { Compiler } from './find-compiler.ts'
import { runCompiler } from './run-compiler.ts'

/** The absolute paths in the output of a compiler with `--listFiles`. */
export const toListedFiles = (output: string): readonly string[] =>
  output.split(/\r?\n/).filter((line) => /^(?:\/|[A-Za-z]:)/.test(line))

/**
 * Absolute paths of all files that a project reads, those of the compiler's own libraries included.
 * `project` is the path of its configuration. Empty if the compiler fails.
 */
export async function listFiles(compiler: Compiler, project: string): Promise<readonly string[]> {
  return toListedFiles(await tryCompiler(compiler, ['-p', project, '--listFilesOnly'], project))
}

/** The files of a project, each with the files that import or reference it; all paths are absolute. */
export type Importers = ReadonlyMap<string, readonly string[]>

/**
 * Why a project reads its files. A file that an option names, or the project itself, has no
 * importer. Empty if the compiler fails.
 */
export async function explainFiles(compiler: Compiler, project: string): Promise<Importers> {
  const cwd = dirname(project)
  const flags = ['--listFilesOnly', '--explainFiles', '--pretty', 'false', '--locale', 'en']
  const output = await tryCompiler(compiler, ['-p', project, ...flags], project)
  const files = new Map<string, string[]>()
  let importers: string[] = []
  for (const line of output.split(/\r?\n/)) {
    if (!/^\s/.test(line)) {
      // The compiler lists a file under each of its spellings.
      const file = resolve(cwd, line)
      importers = files.get(file) ?? []
      files.set(file, importers)
    }
    const [, from] = /^\s.* from file '([^']+)'/.exec(line) ?? []
    if (from !== undefined) importers.push(resolve(cwd, from))
  }
  return files
}

function tryCompiler(
  compiler: Compiler,
  args: readonly string[],
  project: string,
): Promise<string> {
  return runCompiler(compiler, args, { cwd: dirname(project) }).catch(() => '')
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
