import { hasShim } from '../../bundle/docusaurus-imports.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { findStatements } from '../../content/dialect/jsx-statements.ts'
import { formatNotes } from '../../migrate/write/format-notes.ts'
import { planMigration } from '../../migrate/plan-migration.ts'
import {
  findConflict,
  toConfigFile,
  writeFiles,
  writePages,
} from '../../migrate/write/written-files.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { checkNewSite } from './check-new-site.ts'
import { noteOutputFolder } from './note-output-folder.ts'
import { confirmRewrite } from './confirm-rewrite.ts'
import { toShownPath } from './shown-path.ts'

type MigrateRequest = Extract<CommandRequest, { kind: 'migrate' }>

/**
 * Write the config for a site of another tool, build the site with it, and report what the new site
 * lacks.
 */
export async function runMigrate(
  request: MigrateRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { into, rewrite, yes, workingDir } = request
  const { terminal } = context
  const readers = { hasShim, readStatements: findStatements }
  const planned = await planMigration(request.from, { ...request, ...readers })
  if (planned.kind === 'failed') {
    printError('config error', planned.message, terminal)
    terminal.printError(planned.hint)
    return 2
  }
  const plan = noteOutputFolder(planned)
  const files = [toConfigFile(plan), ...plan.modules]
  const conflict = await findConflict(files, plan)
  if (conflict !== undefined) {
    const option = into === undefined ? '--out' : '--into'
    const reason = `\`${conflict}\` exists and was not written by this command`
    printError('usage error', reason, terminal)
    terminal.printError(`Move it away, or choose another folder with \`${option}\`.`)
    return 2
  }
  const toShown = (path: string): string => toShownPath(path, workingDir)
  const options = { isSafe: yes || into !== undefined, toShown }
  if (rewrite && !(await confirmRewrite(plan, options, context))) return 2
  writePages(plan)
  writeFiles(plan.baseDir, files)
  const written = [...(into === undefined ? [] : [into]), ...files.map(({ path }) => path)]
  for (const path of written) terminal.print(`Wrote \`${toShown(path)}\`.`)
  for (const line of formatNotes('To do by hand:', plan.migration.notes)) terminal.print(line)
  return checkNewSite(plan, context)
}
