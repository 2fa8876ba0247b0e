import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../report/baseline.ts'
import { printError } from '../../report/print-error.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { CheckRequest } from './check-request.ts'

/** The diagnostics that aren't in the baseline; undefined after an error about the baseline was printed. */
export function applyBaseline(
  found: readonly Diagnostic[],
  { baseline, updateBaseline }: CheckRequest,
  terminal: Terminal,
): readonly Diagnostic[] | undefined {
  if (updateBaseline && baseline === undefined) {
    printError('usage error', '`--update-baseline` needs `--baseline <file>`', terminal)
    return undefined
  }
  if (baseline === undefined) return found
  if (updateBaseline) {
    writeFileSync(baseline, formatBaseline(found))
    return []
  }
  const known = existsSync(baseline) ? parseBaseline(readFileSync(baseline, 'utf8')) : undefined
  if (known) return subtractBaseline(found, known)
  printError(
    'usage error',
    `\`${baseline}\` is not a baseline; create it with \`--update-baseline\``,
    terminal,
  )
  return undefined
}
