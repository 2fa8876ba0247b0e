import { env } from 'node:process'
import { GateError } from '../../gate/gate-error.ts'
import { writeSiteFile } from '../../gate/write-site-file.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toErrorMessage } from '../../primitives/error-message.ts'
import { describeSystemError } from '../../report/system-error.ts'
import { formatReport } from '../../report/formats/format-report.ts'
import type { RuleOf } from '../../report/formats/report-format.ts'
import { printError } from '../../report/print-error.ts'
import { createSourceReader } from '../../report/places/read-source-text.ts'
import { findSitePath } from '../../report/places/repository-paths.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { type CheckRequest, isReportPrinted } from './check-request.ts'

interface Reported {
  readonly diagnostics: readonly Diagnostic[]
  readonly pageCount: number
  readonly ruleOf: RuleOf
}

/** Print the report, or write it to the file of `--output`. False after an error about that file. */
export async function writeReport(
  { diagnostics, pageCount, ruleOf }: Reported,
  request: CheckRequest,
  { terminal, version }: CommandContext,
): Promise<boolean> {
  const { format, output, site } = request
  if (output === undefined && !isReportPrinted(request)) return true
  const text = formatReport(diagnostics, {
    format,
    colors: terminal.colors && output === undefined,
    pages: pageCount,
    version,
    ruleOf,
    all: request.allFindings || output !== undefined,
    sitePath: findSitePath(site.siteDir, env),
    readSource: createSourceReader(site.siteDir),
  })
  if (output !== undefined) return writeText(request, { path: output, text: `${text}\n` }, terminal)
  if (text !== '') terminal.print(text)
  return true
}

/** Write a file that the command line names. False after an error about it. */
export function writeText(
  { site }: Pick<CheckRequest, 'site'>,
  { path, text }: { readonly path: string; readonly text: string },
  terminal: Terminal,
): boolean {
  try {
    writeSiteFile(site.siteDir, path, text)
    return true
  } catch (error) {
    if (error instanceof GateError) throw error
    const reason = describeSystemError(error) ?? toErrorMessage(error)
    printError('usage error', `the report can’t be written to \`${path}\`: ${reason}`, terminal)
    return false
  }
}
