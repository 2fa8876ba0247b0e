import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { createInterface } from 'node:readline'
import { toGitCommand } from '../../primitives/run-git.ts'

/** Where git runs. */
export interface GitFolder {
  /** Absolute. */
  readonly cwd: string
  /** The repository is not the site's own, so it may have come with its own config. */
  readonly isInner: boolean
}

/** Run git and pass on its lines until `onLine` returns false. Returns false if git is missing or fails. */
export function readGit(
  { cwd, isInner }: GitFolder,
  args: string[],
  onLine: (line: string) => boolean,
): Promise<boolean> {
  return new Promise((done) => {
    const command = toGitCommand(args, { isTrusted: !isInner })
    const git = spawn('git', command.args, {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: command.env,
    })
    let stopped = false
    const lines = createInterface({ input: git.stdout, crlfDelay: Infinity })
    lines.on('line', (line) => {
      if (stopped || onLine(line)) return
      stopped = true
      git.kill()
    })
    git.on('error', () => done(false))
    git.on('close', (code) => done(stopped || code === 0))
  })
}

/**
 * True if a variable names the repository, whatever is around a folder.
 * https://git-scm.com/docs/git#Documentation/git.txt-GITDIR
 */
export const namesRepository = (): boolean => (env['GIT_DIR'] ?? '') !== ''

/** A function that finds the nearest folder with `.git` at or around a real, absolute folder. */
export function createRepositoryFinder(): (folder: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  const find = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder)
    const parent = dirname(folder)
    const outer = (): string | undefined => (folder === parent ? undefined : find(parent))
    const found = existsSync(join(folder, '.git')) ? folder : outer()
    known.set(folder, found)
    return found
  }
  return find
}

/** Decodes a name that git has quoted as in C, because it contains quotes, tabs or backslashes. */
export function unquote(line: string): string {
  if (!line.startsWith('"')) return line
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' }
  return line.slice(1, -1).replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char)
}
