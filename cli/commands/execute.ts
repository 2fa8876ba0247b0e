// From a request to an exit code. Each command is loaded when it is asked for, so that none waits for the code of
// another. Must not know how a command works.
import type { CommandRequest } from '../command-line/requests.ts'
import { OutputError } from '../output/output-error.ts'
import { toSystemDiagnostic } from '../report/system-error.ts'
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'

/** Run one command to its end. Rejects only because of a bug in docs-ssg. */
export async function execute(request: CommandRequest, context: CommandContext): Promise<ExitCode> {
  try {
    return await run(request, context)
  } catch (error) {
    // A full disk or a folder that belongs to someone else is an error of the machine, not a bug.
    const found = error instanceof OutputError ? error.diagnostic : toSystemDiagnostic(error)
    if (found === undefined) throw error
    const { siteDir } = 'site' in request ? request.site : { siteDir: '.' }
    const { printDiagnostics } = await import('./load-site.ts')
    printDiagnostics('findings', [found], { siteDir, terminal: context.terminal })
    return 1
  }
}

async function run(request: CommandRequest, context: CommandContext): Promise<ExitCode> {
  switch (request.kind) {
    case 'init':
      return (await import('./init/run-init.ts')).runInit(request, context)
    case 'build':
      return (await import('./build/run-build.ts')).runBuild(request, context)
    case 'check':
      return (await import('./check/run-check.ts')).runCheck(request, context)
    case 'serve':
      return (await import('./serve/run-serve.ts')).runServe(request, context)
    case 'preview':
      return (await import('./preview/run-preview.ts')).runPreview(request, context)
    case 'clear':
      return (await import('./clear.ts')).runClear(request, context)
    case 'version':
      return (await import('./version/run-version.ts')).runVersion(request, context)
    case 'translations':
      return (await import('./translations/run-translations.ts')).runTranslations(request, context)
    case 'migrate':
      return (await import('./migrate/run-migrate.ts')).runMigrate(request, context)
    case 'search-records':
      return (await import('./search-records/run-search-records.ts')).runSearchRecords(
        request,
        context,
      )
    case 'config-reference':
      return (await import('./references.ts')).printConfigReference(context)
    case 'rules-reference':
      return (await import('./references.ts')).printRulesReference(context)
  }
}
