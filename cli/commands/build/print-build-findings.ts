import { ruleOf } from '../../checks/all-rules.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { formatPretty } from '../../report/formats/format-pretty.ts'
import { createSourceReader } from '../../report/places/read-source-text.ts'
import type { Terminal } from '../../report/terminal.ts'
import { printDiagnostics } from '../print-diagnostics.ts'
import type { BuildResult } from './build-result.ts'

/** Print what a build found on standard error, and that nothing was written if it failed. */
export function printBuildFindings(
  { kind, diagnostics }: Pick<BuildResult, 'kind' | 'diagnostics'>,
  { siteDir, terminal, all }: { siteDir: string; terminal: Terminal; all: boolean },
): void {
  if (kind === 'failed') {
    printDiagnostics('findings', diagnostics, { siteDir, terminal, ruleOf, all })
    terminal.printError('Nothing was written; the previous build is unchanged.')
  } else if (diagnostics.length > 0) {
    const readSource = createSourceReader(siteDir)
    terminal.printError(`docs-ssg: ${formatCounts(countDiagnostics(diagnostics))}\n`)
    terminal.printError(
      `${formatPretty(diagnostics, { colors: terminal.colors, ruleOf, readSource, all })}\n`,
    )
  }
}
