#!/usr/bin/env node
// argv in, exit code out. The only file that touches `process`.
import module from 'node:module'
import { CommanderError } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { createProgram } from './command-line/create-program.ts'
import { execute } from './commands/execute.ts'
import { printError } from './report/print-error.ts'
import type { ExitCode, Terminal } from './report/terminal.ts'
import { toTerminalText } from './report/printable.ts'
import { toErrorMessage } from './primitives/error-message.ts'

// From Node 22 on the compiled form of the chunks loaded below is kept beside Node's own temporary files.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') {
  module.enableCompileCache()
}

const interruption = new AbortController()
const terminal = createTerminal()
const graceMilliseconds = 3000

for (const stream of [process.stdout, process.stderr]) {
  // The reader of a pipe may leave early (`docs-ssg check | head`); that is not an error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    // A full disk behind `docs-ssg check > file`. Standard error may be the stream that fails.
    if (stream !== process.stderr)
      printError('output error', `standard output can’t be written: ${error.message}`, terminal)
    process.exit(1)
  })
}
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interrupt(name))
process.on('uncaughtException', reportLate)

process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<ExitCode> {
  let exitCode: ExitCode = 0
  const program = createProgram({
    version: manifest.version,
    workingDir: process.cwd(),
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
      exitCode = await execute(request, {
        terminal,
        signal: interruption.signal,
        pid: process.pid,
        version: manifest.version,
        searchAdminKey: process.env['ALGOLIA_ADMIN_KEY'],
      })
    },
  })
  if (args.length === 0) printError('usage error', 'no command given', terminal)
  try {
    await program.parseAsync(args, { from: 'user' })
    return interruption.signal.aborted ? interruptedCode() : exitCode
  } catch (error) {
    if (interruption.signal.aborted) return interruptedCode()
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    return reportBug(error)
  }
}

function reportBug(error: unknown): ExitCode {
  const message = toErrorMessage(error)
  printError('internal error', message, terminal)
  terminal.printError(
    'This is a bug in docs-ssg. Please report it with the command and the line above.',
  )
  const wantsStack = process.env['DEBUG']?.includes('docs-ssg') === true
  if (!wantsStack) terminal.printError('DEBUG=docs-ssg shows where it happened.')
  else if (error instanceof Error) terminal.printError(error.stack ?? '')
  return 3
}

/** The first signal lets the command clean up behind itself; a second one, or a long wait, ends it. */
function interrupt(name: 'SIGINT' | 'SIGTERM'): void {
  if (interruption.signal.aborted) process.exit(interruptedCode())
  terminal.progress('')
  terminal.printError('docs-ssg: interrupted')
  interruption.abort(name)
  setTimeout(() => process.exit(interruptedCode()), graceMilliseconds).unref()
}

/** 128 and the number of the signal, as shells count. */
function interruptedCode(): ExitCode {
  return interruption.signal.reason === 'SIGTERM' ? 143 : 130
}

/**
 * Code of the site can throw long after it was called, from a timer or a promise that nothing
 * awaits. A server goes on, because its site may still be fine; every other command fails.
 */
function reportLate(error: unknown): void {
  if (isOwnFault(error)) process.exit(reportBug(error))
  const message = `code of the site failed after it was called, in a timer or a promise that nothing awaits: ${toErrorMessage(error)}`
  printError('findings', message, terminal)
  terminal.printError('Catch the error where it is thrown, or await the promise.')
  if (process.argv[2] !== 'serve' && process.argv[2] !== 'dev') process.exit(1)
}

/** True if the nearest frame of the stack that has a file is in docs-ssg itself. */
function isOwnFault(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frame = stack
    .split('\n')
    .find((line) => /(?:file|data):|\(?\//.test(line) && line.trim().startsWith('at '))
  return frame?.includes(new URL('.', import.meta.url).href) === true
}

function createTerminal(): Terminal {
  const { stdout, stderr, env } = process
  const isWatched = stderr.isTTY && env['CI'] === undefined && env['TERM'] !== 'dumb'
  let hasProgress = false
  const wipe = (): void => {
    if (hasProgress) stderr.write('\r\u001b[K')
    hasProgress = false
  }
  return {
    colors: wantsColors(env, stdout.isTTY && stderr.isTTY),
    print: (line) => {
      wipe()
      stdout.write(`${toTerminalText(line)}\n`)
    },
    printError: (line) => {
      wipe()
      stderr.write(`${toTerminalText(line)}\n`)
    },
    progress: (text) => {
      if (!isWatched) return
      wipe()
      stderr.write(toTerminalText(text).slice(0, Math.max(20, stderr.columns - 1)))
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
