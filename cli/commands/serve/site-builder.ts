// Builds a site in memory, again and again. Knows what an edit leaves valid; not what pages mean.
import { join } from 'node:path'
import { ruleIds } from '../../checks/all-rules.ts'
import { loadConfig, type LoadConfigOptions } from '../../config/load-config.ts'
import { createMemory } from '../../pipeline/pipeline-memory.ts'
import { type PipelineResult, runPipeline } from '../../pipeline/run-pipeline.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import type { CheckTools } from '../../checks/check.ts'
import { openCommandCache } from '../open-command-cache.ts'
import { checkRendered } from './check-rendered.ts'
import type { SiteBuilder } from './serve-contract.ts'
import { showEdits } from './changes/show-edits.ts'
import { toFailure, toUnloaded, toUpdate } from './site-update.ts'
import { createStyleEdits } from './changes/style-edits.ts'
import { toEarlyListener } from './unfinished-site.ts'
import { seeWatched } from './changes/see-watched.ts'
import { isContentEdit } from './changes/watched-paths.ts'

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
  const styles = createStyleEdits()
  return {
    build: async (changed, onUnfinished, onEdited) => {
      const restyled = await styles.apply(changed)
      last = restyled?.result ?? last
      if (restyled) return toUpdate(restyled.result, restyled.found)
      const previous = last && isContentEdit(changed, last.site.config) ? last : undefined
      const edited = previous && onEdited ? await showEdits(previous, changed, onEdited) : []
      const loaded = previous
        ? { kind: 'loaded' as const, config: previous.site.config }
        : await loadConfig(options, { ruleIds })
      if (loaded.kind === 'invalid') return toUnloaded(loaded, last?.site.config, options.siteDir)
      const config = { ...loaded.config, analytics: undefined } // Authors are not counted as readers.
      const seen = seeWatched(config)
      const onEarlySite = onUnfinished && toEarlyListener(onUnfinished)
      const tools = { cache, timer: createStageTimer(), memory, previous, edited, onEarlySite }
      const result = await runPipeline(config, tools)
      if (result.kind === 'unbundled')
        return toFailure(config, result.diagnostics, new Map([...seen, [config.siteDir, true]]))
      const found = await checkRendered(result, toTools(cache))
      last = result
      styles.keep({ result, found })
      return toUpdate(result, found, seen)
    },
  }
}
