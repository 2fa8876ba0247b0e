// The whole build on one screen. Enters: config. Leaves: the site on disk, or why not.
import { bundleRuntime } from '../../bundle/bundle-runtime.ts'
import { createNoCache } from '../../cache/no-cache.ts'
import { openCache } from '../../cache/open-cache.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { toolVersion } from '../../config/tool-version.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { isFailure } from '../../report/diagnostic.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { prepareSite } from '../../pipeline/prepare-site.ts'
import { createPageProof, provePages } from '../../checks/page-checks.ts'
import { proveSite } from '../../checks/site-checks.ts'
import { renderSite } from '../../pipeline/render-site.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { startSamples } from '../../checks/samples/start-samples.ts'
import { writeSite } from './write-site.ts'

/** Build a site. Writes nothing unless every page is sound. */
export async function build(config: ResolvedConfig, options: BuildOptions): Promise<BuildResult> {
  const timer = createStageTimer(options.onProgress, options.signal)
  const cache = options.cache ? await openCache(config.cacheDir, toolVersion) : createNoCache()
  const prepared = await prepareSite(config, { cache, timer })
  const { stylesheets, messages } = prepared
  const samples = options.samples
    ? await timer.time('samples', () => startSamples(prepared.site, cache))
    : undefined
  const bundled = await timer.time('bundle', () =>
    bundleRuntime(config, { cache, stylesheets, messages }),
  )
  const before = [...prepared.diagnostics, ...bundled.diagnostics]
  await timer.time('cache', () => cache.commit())
  if (!bundled.bundle) return failed(finalizeDiagnostics(before, config), timer.timings())

  const { bundle } = bundled
  const rendered = await timer.time('check', async () => renderSite(prepared, bundle))
  const proof = options.samples
    ? await timer.time('proof', () => proveSite({ prepared, rendered, cache, samples }))
    : undefined
  await timer.time('cache', () => cache.commit())
  const pages = options.samples
    ? await createPageProof({ site: prepared.site, rendered, cache })
    : undefined
  const found = [...before, ...rendered.diagnostics, ...(proof?.diagnostics ?? [])]
  const diagnostics = finalizeDiagnostics(found, config)
  if (diagnostics.some((diagnostic) => isFailure(diagnostic, options.strict))) {
    const all = [...found, ...provePages(pages, rendered)]
    await cache.commit()
    return failed(finalizeDiagnostics(all, config), timer.timings())
  }
  const written = await timer.time('write', () =>
    writeSite(config, rendered, { ...options, proof: pages }),
  )
  await cache.commit()
  return {
    kind: written.isWritten ? 'built' : 'failed',
    diagnostics: [...diagnostics, ...written.diagnostics],
    pageCount: written.pageCount,
    bytes: written.bytes,
    timings: timer.timings(),
  }
}

function failed(diagnostics: readonly Diagnostic[], timings: BuildResult['timings']): BuildResult {
  return { kind: 'failed', diagnostics, pageCount: 0, bytes: 0, timings }
}
