import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The names of the repository around `folder` on its remotes: `lib` of `git@github.com:me/lib.git`. */
export async function readRepositoryNames(folder: string): Promise<ReadonlySet<string>> {
  try {
    const args = ['--no-optional-locks', 'config', '--get-regexp', String.raw`^remote\..*\.url$`]
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder })
    const names = stdout.split('\n').flatMap((line) => /([^/:\s]+?)(?:\.git)?\/*$/.exec(line)?.[1])
    return new Set(names.flatMap((name) => (name ? [name.toLowerCase()] : [])))
  } catch {
    return new Set()
  }
}
