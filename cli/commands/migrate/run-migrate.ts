import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasShim } from '../../bundle/docusaurus-imports.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { migrationMark } from '../../migrate/format-site-config.ts'
import {
  type MigrationPlan,
  planMigration,
} from '../../migrate/docusaurus/plan-docusaurus-migration.ts'
import { toGlobMatcher } from '../../primitives/glob.ts'
import { findStatements } from '../../content/syntax/jsx-statements.ts'
import { printError } from '../../report/print-error.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../execute.ts'
import { compareMigration } from './compare-migration.ts'

type MigrateRequest = Extract<CommandRequest, { kind: 'migrate' }>
type Planned = Extract<MigrationPlan, { kind: 'planned' }>

/** Write the config for a Docusaurus site, build the site with it, and say what the new site lacks. */
export async function runMigrate(
  { from, out, workingDir }: MigrateRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const plan = await planMigration(from, {
    out,
    createMatcher: toGlobMatcher,
    hasShim,
    readStatements: findStatements,
  })
  if (plan.kind === 'no-site') {
    printError('config error', plan.message, terminal)
    terminal.printError(plan.hint)
    return 2
  }
  if (plan.kind === 'failed') {
    printError('config error', `\`${plan.file}\` can't be evaluated: ${plan.reason}`, terminal)
    terminal.printError('Nothing was guessed and nothing written; mend the file and run it again.')
    return 2
  }
  const file = join(plan.baseDir, 'site.config.ts')
  const files = [{ path: file, text: plan.text }, ...plan.files]
  for (const { path } of files) {
    if (await mayWrite(path)) continue
    printError('usage error', `\`${path}\` exists and was not written by this command`, terminal)
    terminal.printError('Move it away, or choose another folder with `--out`.')
    return 2
  }
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    terminal.print(`Wrote \`${pathFrom(workingDir, path)}\`.`)
  }
  printNotes(plan, terminal.print)
  return compareMigration(plan, context)
}

function pathFrom(folder: string, path: string): string {
  const way = relative(folder, path)
  return way.startsWith('..') ? path : way
}

async function mayWrite(file: string): Promise<boolean> {
  if (!existsSync(file)) return true
  const [first = '', second = ''] = (await readFile(file, 'utf8')).split('\n')
  return [first, second].some((line) => line.startsWith(migrationMark))
}

function printNotes({ notes }: Planned, print: (line: string) => void): void {
  if (notes.length === 0) return
  print('\nTo be done by hand:')
  for (const { subject, advice } of notes)
    print(`  ${`${subject}: ${advice}`.replace(/\s+/g, ' ')}`)
}
