// Enters: what the command line asks for. Leaves: an exit code. Each command is loaded when it is asked for,
// so that none waits for the code of another. Must not know how a command works.
import type { CommandRequest } from '../command-line/requests.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { OutputError } from '../output/output-error.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'

/** Run one command to its end. Rejects only because of a bug in docs-ssg. */
export async function execute(request: CommandRequest, context: CommandContext): Promise<ExitCode> {
  try {
    return await run(request, context)
  } catch (error) {
    const diagnostic = diagnosticOf(error)
    if (!diagnostic) throw error
    const { siteDir } = 'site' in request ? request.site : { siteDir: '.' }
    const { printDiagnostics } = await import('./load-site.ts')
    printDiagnostics('findings', [diagnostic], { siteDir, terminal: context.terminal })
    return 1
  }
}

/** What the world refused (a full disk, a folder that is not ours) is thrown with its finding. */
function diagnosticOf(error: unknown): Diagnostic | undefined {
  return error instanceof OutputError ? error.diagnostic : undefined
}

async function run(request: CommandRequest, context: CommandContext): Promise<ExitCode> {
  switch (request.kind) {
    case 'build': {
      const { runBuild } = await import('./build/run-build.ts')
      return runBuild(request, context)
    }
    case 'check': {
      const { runCheck } = await import('./check/run-check.ts')
      return runCheck(request, context)
    }
    case 'clear': {
      const { clear } = await import('./clear.ts')
      await clear(request.site.siteDir, context.terminal)
      return 0
    }
    case 'config-reference': {
      const { formatConfigReference } = await import('../config/format-reference.ts')
      context.terminal.print(formatConfigReference().trimEnd())
      return 0
    }
    case 'rules-reference': {
      const { formatRulesReference } = await import('../report/format-rules.ts')
      const { ruleGroups } = await import('../checks/all-rules.ts')
      context.terminal.print(formatRulesReference(ruleGroups).trimEnd())
      return 0
    }
    case 'migrate': {
      const { runMigrate } = await import('./migrate/run-migrate.ts')
      return runMigrate(request, context)
    }
    case 'search-records': {
      const { runSearchRecords } = await import('./search-records/run-search-records.ts')
      return runSearchRecords(request, context)
    }
    case 'serve': {
      const { runServe } = await import('./serve/run-serve.ts')
      return runServe(request, context)
    }
    case 'preview': {
      const { runPreview } = await import('./preview/run-preview.ts')
      return runPreview(request, context)
    }
  }
}
