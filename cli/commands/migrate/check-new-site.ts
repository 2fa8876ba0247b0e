import { join } from 'node:path'
import { buildDespiteErrors } from '../../migrate/new-site/build-despite-errors.ts'
import { compareSites } from '../../migrate/parity/compare-sites.ts'
import { formatNotes } from '../../migrate/write/format-notes.ts'
import { formatParity } from '../../migrate/parity/format-parity.ts'
import type { PlannedMigration } from '../../migrate/migration-plan.ts'
import { formatPendingLinks, splitPendingLinks } from '../../migrate/new-site/pending-links.ts'
import { type BuildTools, pruneAndRetry } from '../../migrate/new-site/prune-and-retry.ts'
import { readBuiltSite } from '../../migrate/parity/read-built-site.ts'
import type { ExitCode } from '../../report/terminal.ts'
import type { CommandContext } from '../command-context.ts'
import { loadSite } from '../load-site.ts'
import { buildNewSite } from './build-new-site.ts'
import { printFindings } from './print-findings.ts'

/**
 * Build the new site, print what is wrong with it, and compare it with the old site even if it has
 * errors.
 */
export async function checkNewSite(
  planned: PlannedMigration,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, signal } = context
  const siteDir = planned.baseDir
  const outDir = join(siteDir, '.docs-ssg/migrated')
  const tools: BuildTools = {
    loadConfig: () => loadSite({ siteDir, outDir }, terminal),
    build: (config) => buildNewSite(config, context),
    signal,
  }
  const first = await pruneAndRetry(planned, tools, (notes) => {
    const heading = 'Changed in `site.config.ts` after a first build:'
    for (const line of formatNotes(heading, notes)) terminal.print(line)
  })
  if (!first) return 2
  if (signal.aborted) return 130

  const { plan, config, outcome } = first
  const { oldSite } = plan
  const found = splitPendingLinks(outcome.diagnostics, { ...plan, origin: config.url })
  printFindings(found.others, siteDir, terminal)
  for (const line of formatPendingLinks(found)) terminal.print(line)
  if (outcome.kind === 'failed') {
    terminal.printError('Fix these errors before you build the new site.')
    const { kind } = await buildDespiteErrors(config, outcome, tools)
    if (signal.aborted) return 130
    if (kind === 'failed') {
      terminal.printError('Because of them, it could not be compared with the old site.')
      return 1
    }
    terminal.printError('For the comparison with the old site, they were treated as warnings.')
  }
  const newFacts = await readBuiltSite(outDir, { ...oldSite, ids: 'all' })
  const known = { isAbsent: plan.isGenerated, hasAllPages: oldSite.from === 'sources' }
  const parity = compareSites(oldSite.facts, newFacts, known)
  terminal.print(`\n${formatParity(parity, oldSite.from)}`)
  const isKept = parity.missing.length === 0 && parity.unread.length === 0
  return isKept && outcome.kind === 'built' ? 0 : 1
}
