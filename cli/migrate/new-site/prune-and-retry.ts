import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Note } from '../migration.ts'
import type { PlannedMigration } from '../migration-plan.ts'
import { resolveDeadLinks } from './resolve-dead-links.ts'
import { toConfigFile, writeFiles } from '../write/written-files.ts'

/** The tools of the command that checking a migration needs. */
export interface BuildTools {
  /** Undefined: the config has errors, which have been printed. */
  readonly loadConfig: () => Promise<ResolvedConfig | undefined>
  readonly build: (config: ResolvedConfig) => Promise<BuildOutcome>
  readonly signal: AbortSignal
}

/** `failed`: the diagnostics contain an error, and nothing was written. */
export interface BuildOutcome {
  readonly kind: 'built' | 'failed'
  readonly diagnostics: readonly Diagnostic[]
}

interface FirstBuild {
  /** The plan after the last change. */
  readonly plan: PlannedMigration
  readonly config: ResolvedConfig
  readonly outcome: BuildOutcome
}

/**
 * Build the new site. As long as the build finds dead links that can be removed from the config,
 * remove them, report them, and build again. Undefined if the config can't be loaded.
 */
export async function pruneAndRetry(
  plan: PlannedMigration,
  tools: BuildTools,
  onPruned: (notes: readonly Note[]) => void,
): Promise<FirstBuild | undefined> {
  const config = await tools.loadConfig()
  if (!config) return undefined
  const outcome = await tools.build(config)
  const changed = tools.signal.aborted ? undefined : resolveDeadLinks(plan, outcome.diagnostics)
  if (!changed) return { plan, config, outcome }
  writeFiles(changed.baseDir, [toConfigFile(changed)])
  onPruned(changed.migration.notes.slice(plan.migration.notes.length))
  return pruneAndRetry(changed, tools, onPruned)
}
