import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { createInterface } from 'node:readline'

// Without optional locks, a build never blocks a git command that runs at the same time.
const GIT = ['--no-optional-locks', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false']

/**
 * Run git and pass on its lines until `onLine` returns false. The result is false if git is missing
 * or fails.
 */
export function readGit(
  cwd: string,
  args: string[],
  onLine: (line: string) => boolean,
): Promise<boolean> {
  return new Promise((done) => {
    const git = spawn('git', [...GIT, ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
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
 * Whether git would find a repository from the folder `cwd`, as far as that is known without starting
 * it: no folder around it has `.git`, and no variable names a repository elsewhere.
 * https://git-scm.com/docs/git#Documentation/git.txt-GITDIR
 */
export function mayHaveRepository(cwd: string): boolean {
  if ((env['GIT_DIR'] ?? '') !== '') return true
  for (let folder = realpathSync(cwd); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true
    if (folder === dirname(folder)) return false
  }
}

/** Git quotes names that contain quotes, tabs or backslashes as in C. */
export function unquote(line: string): string {
  if (!line.startsWith('"')) return line
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' }
  return line.slice(1, -1).replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char)
}
