import type { CommandRequest } from '../command-line/requests.ts'
import { countDiagnostics, formatCounts } from '../report/count-diagnostics.ts'
import { printError } from '../report/print-error.ts'
import type { Rule } from '../model/rule.ts'
import { ownValue } from '../primitives/own-value.ts'
import { systemRules } from '../report/system-rules.ts'
import { describeStop } from '../threads/describe-stop.ts'
import type { StoppedWork } from '../threads/work.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'
import { printDiagnostics } from './print-diagnostics.ts'

/** The rules of all that is reported here, without those of the checks, whose code the main thread would have to load. */
const ruleOf = (id: string): Rule | undefined => ownValue(systemRules, id)

/** Report work of the site that had to be stopped; returns the exit code of the command. */
export async function printStopped(
  stopped: StoppedWork,
  request: CommandRequest,
  context: CommandContext,
): Promise<ExitCode> {
  // The work that fills the thread pool usually starts in the config, not on a page.
  const isConfig = stopped.work.kind === 'config' || stopped.cause.kind === 'pool'
  const kind = isConfig ? 'config error' : 'findings'
  const diagnostics = [describeStop(stopped)]
  const { terminal } = context
  if (request.kind === 'check') {
    printError(kind, formatCounts(countDiagnostics(diagnostics)), terminal)
    const { writeReport } = await import('./check/write-report.ts')
    await writeReport({ diagnostics, pageCount: 0, ruleOf }, request, context)
  } else {
    const siteDir = 'site' in request ? request.site.siteDir : '.'
    printDiagnostics(kind, diagnostics, { siteDir, terminal, ruleOf })
  }
  return isConfig ? 2 : 1
}
