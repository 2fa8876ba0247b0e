#!/usr/bin/env node
// Runs the command line: takes arguments and returns an exit code. The only file that touches `process`.
import { CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { createProgram } from './command-line/create-program.ts'
import type { CommandRequest } from './command-line/requests.ts'
import type { SearchAdminKeys } from './commands/command-context.ts'
import { execute } from './commands/execute.ts'
import { runHere, runsHere } from './commands/run-here.ts'
import { printError } from './report/print-error.ts'
import type { ExitCode, Terminal } from './report/terminal.ts'
import { reportBug, wantsStack } from './report/print-bug.ts'
import { toErrorText, toTerminalText } from './report/printable.ts'
import { signalCodes, type SignalName, signalNames } from './supervisor/child-messages.ts'
import { connectParent } from './supervisor/connect-parent.ts'
import { leaveProcess } from './supervisor/leave-process.ts'
import { supervise } from './supervisor/supervise.ts'
import { enableCompileCache } from './primitives/modules/enable-compile-cache.ts'

enableCompileCache()

const interruption = new AbortController()
/** Stops a command that doesn't react to the interruption. */
const kill = new AbortController()
const terminal = createTerminal()
const bugReport = { terminal, wantsStack: wantsStack(process.env) }
const graceMilliseconds = 400
const cleanUpMilliseconds = 500
/** Commands that only a signal ends. */
const servers = ['mcp', 'preview', 'serve']
const parent = connectParent(interrupt)

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe may leave early (`docs-ssg check | head`). The result is the same.
    if (error.code === 'EPIPE') return servers.includes(process.argv[2] ?? '') && leave(0)
    // A full disk behind `docs-ssg check > file`. Standard error may be the stream that fails.
    if (stream !== process.stderr)
      printError('output error', `standard output can’t be written: ${error.message}`, terminal)
    return leave(1)
  })
}
for (const name of signalNames)
  process.on(name, () => {
    // A parent process receives the signal too, and passes it on.
    if (!parent) interrupt(name)
  })
process.on('uncaughtException', (error) => leave(reportBug(error, bugReport)))

process.exitCode = await run(process.argv.slice(2))
setTimeout(leaveWhenWritten, interruption.signal.aborted ? 0 : graceMilliseconds).unref()

async function run(args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = 0
  const workingDir = currentFolder()
  if (workingDir === undefined) {
    printError('usage error', 'the current folder no longer exists; change to another', terminal)
    return 2
  }
  const program = createProgram({
    version: manifest.version,
    workingDir,
    loadCheckNames: async () => {
      const { listCheckNames } = await import('./commands/check/list-check-names.ts')
      return listCheckNames()
    },
    output: {
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.printError(text.trimEnd()),
      outputError: (text) =>
        printError('usage error', text.trim().replace(/^error: /, ''), terminal),
      getOutHasColors: () => terminal.colors,
      getErrHasColors: () => terminal.colors,
    },
    onRequest: async (request) => {
      const context = {
        terminal,
        signal: interruption.signal,
        pid: process.pid,
        version: manifest.version,
        searchAdminKeys: listAdminKeys(),
        userAgent: process.env['npm_config_user_agent'],
        ask: canAsk() ? ask : undefined,
      }
      if (!runsHere(request)) {
        exitCode = await supervise({ request, context, args, kill: kill.signal })
        return
      }
      kill.signal.addEventListener('abort', () => leave(interruptedCode()))
      exitCode = await execute(request, context, runHere)
      if (interruption.signal.aborted) await cleanUp(request)
    },
  })
  if (args.length === 0) printError('usage error', 'no command given', terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
    return interruption.signal.aborted ? interruptedCode() : exitCode
  } catch (error) {
    if (interruption.signal.aborted) return interruptedCode()
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    return reportBug(error, bugReport)
  }
}

/** The keys of search indexes, by the name of their variable. */
function listAdminKeys(): SearchAdminKeys {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.endsWith('_ADMIN_KEY')),
  )
}

/** Undefined if it was deleted, for example with the branch that contained it. */
function currentFolder(): string | undefined {
  try {
    return process.cwd()
  } catch {
    return undefined
  }
}

/** The first signal lets the command clean up after itself; a second one, or a short wait, ends it. */
function interrupt(name: SignalName): void {
  if (interruption.signal.aborted) return kill.abort()
  terminal.progress('')
  terminal.printError('docs-ssg: interrupted')
  interruption.abort(name)
  setTimeout(() => kill.abort(), graceMilliseconds).unref()
  // Cleaning up might wait for native work of the site.
  setTimeout(() => leave(interruptedCode()), 2 * graceMilliseconds + cleanUpMilliseconds).unref()
}

/** On some systems, pipes are written to in the background; what was printed must not be lost. */
function leaveWhenWritten(): void {
  const isWriting = process.stdout.writableLength + process.stderr.writableLength > 0
  if (isWriting && !interruption.signal.aborted) setTimeout(leaveWhenWritten, graceMilliseconds)
  else leave(Number(process.exitCode))
}

/** End with an exit code now: a thread can't be ended while it is in native code, such as `execSync`. */
function leave(exitCode: number): void {
  if (parent) parent.endWith(exitCode)
  else leaveProcess(exitCode)
}

async function cleanUp(request: CommandRequest): Promise<void> {
  const { removeLitter } = await import('./supervisor/remove-litter.ts')
  removeLitter(request, process.pid)
}

function interruptedCode(): ExitCode {
  const { reason } = interruption.signal
  return signalCodes[signalNames.find((name) => name === reason) ?? 'SIGINT']
}

/** True when a person is at both ends: in CI and in pipes, no one would reply. */
function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['CI'] === undefined
}

async function ask(question: string, proposal: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const reply = await lines.question(`${question} (${proposal}) `, {
      signal: interruption.signal,
    })
    return reply.trim() || proposal
  } finally {
    lines.close()
  }
}

function createTerminal(): Terminal {
  const { stdout, stderr, env } = process
  const isWatched = stderr.isTTY && env['CI'] === undefined && env['TERM'] !== 'dumb'
  const colors = wantsColors(env, stdout.isTTY && stderr.isTTY)
  let hasProgress = false
  const wipe = (): void => {
    if (hasProgress) stderr.write('\r\u001b[K')
    hasProgress = false
  }
  return {
    colors,
    logsStages: env['CI'] !== undefined && env['CI'] !== '' && env['CI'] !== 'false',
    print: (line) => {
      wipe()
      stdout.write(`${toTerminalText(line, colors)}\n`)
    },
    printError: (line) => {
      wipe()
      stderr.write(`${toErrorText(line, colors)}\n`)
    },
    progress: (text) => {
      if (!isWatched) return
      wipe()
      stderr.write(toErrorText(text, colors).slice(0, Math.max(20, stderr.columns - 1)))
      hasProgress = text !== ''
    },
  }
}

/** https://no-color.org and https://force-color.org: any value counts, except that `0` forces nothing. */
function wantsColors(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if ((env['NO_COLOR'] ?? '') !== '') return false
  const forced = env['FORCE_COLOR']
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  return isTerminal && env['TERM'] !== 'dumb'
}
