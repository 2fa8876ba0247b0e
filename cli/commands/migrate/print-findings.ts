import {
  formatFrequentWarnings,
  splitByFrequency,
} from '../../migrate/new-site/format-frequent-warnings.ts'
import { ruleOf } from '../../checks/all-rules.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createSourceReader } from '../../report/places/read-source-text.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { formatPretty } from '../../report/formats/format-pretty.ts'
import { printError } from '../../report/print-error.ts'
import type { Terminal } from '../../report/terminal.ts'

/**
 * Print the diagnostics of a build; frequent warnings are counted, because a migrated site may have
 * hundreds.
 */
export function printFindings(
  diagnostics: readonly Diagnostic[],
  siteDir: string,
  terminal: Terminal,
): void {
  if (diagnostics.length === 0) return
  const { single, frequent } = splitByFrequency(diagnostics)
  printError('findings', formatCounts(countDiagnostics(diagnostics)), terminal)
  const options = {
    colors: terminal.colors,
    ruleOf,
    readSource: createSourceReader(siteDir),
    all: true,
  }
  if (single.length > 0) terminal.printError(`\n${formatPretty(single, options)}\n`)
  if (frequent.length === 0) return
  terminal.printError(
    'Frequent warnings by rule; `docs-ssg check --all-findings` lists each of them:',
  )
  terminal.printError(`${formatFrequentWarnings(frequent, ruleOf)}\n`)
}
