// Room: one folder or file a command, each a list over the pipeline and the checks
// From a request to an exit code, also when the machine fails. Must not know how a command works.
import type { CommandRequest } from '../command-line/requests.ts'
import { GateError } from '../gate/gate-error.ts'
import { refuseFile } from '../gate/report-refusal.ts'
import { SpecialFileError } from '../gate/special-file.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { OutputError } from '../output/output-error.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'
import { toSystemDiagnostic } from '../report/system-error.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'

/** Runs the command that is asked for. */
type Run<Request> = (request: Request, context: CommandContext) => Promise<ExitCode>

/** Run one command to its end. Rejects only because of a bug in docs-ssg. */
export async function execute<Request extends CommandRequest>(
  request: Request,
  context: CommandContext,
  run: Run<Request>,
): Promise<ExitCode> {
  try {
    return await run(request, context)
  } catch (error) {
    // A full disk or a folder that belongs to someone else is an error of the machine, not a bug.
    const { siteDir } = 'site' in request ? request.site : { siteDir: '.' }
    const found = toDiagnostic(error, siteDir)
    if (found === undefined) throw error
    const { printDiagnostics } = await import('./print-diagnostics.ts')
    const { ruleOf } = await import('../checks/all-rules.ts')
    printDiagnostics('findings', [found], { siteDir, terminal: context.terminal, ruleOf })
    return 1
  }
}

function toDiagnostic(error: unknown, siteDir: string): Diagnostic | undefined {
  if (error instanceof OutputError || error instanceof GateError) return error.diagnostic
  if (error instanceof SpecialFileError)
    return refuseFile(posixRelative(siteDir, error.path), error.kind)
  return toSystemDiagnostic(error)
}
