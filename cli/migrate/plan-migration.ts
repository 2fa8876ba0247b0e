// Room: moves sites of other tools; a folder for each, behind one interface
// Given the folder of a site made by another tool, it returns the plan of its migration. It reads
// the disk and writes nothing. It must not know any of the tools.
import { join } from 'node:path'
import { allSources } from './all-sources.ts'
import { explainMissingSite, explainOtherSite } from './explain-missing-site.ts'
import type { MigrationPlan } from './migration-plan.ts'
import type { MigrationSource, PlanOptions } from './migration-source.ts'

/**
 * Plan the migration of the site in `siteDir` (absolute) with the first source that can read it.
 */
export async function planMigration(
  siteDir: string,
  options: PlanOptions,
  sources: readonly MigrationSource[] = allSources,
): Promise<MigrationPlan> {
  const tools = sources.filter(({ isFallback }) => isFallback !== true)
  const others = sources.filter((source) => !tools.includes(source))
  const found =
    findSource(siteDir, tools) ??
    explainOtherSite(siteDir, tools) ??
    findSource(siteDir, others) ??
    explainMissingSite(siteDir, tools)
  if ('kind' in found) return found
  const { source, name } = found
  if ((options.rewrite || options.into !== undefined) && !source.canRewrite)
    return {
      kind: 'failed',
      message: `\`${options.rewrite ? '--rewrite' : '--into'}\` has no effect on a site of ${source.name}, because docs-ssg reads its pages as they are`,
      hint: 'Run the command without it, or choose the folder of the config with `--out`.',
    }
  return source.plan({ siteDir, configFile: join(siteDir, name) }, options)
}

interface FoundSource {
  readonly source: MigrationSource
  /** The name of its config. */
  readonly name: string
}

function findSource(siteDir: string, sources: readonly MigrationSource[]): FoundSource | undefined {
  for (const source of sources) {
    const name = source.findConfig(siteDir)
    if (name !== undefined) return { source, name }
  }
  return undefined
}
