import { toErrorMessage } from '../primitives/error-message.ts'
import { printError } from './print-error.ts'
import type { Terminal } from './terminal.ts'

interface BugReport {
  readonly terminal: Terminal
  /** Print the stack too. */
  readonly wantsStack: boolean
}

/** Whether the user asks for the stack of an error: `DEBUG=docs-ssg`. */
export function wantsStack({ DEBUG }: NodeJS.ProcessEnv): boolean {
  return DEBUG?.includes('docs-ssg') === true
}

/** Print an error that docs-ssg should not have thrown; returns the exit code. */
export function reportBug(error: unknown, { terminal, wantsStack: isShown }: BugReport): 3 {
  printError('internal error', toErrorMessage(error), terminal)
  terminal.printError(
    'This is a bug in docs-ssg. Please report it with the command and the line above.',
  )
  if (!isShown) terminal.printError('DEBUG=docs-ssg shows where it happened.')
  else if (error instanceof Error) terminal.printError(error.stack ?? '')
  return 3
}

/**
 * Code of the site can throw long after it was called, from a timer or a promise that nothing
 * awaits. Prints such an error, or a bug if docs-ssg itself threw; returns the exit code.
 */
export function reportLateError(error: unknown, options: BugReport): 1 | 3 {
  if (isOwnFault(error)) return reportBug(error, options)
  const message = `code of the site failed after it was called, in a timer or a promise that nothing awaits: ${toErrorMessage(error)}`
  printError('findings', message, options.terminal)
  options.terminal.printError('Catch the error where it is thrown, or await the promise.')
  return 1
}

/** True if the nearest frame of the stack that has a file is in docs-ssg itself. */
function isOwnFault(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frame = stack
    .split('\n')
    .find((line) => /(?:file|data):|\(?\//.test(line) && line.trim().startsWith('at '))
  // In the package this file is part of a chunk, in `dist/` or `dist/chunks/`.
  const folder = new URL('.', import.meta.url).href.replace(/chunks\/$/, '')
  return frame?.includes(folder) === true
}
