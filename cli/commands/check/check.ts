// All that a build checks. Enters: config. Leaves: findings. Must not write a site.
import { bundleRuntime } from '../../bundle/bundle-runtime.ts'
import { createNoCache } from '../../cache/no-cache.ts'
import { openCache } from '../../cache/open-cache.ts'
import type { FileSize } from '../../checks/budgets/check-budgets.ts'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import { toolVersion } from '../../config/tool-version.ts'
import { describeSite } from '../../manifests/route-manifest.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { toHref } from '../../../runtime/shared/url.ts'
import type { ComparedSite } from '../../compare/compare-sites.ts'
import type { CheckExtras } from '../../command-line/check-extras.ts'
import type { BuildOptions } from '../build/build-result.ts'
import { createStageTimer } from '../../pipeline/stage-timer.ts'
import { prepareSite } from '../../pipeline/prepare-site.ts'
import { measureSite } from '../../checks/budgets/file-sizes.ts'
import { proveExtras } from '../../checks/asked-checks.ts'
import { createPageProof, provePages } from '../../checks/page-checks.ts'
import { proveSite, type Proof } from '../../checks/site-checks.ts'
import { renderSite, type RenderedSite } from '../../pipeline/render-site.ts'
import { finalizeDiagnostics } from '../../report/finalize-diagnostics.ts'
import { startSamples } from '../../checks/samples/start-samples.ts'

export interface CheckResult {
  readonly site: Site
  /** By place. */
  readonly diagnostics: readonly Diagnostic[]
  /** How many pages were looked at. */
  readonly pageCount: number
  /** The site as a comparison sees it; renders every page. Undefined when it could not be rendered. */
  readonly compared: (() => ComparedSite) | undefined
  /** What the files of the site weigh; renders every page. Undefined when it could not be rendered. */
  readonly weights: (() => readonly FileSize[]) | undefined
  /** What was proved of code samples, when the config asks for it. */
  readonly samples: Proof['samples']
  /** How well the search finds what the config says it must. */
  readonly relevance: Proof['relevance']
}

/** What only `check` can be asked for. */
export interface CheckOptions {
  /** Write the lock file anew instead of checking it. */
  readonly updateLock: boolean
  /** What takes a network, a browser or more builds. */
  readonly extras: Pick<CheckExtras, 'external' | 'cacheTtl' | 'verify' | 'browser'>
  /** Number of this process. */
  readonly pid: number
}

/** Check a site: the same findings as `build`, and the same cache. */
export async function check(
  config: ResolvedConfig,
  options: Pick<BuildOptions, 'cache' | 'signal' | 'onProgress'> & CheckOptions,
): Promise<CheckResult> {
  const timer = createStageTimer(options.onProgress, options.signal)
  const cache = options.cache ? await openCache(config.cacheDir, toolVersion) : createNoCache()
  const prepared = await prepareSite(config, { cache, timer })
  const { stylesheets, messages } = prepared
  const samples = await timer.time('samples', () => startSamples(prepared.site, cache))
  const bundled = await timer.time('bundle', () =>
    bundleRuntime(config, { cache, stylesheets, messages }),
  )
  const { bundle } = bundled
  const rendered = bundle
    ? await timer.time('check', async () => renderSite(prepared, bundle))
    : undefined
  const pages = rendered
    ? await timer.time('pages', async () =>
        provePages(await createPageProof({ site: prepared.site, rendered, cache }), rendered),
      )
    : []
  const proof = rendered
    ? await timer.time('proof', () =>
        proveSite({ prepared, rendered, cache, samples, updateLock: options.updateLock }),
      )
    : undefined
  const extra = rendered
    ? await timer.time('extras', () => proveExtras({ prepared, rendered, options }))
    : []
  await timer.time('cache', () => cache.commit())
  const found = [
    ...prepared.diagnostics,
    ...bundled.diagnostics,
    ...(rendered?.diagnostics ?? []),
    ...(proof?.diagnostics ?? []),
    ...pages,
    ...extra,
  ]
  const { routes, staticRoutes } = prepared.site
  return {
    site: prepared.site,
    pageCount: routes.size + staticRoutes.length,
    compared: rendered && (() => toComparedSite(prepared.site, rendered)),
    weights: rendered && (() => measureSite(rendered, cache)),
    samples: proof?.samples,
    relevance: proof?.relevance ?? [],
    diagnostics: finalizeDiagnostics(found, config),
  }
}

function toComparedSite(site: Site, rendered: RenderedSite): ComparedSite {
  const sizes = new Map<string, number>()
  for (const { path, contents } of rendered.pages()) sizes.set(path, Buffer.byteLength(contents))
  const outputs = [...site.routes.values()].map(
    ({ url, output }) => [toHref(url, site.config), sizes.get(output) ?? 0] as const,
  )
  return { manifest: describeSite(site), bytes: new Map(outputs) }
}
