// What the new site lacks. Enters: a planned migration whose files are written. Leaves: its findings and the comparison.
// Must not write anything but a build beside the old site's own output, and the config without what leads to nothing.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { compareSites } from '../../migrate/compare-sites.ts'
import { formatParity } from '../../migrate/format-parity.ts'
import { formatSiteConfig } from '../../migrate/format-site-config.ts'
import { formatFrequentWarnings, splitByFrequency } from '../../migrate/format-frequent-warnings.ts'
import type { MigrationPlan } from '../../migrate/docusaurus/plan-docusaurus-migration.ts'
import { readBuiltSite } from '../../migrate/read-built-site.ts'
import { resolveDeadLinks } from '../../migrate/resolve-dead-links.ts'
import { toPageUrl } from '../../migrate/to-page-url.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { countDiagnostics, formatCounts } from '../../report/count-diagnostics.ts'
import { printError } from '../../report/print-error.ts'
import { formatPretty } from '../../report/format-pretty.ts'
import type { ExitCode, Terminal } from '../../report/terminal.ts'
import { build } from '../build/build.ts'
import type { BuildOptions, BuildResult } from '../build/build-result.ts'
import type { CommandContext } from '../execute.ts'
import { loadSite } from '../load-site.ts'
import { createSourceReader } from '../../pipeline/read-source-text.ts'

type Planned = Extract<MigrationPlan, { kind: 'planned' }>

/** One kind of fault may hide another: so often the site is built without regard to those found. */
const attempts = 4

/** Build the new site, say what is wrong with it, and compare it with the old one even if it is not sound yet. */
export async function compareMigration(plan: Planned, context: CommandContext): Promise<ExitCode> {
  const { terminal, signal, pid } = context
  const siteDir = plan.baseDir
  const outDir = join(siteDir, '.docs-ssg/migrated')
  const config = await loadSite({ siteDir, outDir }, terminal)
  if (!config) return 2
  const options = { cache: true, strict: false, samples: false, pid, signal }
  const built = await build(config, options)
  if (signal.aborted) return 130
  const settled = await settle(plan, built, terminal)
  if (settled) return compareMigration(settled, context)
  const isAwaited = toAwaited(plan.lost, config)
  const found = built.diagnostics.filter((one) => !isAwaited(one))
  if (found.length > 0) complainOfFound(found, siteDir, terminal)
  printAwaited(built.diagnostics.filter(isAwaited), terminal.print)
  if (built.kind === 'failed') {
    terminal.printError('The new site can not be built before these errors are mended.')
    const { kind } = await buildAnyway(config, options, built)
    if (signal.aborted) return 130
    if (kind === 'failed') {
      terminal.printError('So it was not compared.')
      return 1
    }
    terminal.printError('It was compared without regard to them.')
  }
  const { old } = plan
  const now = await readBuiltSite(outDir, { ...old, ids: 'all' })
  const parity = compareSites(old.facts, now)
  terminal.print(`\n${formatParity(parity, old.from)}`)
  return parity.lost.length === 0 && built.kind === 'built' ? 0 : 1
}

/** Write the config without what was found to lead to nothing; undefined: there is nothing of that kind. */
async function settle(
  plan: Planned,
  { diagnostics }: BuildResult,
  terminal: Terminal,
): Promise<Planned | undefined> {
  const settled = resolveDeadLinks(plan, diagnostics)
  if (settled === undefined) return undefined
  const { migration } = settled
  const text = formatSiteConfig(migration, plan.from)
  await writeFile(join(plan.baseDir, 'site.config.ts'), text)
  terminal.print('\nLeft out of it, because nothing stands there:')
  for (const { subject, advice } of migration.notes.slice(plan.notes.length))
    terminal.print(`  ${subject}: ${advice}`)
  return { ...plan, ...settled, text, notes: migration.notes }
}

/** Errors one by one; what the pages have always been like by rule, because a moved site may have hundreds of it. */
function complainOfFound(found: readonly Diagnostic[], siteDir: string, terminal: Terminal): void {
  const { single, many } = splitByFrequency(found)
  printError('findings', formatCounts(countDiagnostics(found)), terminal)
  const readSource = createSourceReader(siteDir)
  if (single.length > 0)
    terminal.printError(`\n${formatPretty(single, { colors: terminal.colors, readSource })}\n`)
  if (many.length === 0) return
  terminal.printError('What there is more of, by rule; `docs-ssg check` lists each:')
  terminal.printError(`${formatFrequentWarnings(many)}\n`)
}

/** With the rules of all errors found so far at `warn`. */
async function buildAnyway(
  config: ResolvedConfig,
  options: BuildOptions,
  failed: BuildResult,
): Promise<BuildResult> {
  let { checks } = config
  let result = failed
  for (let left = attempts; left > 0 && result.kind === 'failed'; left -= 1) {
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error')
    const rules = Object.fromEntries(errors.map(({ rule }) => [rule, 'warn' as const]))
    checks = { ...checks, rules: { ...checks.rules, ...rules } }
    result = await build({ ...config, checks }, options)
    if (options.signal?.aborted === true) break
  }
  return result
}

/** Is a finding about a link to what the old site had and the new one has not yet? */
function toAwaited(
  lost: readonly string[],
  { url }: ResolvedConfig,
): (found: Diagnostic) => boolean {
  const known = new Set(lost)
  return ({ rule, severity, target = '' }) => {
    const path = target.startsWith(`${url}/`) ? target.slice(url.length) : target
    return (
      /^(?:broken-link|not-in-build)$/.test(rule) &&
      severity === 'warning' &&
      known.has(toPageUrl(path))
    )
  }
}

function printAwaited(found: readonly Diagnostic[], print: (line: string) => void): void {
  if (found.length === 0) return
  print('\nLinks to pages that have still to be moved:')
  for (const { place, target = '' } of found)
    print(`  ${place ? `${place.path}:${place.line}:${place.column}  ` : ''}${target}`)
}
