// Fast path of the page of the finished site: see test/fast-paths.ts.
// A site whose pages are still being compiled. Given sources and what the run has made so far, it
// returns single pages, as the finished site will have them. A page that can't be known before the
// rest of the site is left to the finished site.
import { setImmediate } from 'node:timers/promises'
import { outlinePage } from '../../content/outline-page.ts'
import type { SourceSet } from '../../content/sources/read-sources.ts'
import type { OutputFile } from '../../model/output.ts'
import type { OutputPath } from '../../model/paths.ts'
import type { Page } from '../../model/page.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Route } from '../../model/site.ts'
import type { AssetFile, SourceFile } from '../../model/source-file.ts'
import { type EarlyRenderer, createEarlyRenderer } from './early-renderer.ts'
import type { SiteCode } from '../load-site-code.ts'
import type { Background } from '../start-reading.ts'
import { createWantedPages, type WantedPages } from '../reuse/wanted-pages.ts'

/** The part of a site that can be shown while its pages are compiled. */
export interface EarlySite {
  readonly config: ResolvedConfig
  /** Scripts, style sheets, the pages written in React, and the files of the host. */
  readonly files: readonly OutputFile[]
  readonly copies: readonly AssetFile[]
  /** The docs that `render` may render. */
  readonly docs: readonly OutputPath[]
  /**
   * Compile a doc before all others and render it. Returns the page and every other file that it
   * needs; nothing when only the finished site can have it.
   */
  readonly render: (path: OutputPath) => Promise<readonly OutputFile[]>
}

/** An early site that readers can request pages of. */
interface OfferedSite {
  /** The queue that compiles requested pages first. */
  readonly wanted: WantedPages
  /** Resolves when the readers who waited for the site have requested their pages. */
  readonly requested: Promise<void>
}

/**
 * Let readers who wait have their pages before a large site takes all the time. Their pages are
 * compiled by now, and rendered and sent in one turn of the event loop.
 */
export async function serveReaders(offered: OfferedSite | undefined): Promise<void> {
  if (offered === undefined) return
  await offered.requested
  await setImmediate()
}

interface EarlyInput {
  readonly config: ResolvedConfig
  readonly sources: SourceSet
  readonly code: SiteCode
  readonly reading: Background
  readonly wanted: WantedPages
}

/**
 * Called with an early site. Resolves when the readers who waited for it have requested their pages.
 */
export type OnEarlySite = (site: EarlySite) => Promise<void> | void

/** Call `onEarlySite` as soon as single pages can be rendered. */
export function offerEarlySite(
  input: Omit<EarlyInput, 'wanted'>,
  onEarlySite: OnEarlySite,
): OfferedSite {
  const wanted = createWantedPages()
  const offer = async (site: EarlySite | undefined): Promise<void> => {
    const requested = site && onEarlySite(site)
    wanted.release()
    await requested
  }
  // Without an early site, the run itself reports what went wrong.
  const requested = createEarlySite({ ...input, wanted }).then(offer, wanted.release)
  return { wanted, requested }
}

/** Prepare the site; undefined when it has no bundle, because no page can be shown then. */
async function createEarlySite(input: EarlyInput): Promise<EarlySite | undefined> {
  const { config, wanted, reading } = input
  const [updates, react, { bundle }] = await Promise.all([
    reading.updates,
    reading.reactPages,
    reading.bundled,
  ])
  if (bundle === undefined) return undefined
  const { pages, sourceOf } = await readPages(input)
  const create = (changed?: { readonly from: Page; readonly to: Page }): EarlyRenderer =>
    createEarlyRenderer({
      ...input,
      pages: changed ? pages.map((page) => (page === changed.from ? changed.to : page)) : pages,
      updates,
      react,
      bundle,
    })
  const first = create()
  const routes = new Map<OutputPath, Route>(
    [...first.site.routes.values()]
      .filter(({ page }) => sourceOf.has(page))
      .map((route) => [route.output, route]),
  )
  return {
    config,
    files: first.files,
    copies: [...first.site.assets.values()],
    docs: [...routes.keys()],
    render: async (path) => {
      const route = routes.get(path)
      const source = route && sourceOf.get(route.page)
      if (!route || !source) return []
      const { page } = await wanted.want(source)
      // Cards show descriptions of other pages, which are known when these are compiled.
      if (page === undefined || page.holes.includes('docCards')) return []
      // Most pages are as their outlines, so that the rest of the site stays as it is.
      if (first.fits(route.page, page)) return first.render({ ...route, page })
      const own = create({ from: route.page, to: page })
      const ownRoute = [...own.site.routes.values()].find((other) => other.page === page)
      return ownRoute === undefined ? [] : [...own.files, ...own.render(ownRoute)]
    },
  }
}

/** All pages: those in the cache, and outlines of the others. */
async function readPages({ config, sources: { sources }, wanted }: EarlyInput): Promise<{
  readonly pages: readonly Page[]
  readonly sourceOf: ReadonlyMap<Page, SourceFile>
}> {
  const known = await wanted.known
  const sourceOf = new Map<Page, SourceFile>()
  for (const source of sources) {
    const compiled = known.get(source)
    const page = compiled ? compiled.page : await outlinePage(source, config.markdown)
    if (page) sourceOf.set(page, source)
  }
  return { pages: [...sourceOf.keys()], sourceOf }
}
