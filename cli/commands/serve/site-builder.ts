// Builds a site in memory, again and again. Knows what an edit leaves valid; not what pages mean.
import { join } from 'node:path'
import type { LoadConfigOptions } from '../../config/load-config.ts'
import { createOnRequestPages } from '../../pipeline/on-request/on-request-pages.ts'
import type { Rendered } from '../../pipeline/on-request/rendered-run.ts'
import { createMemory } from '../../pipeline/pipeline-memory.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SeenPaths } from '../../server/seen-paths.ts'
import type { CheckTools } from '../../checks/check.ts'
import { openCommandCache } from '../open-command-cache.ts'
import { checkRendered } from './check-rendered.ts'
import type { SiteBuilder } from './serve-contract.ts'
import { offerDocs } from './requested-docs.ts'
import { showEdits } from './changes/show-edits.ts'
import { toUpdate } from './site-update.ts'
import { createStyleEdits } from './changes/style-edits.ts'
import { toEarlyListener } from './unfinished-site.ts'
import { buildWhole } from './whole-build.ts'
import { isContentEdit } from './changes/watched-paths.ts'

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
  const requested = createOnRequestPages(cache)
  const finish = async (result: Rendered, found: readonly Diagnostic[], seen?: SeenPaths) => {
    last = result
    return offerDocs(await toUpdate(result, found, seen), requested, () => last)
  }
  const check = async (result: Rendered): Promise<readonly Diagnostic[]> =>
    styles.keep(result, await checkRendered(result, toTools(cache)))
  return {
    build: async (changed, onUnfinished, onEdited) => {
      const restyled = await styles.apply(changed)
      if (restyled) return finish(restyled.result, restyled.found)
      const previous = last && isContentEdit(changed, last.site.config) ? last : undefined
      const edits = { onEdited, isContained: requested.testOf(previous) }
      const edited = previous ? await showEdits(previous, changed, edits) : []
      const renewed = previous && (await requested.renew(previous, changed, edited))
      if (renewed) return finish(renewed, await check(renewed))
      const onEarlySite = onUnfinished && toEarlyListener(onUnfinished)
      const { reuse } = requested
      const tools = { cache, memory, last, previous, edited, onEarlySite, reuse }
      const whole = await buildWhole(options, tools)
      return 'result' in whole ? finish(whole.result, await check(whole.result), whole.seen) : whole
    },
  }
}
