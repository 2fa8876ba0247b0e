// How git is started. Given arguments and a folder, it returns what git prints.
import { execFile } from 'node:child_process'
import { env } from 'node:process'
import { promisify } from 'node:util'

interface GitCommand {
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

// Without optional locks, a build never blocks a git command that runs at the same time.
const options = [
  '--no-optional-locks',
  '-c',
  'core.quotePath=false',
  '-c',
  'log.showSignature=false',
]

/**
 * For a repository that may have come with its own config: git must not run what that config names,
 * neither to watch files nor to fetch objects that are missing.
 * https://git-scm.com/docs/git#Documentation/git.txt-GITALLOWPROTOCOL
 */
const strictEnvironment = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' }
const strictOptions = ['-c', 'core.fsmonitor=false']

/** How to start git in a repository; its config is only trusted if that is said. */
export function toGitCommand(
  args: readonly string[],
  { isTrusted = false }: { readonly isTrusted?: boolean } = {},
): GitCommand {
  return isTrusted
    ? { args: [...options, ...args], env }
    : { args: [...options, ...strictOptions, ...args], env: { ...env, ...strictEnvironment } }
}

/** What git prints in a folder; empty if git is missing or fails. */
export async function readGitText(cwd: string, args: readonly string[]): Promise<string> {
  const command = toGitCommand(args)
  try {
    const { stdout } = await promisify(execFile)('git', command.args, {
      cwd,
      env: command.env,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  } catch {
    return ''
  }
}
