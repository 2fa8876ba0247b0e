import { ruleIds } from '../../checks/all-rules.ts'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import type { Rendered } from '../../pipeline/on-request/rendered-run.ts'
import { type PipelineTools, runPipeline } from '../../pipeline/run-pipeline.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import type { SeenPaths } from '../../server/seen-paths.ts'
import { seeWatched } from './changes/see-watched.ts'
import type { SiteUpdate } from './serve-contract.ts'
import { toFailure, toUnloaded } from './site-update.ts'

interface WholeBuildTools extends Omit<PipelineTools, 'timer' | 'previous'> {
  /** The last site, for its folders. */
  readonly last: Rendered | undefined
  /** The last run, if its config still holds. */
  readonly previous: Rendered | undefined
}

/** Load the config and run the pipeline; an update without files if nothing can be shown. */
export async function buildWhole(
  options: LoadConfigOptions,
  { last, ...tools }: WholeBuildTools,
): Promise<{ readonly result: Rendered; readonly seen: SeenPaths } | SiteUpdate> {
  const loaded = tools.previous
    ? { kind: 'loaded' as const, config: tools.previous.site.config }
    : await loadConfig(options, { ruleIds })
  if (loaded.kind === 'invalid') return toUnloaded(loaded, last?.site.config, options.siteDir)
  const config = { ...loaded.config, analytics: undefined } // Authors are not counted as readers.
  const seen = seeWatched(config)
  const result = await runPipeline(config, { ...tools, timer: createStageTimer() })
  return result.kind === 'unbundled'
    ? toFailure(config, result.diagnostics, new Map([...seen, [config.siteDir, true]]))
    : { result, seen }
}
