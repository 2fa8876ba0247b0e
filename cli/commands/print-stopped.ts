import type { CommandRequest } from '../command-line/requests.ts'
import { countDiagnostics, formatCounts } from '../report/count-diagnostics.ts'
import { printError } from '../report/print-error.ts'
import { describeStop } from '../threads/describe-stop.ts'
import type { StoppedWork } from '../threads/work.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'
import { printDiagnostics } from './load-site.ts'

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
    await writeReport({ diagnostics, pageCount: 0 }, request, context)
  } else {
    const siteDir = 'site' in request ? request.site.siteDir : '.'
    printDiagnostics(kind, diagnostics, { siteDir, terminal })
  }
  return isConfig ? 2 : 1
}
