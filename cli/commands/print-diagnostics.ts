// Prints findings. It must not import the checks or the config: the main thread of every command loads it, for the case
// that the command has to be stopped.
import type { Diagnostic } from '../model/diagnostic.ts'
import { countDiagnostics, formatCounts } from '../report/count-diagnostics.ts'
import { formatPretty } from '../report/formats/format-pretty.ts'
import type { RuleOf } from '../report/formats/report-format.ts'
import { createSourceReader } from '../report/places/read-source-text.ts'
import { printError, type ErrorClass } from '../report/print-error.ts'
import type { Terminal } from '../report/terminal.ts'

interface PrintOptions {
  readonly siteDir: string
  readonly terminal: Terminal
  /** Finds the rules that `docs-ssg explain` knows. */
  readonly ruleOf: RuleOf
  /** Show every finding, as those of a config are; otherwise the first ones of each rule. */
  readonly all?: boolean
}

/** Print the class of a failure and how much there is of it, then every finding with its line of source. */
export function printDiagnostics(
  kind: ErrorClass,
  diagnostics: readonly Diagnostic[],
  { siteDir, terminal, ruleOf, all = kind === 'config error' }: PrintOptions,
): void {
  printError(kind, formatCounts(countDiagnostics(diagnostics)), terminal)
  const readSource = createSourceReader(siteDir)
  terminal.printError(
    `\n${formatPretty(diagnostics, { colors: terminal.colors, ruleOf, readSource, all })}\n`,
  )
}
