import type { StageTimer } from '../../pipeline/stage-timer.ts'
import { finishSite, hasFinish } from '../../integrations/finish-site.ts'
import { toOfflineSite } from '../../manifests/offline-site.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { Site } from '../../model/site.ts'

interface Finished {
  readonly rendered: RenderedSite
  readonly diagnostics: readonly Diagnostic[]
}

/** The last steps before a site without errors is written: the hooks `finish`, and `--offline`. */
export async function finishBuild(
  site: Site,
  rendered: RenderedSite,
  timer: StageTimer,
): Promise<Finished> {
  const { config } = site
  const finished = hasFinish(config)
    ? await timer.time('finish', () => finishSite(site, rendered))
    : { rendered, diagnostics: [] }
  if (!config.offline) return finished
  return { ...finished, rendered: toOfflineSite(site, finished.rendered) }
}
