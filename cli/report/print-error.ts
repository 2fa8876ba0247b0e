import { createColors } from 'picocolors'
import type { Terminal } from './terminal.ts'

/** The class of a failure, so that a CI log can be read without a list of exit codes. */
export type ErrorClass =
  'findings' | 'usage error' | 'config error' | 'output error' | 'internal error'

/** Prints the first line of standard error of a failed run: `docs-ssg: config error: 2 errors`. */
export function printError(kind: ErrorClass, text: string, terminal: Terminal): void {
  const { bold, red } = createColors(terminal.colors)
  terminal.printError(`docs-ssg: ${bold(red(`${kind}:`))} ${text}`)
}
