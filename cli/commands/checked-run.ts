import { allChecks } from '../checks/all-checks.ts'
import type { CheckContext, CheckFigure, CheckTools } from '../checks/check.ts'
import { createCheckContext } from '../checks/create-check-context.ts'
import {
  type CheckRun,
  type CheckSelection,
  createCheckRun,
  selectChecks,
} from '../checks/run-checks.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { PageProbe } from '../model/output.ts'
import { type PipelineResult, runPipeline } from '../pipeline/run-pipeline.ts'
import { createStageTimer, type StageTimer } from '../pipeline/stage-timer.ts'
import type { RunOptions } from './build/build-result.ts'
import { openCommandCache } from './open-command-cache.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>
type Unbundled = Extract<PipelineResult, { kind: 'unbundled' }>

interface RunTools {
  readonly timer: StageTimer
  readonly cache: Cache
}

/** A pipeline that ran, with the checks that were selected ready to look at the site. */
export type CheckedRun =
  | (RunTools & { readonly kind: 'unbundled'; readonly result: Unbundled })
  | (RunTools & {
      readonly kind: 'rendered'
      readonly result: Rendered
      readonly checks: CheckRun
      readonly context: CheckContext & { readonly figures: readonly CheckFigure[] }
      readonly probe: PageProbe | undefined
    })

/** Run the pipeline, start the checks beside it, and hand the site over to them. */
export async function runPipelineForChecks(
  config: ResolvedConfig,
  selection: CheckSelection,
  options: RunOptions & { readonly toTools: (cache: Cache) => CheckTools },
): Promise<CheckedRun> {
  const timer = createStageTimer(options.onProgress, options.signal, options.onStageEnd)
  const cache = await openCommandCache(config.cacheDir, options.cache, config.cache)
  const checks = createCheckRun(selectChecks(allChecks, selection, config))
  const result = await runPipeline(config, {
    cache,
    timer,
    schedule: options.schedule,
    reuse: options.reuse,
    onSite: (site) => timer.time('start checks', () => checks.start(site, cache)),
  })
  if (result.kind === 'unbundled') return { kind: 'unbundled', timer, cache, result }
  const context = createCheckContext(result, options.toTools(cache))
  const probe = await checks.createPageProbe(context)
  return { kind: 'rendered', timer, cache, result, checks, context, probe }
}
