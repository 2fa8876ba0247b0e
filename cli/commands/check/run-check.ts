import { ruleIds, ruleOf } from '../../checks/all-rules.ts'
import { loadConfig } from '../../config/load-config.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { isFailure } from '../../report/diagnostic.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { noteOtherTool } from '../note-other-tool.ts'
import { applyBaseline } from './apply-baseline.ts'
import { checkAndFix } from './check-and-fix.ts'
import type { CheckRequest } from './check-request.ts'
import { formatStats } from './format-stats.ts'
import { printComparison } from './print-comparison.ts'
import { writeReport, writeText } from './write-report.ts'

/** Check a site and report in the format that was asked for; an invalid config is reported the same way. */
export async function runCheck(request: CheckRequest, context: CommandContext): Promise<ExitCode> {
  const { terminal, signal } = context
  const loaded = await loadConfig(request.site, { ruleIds })
  if (loaded.kind === 'invalid') {
    const { diagnostics } = loaded
    printError('config error', formatCounts(countDiagnostics(diagnostics)), terminal)
    await writeReport({ diagnostics, pageCount: 0, ruleOf }, request, context)
    return 2
  }
  await noteOtherTool(request.site, terminal)
  const checked = await checkAndFix(loaded.config, request, context)
  terminal.progress('')
  if (signal.aborted) return 130
  const diagnostics = applyBaseline(checked.diagnostics, request, terminal)
  if (!diagnostics) return 2
  const result = { ...checked, diagnostics, ruleOf }
  const isFailed = diagnostics.some((diagnostic) => isFailure(diagnostic, request.strict))
  if (isFailed) printError('findings', formatCounts(countDiagnostics(diagnostics)), terminal)
  if (request.format === 'pretty') for (const { text } of result.figures) terminal.printError(text)
  const { stats } = request.extras
  if (stats !== undefined) {
    const sizes = (await checked.sizes?.()) ?? []
    const text = formatStats({ ...result, sizes })
    if (!writeText(request, { path: stats, text }, terminal)) return 2
  }
  if (!printComparison(result, request, terminal)) return 2
  if (!(await writeReport(result, request, context))) return 2
  return isFailed ? 1 : 0
}
