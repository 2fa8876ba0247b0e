// How a failed run begins. Enters: what failed. Leaves: the first line of standard error, the same for every command.
import { createColors } from 'picocolors'
import type { Terminal } from './terminal.ts'

/** The class of a failure; a CI log needs no lookup of exit codes. */
export type ErrorClass = 'findings' | 'usage error' | 'config error' | 'internal error'

/** Print `docs-ssg: config error: 2 errors`. */
export function printError(kind: ErrorClass, text: string, terminal: Terminal): void {
  const { bold, red } = createColors(terminal.colors)
  terminal.printError(`docs-ssg: ${bold(red(`${kind}:`))} ${text}`)
}
