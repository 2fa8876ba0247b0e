import type { CommandRequest } from '../../command-line/requests.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { Spent } from '../../pipeline/stage-timer.ts'
import { formatTimings } from './format-timings.ts'

type Format = Extract<CommandRequest, { kind: 'build' }>['timings']

/**
 * Print where the time went as `--timings` asks; `json` has milliseconds and characters as numbers. Returns what prints the
 * rest: programs that read JSON get nothing else on standard output.
 */
export function printTimings(
  format: Format,
  { timings: stages, costs: compile }: Spent,
  { print, printError }: Pick<Terminal, 'print' | 'printError'>,
): Terminal['print'] {
  if (format === 'text') print(formatTimings({ timings: stages, costs: compile }))
  if (format !== 'json') return print
  print(JSON.stringify({ version: 1, stages, compile }, undefined, 2))
  return printError
}
