import { relative } from 'node:path'
import { hasShim } from '../../bundle/docusaurus-imports.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { findStatements } from '../../content/dialect/jsx-statements.ts'
import { formatNotes } from '../../migrate/write/format-notes.ts'
import { planMigration } from '../../migrate/plan-migration.ts'
import { findConflict, toConfigFile, writeFiles } from '../../migrate/write/written-files.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { checkNewSite } from './check-new-site.ts'

type MigrateRequest = Extract<CommandRequest, { kind: 'migrate' }>

/**
 * Write the config for a site of another tool, build the site with it, and report what the new site
 * lacks.
 */
export async function runMigrate(
  { from, out, workingDir }: MigrateRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const plan = await planMigration(from, { out, hasShim, readStatements: findStatements })
  if (plan.kind === 'failed') {
    printError('config error', plan.message, terminal)
    terminal.printError(plan.hint)
    return 2
  }
  const files = [toConfigFile(plan), ...plan.modules]
  const conflict = await findConflict(files)
  if (conflict !== undefined) {
    printError(
      'usage error',
      `\`${conflict}\` exists and was not written by this command`,
      terminal,
    )
    terminal.printError('Move it away, or choose another folder with `--out`.')
    return 2
  }
  writeFiles(plan.baseDir, files)
  for (const { path } of files) terminal.print(`Wrote \`${toShownPath(path, workingDir)}\`.`)
  for (const line of formatNotes('To do by hand:', plan.migration.notes)) terminal.print(line)
  return checkNewSite(plan, context)
}

/** Relative to the working folder if it is in there, else absolute. */
function toShownPath(path: string, workingDir: string): string {
  const shown = relative(workingDir, path)
  return shown.startsWith('..') ? path : shown
}
