// The commands that run in their own thread. Each is loaded when it is requested, so that none waits
// for the code of another.
import type { ExitCode } from '../report/terminal.ts'
import type { CommandContext } from './command-context.ts'
import type { RequestThere } from './run-here.ts'

/** Run one of these commands. */
export async function runThere(request: RequestThere, context: CommandContext): Promise<ExitCode> {
  switch (request.kind) {
    case 'build':
      return (await import('./build/run-build.ts')).runBuild(request, context)
    case 'join':
      return (await import('./join.ts')).runJoin(request, context)
    case 'check':
      return (await import('./check/run-check.ts')).runCheck(request, context)
    case 'preview':
      return (await import('./preview/run-preview.ts')).runPreview(request, context)
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
  }
}
