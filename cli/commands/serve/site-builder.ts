// Builds a site in memory, again and again. Knows what an edit leaves valid; not what pages mean.
import { join } from 'node:path'
import { allChecks } from '../../checks/all-checks.ts'
import { createCheckContext } from '../../checks/create-check-context.ts'
import { createCheckRun, selectChecks } from '../../checks/run-checks.ts'
import { ruleIds } from '../../checks/all-rules.ts'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import type { EarlySite } from '../../pipeline/early-site.ts'
import { createMemory } from '../../pipeline/pipeline-memory.ts'
import { type PipelineResult, runPipeline } from '../../pipeline/run-pipeline.ts'
import { restyleSite } from '../../pipeline/restyle-site.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import type { CheckTools } from '../../checks/check.ts'
import { openCommandCache } from '../open-command-cache.ts'
import type { SiteBuilder } from './serve-contract.ts'
import { showEdits } from './show-edits.ts'
import { toFailure, toUpdate } from './site-update.ts'
import { toUnfinished } from './unfinished-site.ts'
import { isContentEdit } from './watched-paths.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

interface BuilderTools {
  /** False: what earlier builds kept is ignored at the start. */
  readonly cache: boolean
  readonly toTools: (cache: CheckTools['cache']) => CheckTools
}

/** A builder for the development server. */
export async function createSiteBuilder(
  options: LoadConfigOptions,
  { cache: isCached, toTools }: BuilderTools,
): Promise<SiteBuilder> {
  const memory = createMemory()
  const cache = await openCommandCache(join(options.siteDir, '.docs-ssg'), isCached)
  let last: Rendered | undefined
  /** The last run of the whole pipeline, with what was found in it. */
  let whole: { readonly result: Rendered; readonly found: readonly Diagnostic[] } | undefined

  return {
    build: async (changed, onUnfinished, onEdited) => {
      const restyled =
        whole && changed !== 'all' ? await restyleSite(whole.result, changed) : undefined
      if (restyled && whole) {
        last = restyled
        return toUpdate(restyled, whole.found)
      }
      // A site with errors is built as a whole until it has none.
      whole = undefined
      const previous = last && isContentEdit(changed, last.site.config) ? last : undefined
      const edited = previous && onEdited ? await showEdits(previous, changed, onEdited) : []
      const loaded = previous
        ? { kind: 'loaded' as const, config: previous.site.config }
        : await loadConfig(options, { ruleIds })
      if (loaded.kind === 'invalid')
        return toFailure(last?.site.config, loaded.diagnostics, options.siteDir)
      // Page views of authors are not counted.
      const config = { ...loaded.config, analytics: undefined }
      const timer = createStageTimer()
      const onEarlySite =
        onUnfinished && ((site: EarlySite): void => onUnfinished(toUnfinished(site)))
      const tools = { cache, timer, memory, previous, edited, onEarlySite }
      const result = await runPipeline(config, tools)
      if (result.kind === 'unbundled') return toFailure(config, result.diagnostics, config.siteDir)
      const checks = createCheckRun(selectChecks(allChecks, { phases: ['always'] }, config))
      const reported = await checks.runSiteChecks(createCheckContext(result, toTools(cache)))
      const found = [...result.diagnostics, ...reported]
      last = result
      whole = { result, found }
      return toUpdate(result, found)
    },
  }
}
