import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { readRegularText } from '../../gate/regular-file.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { formatCount } from '../../report/count-diagnostics.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../report/baseline.ts'
import { printError } from '../../report/print-error.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { CheckRequest } from './check-request.ts'

/** The diagnostics that aren't in the baseline; undefined after an error about the baseline was printed. */
export function applyBaseline(
  found: readonly Diagnostic[],
  { baseline, site, updateBaseline }: CheckRequest,
  terminal: Terminal,
): readonly Diagnostic[] | undefined {
  if (updateBaseline && baseline === undefined) {
    printError('usage error', '`--update-baseline` needs `--baseline <file>`', terminal)
    return undefined
  }
  if (baseline === undefined) return found
  const shown = relative(site.siteDir, baseline) || baseline
  if (updateBaseline) {
    writeSiteFile(site.siteDir, baseline, formatBaseline(found))
    terminal.printError(`Recorded ${formatCount(found.length, 'problem')} in \`${shown}\`.`)
    return []
  }
  const known = existsSync(baseline) ? parseBaseline(readRegularText(baseline)) : undefined
  if (known) {
    const fresh = subtractBaseline(found, known)
    const hidden = formatCount(found.length - fresh.length, 'known problem')
    if (fresh.length < found.length)
      terminal.printError(`The baseline \`${shown}\` hides ${hidden}.`)
    return fresh
  }
  printError(
    'usage error',
    `\`${baseline}\` is not a baseline; create it with \`--update-baseline\``,
    terminal,
  )
  return undefined
}
