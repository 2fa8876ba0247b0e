import { ruleIds, ruleOf } from '../checks/all-rules.ts'
import { loadConfig, type LoadConfigOptions } from '../config/load-config.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { countDiagnostics, formatCounts } from '../report/count-diagnostics.ts'
import { printError, type ErrorClass } from '../report/print-error.ts'
import { formatPretty } from '../report/formats/format-pretty.ts'
import type { Terminal } from '../report/terminal.ts'
import { noteOtherTool } from './note-other-tool.ts'
import { createSourceReader } from '../report/places/read-source-text.ts'

/**
 * The config of a site; undefined after all that is wrong with it has been printed.
 * `whileCompiling` is called if another process has to compile the config.
 */
export async function loadSite(
  site: LoadConfigOptions,
  terminal: Terminal,
  whileCompiling?: () => Promise<unknown>,
): Promise<ResolvedConfig | undefined> {
  const loaded = await loadConfig(site, { ruleIds, whileCompiling })
  if (loaded.kind === 'loaded') {
    await noteOtherTool(site, terminal)
    return loaded.config
  }
  printDiagnostics('config error', loaded.diagnostics, { siteDir: site.siteDir, terminal })
  return undefined
}

interface PrintOptions {
  readonly siteDir: string
  readonly terminal: Terminal
  /** Show every finding, as those of a config are; otherwise the first ones of each rule. */
  readonly all?: boolean
}

/** Print the class of a failure and how much there is of it, then every finding with its line of source. */
export function printDiagnostics(
  kind: ErrorClass,
  diagnostics: readonly Diagnostic[],
  { siteDir, terminal, all = kind === 'config error' }: PrintOptions,
): void {
  printError(kind, formatCounts(countDiagnostics(diagnostics)), terminal)
  const readSource = createSourceReader(siteDir)
  terminal.printError(
    `\n${formatPretty(diagnostics, { colors: terminal.colors, ruleOf, readSource, all })}\n`,
  )
}
