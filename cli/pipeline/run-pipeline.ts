// Room: the center: config -> pages -> site -> rendered site; compiling on threads; stage timer
// From a config to a rendered site. The only file that orders the stages, for build, check, serve and search-records.
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import { resolveLinks } from '../links/resolve-links.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ResolvedLinks } from '../model/links/links.ts'
import type { ClientBundle } from '../model/output.ts'
import type { RenderedSite } from '../model/rendered-site.ts'
import type { Schedule } from '../model/authored/schedule.ts'
import type { Site } from '../model/site.ts'
import type { CompiledPages } from './compiling/compile-pages.ts'
import { compileSources } from './compiling/compile-sources.ts'
import { makeCards } from './cards/make-cards.ts'
import { offerEarlySite, serveReaders, type OnEarlySite } from './rendering/early-site.ts'
import type { PipelineMemory } from './pipeline-memory.ts'
import type { EditedPage } from './reuse/edited-page.ts'
import { readSite } from './read-site.ts'
import { renderSite } from './rendering/render-site.ts'
import { reusePages, type Reuse } from './reuse/reuse.ts'
import { routeSite } from './route-site.ts'
import { joinStylesheets, startReading, type Background } from './start-reading.ts'
import { loadSiteCode, type SiteCode } from './load-site-code.ts'
import type { StageTimer } from './stage-timer.ts'

/** The tools that a command lends to a run. */
export interface PipelineTools {
  readonly cache: Cache
  readonly timer: StageTimer
  /** The memory of this process between runs; a command that runs once has none. */
  readonly memory?: PipelineMemory
  /** The last run, when only Markdown has changed since: its code, dates and bundle are taken over. */
  readonly previous?: PipelineResult | undefined
  /** Pages that were compiled after the last run. */
  readonly edited?: readonly EditedPage[] | undefined
  /** Does the work in another order, for the check that the output is the same. */
  readonly schedule?: Schedule | undefined
  /** Parts of the site that other builds have compiled; without them, this run compiles everything. */
  readonly reuse?: Reuse | undefined
  /** False if the command doesn't need search data, which is slow to make. */
  readonly isWritten?: boolean | undefined
  /** Called as soon as pages have URLs, so that slow work outside the pipeline can start. */
  readonly onSite?: (site: Site) => Promise<void>
  /** Called while pages are compiled, to serve single pages before the run ends. */
  readonly onEarlySite?: OnEarlySite | undefined
}

interface RunResult {
  readonly site: Site
  readonly code: SiteCode
  /** The code without what pages in React add. */
  readonly siteCode: SiteCode
  /** The results that the next run may reuse. */
  readonly background: Background
  /** The compiled pages of all sources. */
  readonly compiled: CompiledPages
  readonly diagnostics: readonly Diagnostic[]
}

/** `unbundled`: bundling failed, or pages of other builds can't be used, so nothing was rendered. */
export type PipelineResult =
  | (RunResult & {
      readonly kind: 'rendered'
      readonly links: ResolvedLinks
      readonly bundle: ClientBundle
      readonly rendered: RenderedSite
    })
  | (RunResult & { readonly kind: 'unbundled' })

/** Read, compile, route, bundle and render a site. Writes nothing but the cache; rejects when it is interrupted. */
export async function runPipeline(
  config: ResolvedConfig,
  tools: PipelineTools,
): Promise<PipelineResult> {
  const { cache, timer, memory, onSite, onEarlySite, schedule, edited, reuse } = tools
  const sources = await timer.time('read', () => readSite(config, cache))
  const code = await timer.time('components', () => loadSiteCode(config, sources.sources, cache))
  const reading =
    backgroundOf(tools.previous, code) ??
    startReading(config, sources.sources, { cache, code, memory })
  const onEarly = reuse?.isOnRequest?.(config, sources.sources) ? undefined : onEarlySite
  const early = onEarly && offerEarlySite({ config, sources, code, reading }, onEarly)
  const reused = await reusePages(tools, { config, sources: sources.sources, code, cache })
  const compiled = await timer.time('parse', () =>
    compileSources(config, sources.sources, {
      cache,
      memory,
      code,
      wanted: early?.wanted,
      reused: reused.pages,
      edited,
      schedule,
      count: (total) => timer.count('parse', total),
      noteCosts: timer.noteCosts,
    }),
  )
  await serveReaders(early)
  const updates = await timer.time('dates', async () => reading.updates)
  const react = await timer.time('react pages', async () => reading.reactPages)
  const routed = await timer.time('route', () =>
    routeSite(config, { sources, compiled, updates, react, code }),
  )
  await onSite?.(routed.site)
  const bundled = await timer.time('bundle', async () => reading.bundled)
  const { bundle } = bundled
  const drawn = { cache, images: reuse?.withCards(cache) ?? cache, isWanted: reuse?.isOwn }
  const cards = await timer.time('cards', () =>
    makeCards({ site: routed.site, bundle, isServed: memory !== undefined, ...drawn }),
  )
  await timer.time('cache', () => cache.commit())
  const background = { updates, reactPages: react, bundled }
  const found = [sources, code, compiled, updates, react, routed, bundled, cards]
  const diagnostics = found.flatMap((stage) => stage.diagnostics)
  const result = {
    site: routed.site,
    code: { ...code, stylesheets: joinStylesheets(code, react), inputs: routed.inputs },
    siteCode: code,
    background,
    compiled,
  }
  // All other findings may follow from pages that can't be taken from another build.
  if (reused.diagnostics.length > 0)
    return { kind: 'unbundled', ...result, diagnostics: reused.diagnostics }
  if (!bundle) return { kind: 'unbundled', ...result, diagnostics }

  const links = resolveLinks(routed.site)
  const { rendered, diagnostics: unrendered } = await timer.time('render', async () =>
    renderSite({ ...tools, site: routed.site, links, bundle, react, memory, cards }),
  )
  return {
    kind: 'rendered',
    ...result,
    links,
    bundle,
    rendered: reuse?.takeRendered(rendered) ?? rendered,
    diagnostics: [...diagnostics, ...unrendered],
  }
}

/** The results of the last run, unless an edited page imports other components. */
function backgroundOf(
  previous: PipelineResult | undefined,
  code: SiteCode,
): Background | undefined {
  const inputs = ({ islands, stylesheets }: SiteCode): string =>
    JSON.stringify([islands, stylesheets])
  return previous && inputs(previous.siteCode) === inputs(code) ? previous.background : undefined
}
