import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hasStandIn } from '../bundle/docusaurus-imports.ts'
import type { CommandRequest } from '../command-line/requests.ts'
import { compareSites } from '../migrate/compare-sites.ts'
import { formatParity } from '../migrate/format-parity.ts'
import { migrationMark } from '../migrate/format-site-config.ts'
import { type MigrationPlan, planMigration } from '../migrate/plan-migration.ts'
import { readBuiltSite } from '../migrate/read-built-site.ts'
import { toGlobMatcher } from '../content/glob.ts'
import { findStatements } from '../content/plugins/jsx-statements.ts'
import type { Diagnostic } from '../model.ts'
import { complainOf } from '../report/fault.ts'
import type { ExitCode } from '../report/terminal.ts'
import { build } from './build.ts'
import type { CommandContext } from './execute.ts'
import { complainOfFindings, loadSite } from './load-site.ts'

type MigrateRequest = Extract<CommandRequest, { kind: 'migrate' }>
type Planned = Extract<MigrationPlan, { kind: 'planned' }>

/** Write the config for a Docusaurus site, build the site with it, and say what the new site lacks. */
export async function runMigrate(
  { from, out }: MigrateRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const plan = await planMigration(from, {
    out,
    createMatcher: toGlobMatcher,
    hasStandIn,
    readStatements: findStatements,
  })
  if (plan.kind === 'failed') {
    complainOf('config error', `\`${plan.file}\` can't be evaluated: ${plan.reason}`, terminal)
    terminal.complain('Nothing was guessed and nothing written; mend the file and run it again.')
    return 2
  }
  const file = join(plan.baseDir, 'site.config.ts')
  const files = [{ path: file, text: plan.text }, ...plan.files]
  for (const { path } of files) {
    if (await mayWrite(path)) continue
    complainOf('usage error', `\`${path}\` exists and was not written by this command`, terminal)
    terminal.complain('Move it away, or choose another folder with `--out`.')
    return 2
  }
  for (const { path, text } of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    terminal.print(`Wrote \`${relative(from, path) || path}\`.`)
  }
  printNotes(plan, terminal.print)
  return prove(plan, context)
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

/** Is a finding about a link to what the old site had and the new one has not yet? */
function toAwaited(lost: readonly string[]): (found: Diagnostic) => boolean {
  const known = new Set(lost)
  return ({ rule, severity, target = '' }) =>
    rule === 'broken-link' &&
    severity === 'warning' &&
    known.has(target.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, ''))
}

function printAwaited(found: readonly Diagnostic[], print: (line: string) => void): void {
  if (found.length === 0) return
  print('\nLinks to pages that have still to be moved:')
  for (const { place, target = '' } of found)
    print(`  ${place ? `${place.path}:${place.line}:${place.column}  ` : ''}${target}`)
}

/** Build beside the old site's own output, and compare. */
async function prove(plan: Planned, { terminal, signal, pid }: CommandContext): Promise<ExitCode> {
  const siteDir = plan.baseDir
  const outDir = join(siteDir, '.docs-ssg/migrated')
  const config = await loadSite({ siteDir, outDir }, terminal)
  if (!config) return 2
  const built = await build(config, { cache: true, strict: false, samples: false, pid, signal })
  if (signal.aborted) return 130
  const isAwaited = toAwaited(plan.lost)
  const found = built.diagnostics.filter((one) => !isAwaited(one))
  if (found.length > 0) complainOfFindings('findings', found, { siteDir, terminal })
  printAwaited(built.diagnostics.filter(isAwaited), terminal.print)
  if (built.kind === 'failed') {
    terminal.complain('The new site can not be built yet, so it was not compared.')
    return 1
  }
  const { old } = plan
  const now = await readBuiltSite(outDir, { ...old, ids: 'all' })
  const parity = compareSites(old.facts, now)
  terminal.print(`\n${formatParity(parity, old.from)}`)
  return parity.lost.length === 0 ? 0 : 1
}
