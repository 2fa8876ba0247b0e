// Room: the React pages of a site: found, bundled and run
// The site's React pages. Given the configuration, it returns ReactPage[], the built-in ones
// included. It must not write them, nor know other pages.
import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import { collectReads, type ReadName } from '../../cache/record-reads.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { ReactPage } from '../../model/site.ts'
import { keepPrototypesAsync } from '../../primitives/modules/keep-prototypes.ts'
import { type CodeMaps, endWithThrown } from '../../primitives/text/code-frames.ts'
import { describeStop } from '../../threads/describe-stop.ts'
import { duringAsync } from '../../threads/during.ts'
import { StoppedError } from '../../threads/stopped-error.ts'
import { toPlace } from '../../report/diagnostic.ts'
import { bundleRules } from '../bundle-rules.ts'
import { reportDead } from '../islands/report-dead.ts'
import { compileOnce } from '../compile-once.ts'
import { otherProps } from '../islands/prop-names.ts'
import type { EntryFacts, SiteIsland } from '../islands/site-island.ts'
import {
  type CreateElement,
  toBrowserProps,
  toBuildOnlyReason,
  toCreateElement,
  wrapLivePage,
} from './live-pages.ts'
import { loadSlots, slotFilesOf } from '../components/load-slots.ts'
import type { PageLoaderOptions } from './page-loader-options.ts'
import { reportPageExports } from './report-page-exports.ts'
import { findReactPages } from './react-page-files.ts'
import { createBuiltInPages, createReactPageRoutes } from './react-page-routes.ts'
import { type CodeRunner, createCodeRunner } from '../run-code.ts'
import { externalModules } from '../components/shared-modules.ts'
import { toSiteValues } from '../site-values.ts'

/** The pages that could be loaded, and why others could not. */
export interface LoadedPages {
  readonly pages: readonly ReactPage[]
  /** Components of the slots that are not pages, by slot. */
  readonly slots: ReadonlyMap<string, unknown>
  /** Hash of the code of those components. */
  readonly slotsHash: string
  /** The components in pages and slots that the browser runs. */
  readonly islands: readonly SiteIsland[]
  /** The style sheets that pages and slots import, relative to the site's folder. */
  readonly stylesheets: readonly string[]
  /** The files that pages and slots are compiled from, relative to the site's folder. */
  readonly inputs: readonly string[]
  /** Source maps of the code of pages and slots. */
  readonly maps: CodeMaps
  /** The files that modules and data of pages read while they were loaded. */
  readonly reads: readonly ReadName[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Find, compile and run the pages below `pagesPath`, together with the files of slots; add the
 * search and the not-found page if the site has none. Compiled code is cached; it runs in every
 * build.
 */
export async function loadReactPages(
  config: ResolvedConfig,
  options: PageLoaderOptions,
): Promise<LoadedPages> {
  const pages = await findReactPages(config, options.isExcluded)
  const slotFiles = slotFilesOf(config)
  const files = [...new Set([...pages.keys(), ...slotFiles.values()])]
  const compiled = await compileOnce(files, config, {
    externals: [...Object.keys(options.modules), ...externalModules],
    ...(options.cache ? { cache: options.cache } : {}),
  })
  const runner = await createCodeRunner([...compiled.code.values()], config, options)
  const entries = new Map(compiled.liveEntries.map((entry) => [entry.path, entry]))
  const createElement = toCreateElement(options.modules)
  const loaded = await Promise.all(
    [...pages].flatMap(([path, url]) => {
      const code = compiled.code.get(path)
      if (code === undefined) return []
      const entry = entries.get(path)
      const { maps } = compiled
      return [loadPage({ path, url, code, maps, runner, entry, createElement }, config, options)]
    }),
  )
  const own = loaded.flatMap((page) => page.pages)
  const slotPaths = new Set(slotFiles.values())
  const ofSlots = compiled.liveEntries.filter(({ path }) => slotPaths.has(path))
  // The browser has no props of slots, so it can only run those that use none.
  const live = ofSlots.filter(({ hasParameters }) => !hasParameters)
  const livePaths = new Set(live.map(({ path }) => path))
  const slots = loadSlots(slotFiles, compiled, { runner, live: livePaths, createElement })
  return {
    pages: [...own, ...createBuiltInPages(own, config, options.toOutputPath)],
    slots: slots.parts,
    slotsHash: slots.hash,
    islands: [
      ...compiled.islands,
      ...live.map(({ island }) => island),
      ...loaded.flatMap(({ islands }) => islands),
    ],
    stylesheets: compiled.stylesheets,
    inputs: compiled.inputs,
    maps: compiled.maps,
    reads: loaded.flatMap(({ reads }) => reads),
    diagnostics: [
      ...compiled.diagnostics,
      ...ofSlots.flatMap((entry) => (livePaths.has(entry.path) ? [] : reportSlot(entry, config))),
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...slots.diagnostics,
    ],
  }
}

function reportSlot(entry: EntryFacts, { siteDir }: ResolvedConfig): Diagnostic {
  const reason = toBuildOnlyReason(entry.propNames.find((name) => name !== otherProps))
  return reportDead(entry, { kind: 'slot', reason, siteDir })
}

interface PageCode {
  readonly path: string
  readonly url: UrlPath
  readonly code: string
  readonly maps: CodeMaps
  readonly runner: CodeRunner
  /** The behavior of the page in the browser; undefined if it only renders. */
  readonly entry: EntryFacts | undefined
  readonly createElement: CreateElement
}

interface RunPage extends Pick<LoadedPages, 'pages' | 'diagnostics'> {
  /** The page itself, if the browser runs it as a whole. */
  readonly islands: readonly SiteIsland[]
}

type LoadedPage = RunPage & Pick<LoadedPages, 'reads'>

async function loadPage(
  page: PageCode,
  config: ResolvedConfig,
  options: PageLoaderOptions,
): Promise<LoadedPage> {
  try {
    const { result, reads } = await collectReads(() => runPage(page, config, options))
    return { ...result, reads }
  } catch (cause) {
    if (cause instanceof StoppedError)
      return { pages: [], islands: [], reads: [], diagnostics: [describeStop(cause.stopped)] }
    const failed = bundleRules['page-failed'].report({
      message: `The page \`${page.path}\` cannot be used: ${endWithThrown(cause, page.maps)}`,
      help: 'A page exports a component as `default`, and may export `meta` and `load`.',
      place: toPlace(page.path, { line: 1, column: 1 }),
      cause,
    })
    return { pages: [], islands: [], reads: [], diagnostics: [failed] }
  }
}

async function runPage(
  { path, url, code, runner, entry, createElement }: PageCode,
  config: ResolvedConfig,
  { toOutputPath, recordLayout, findBrowserProps }: PageLoaderOptions,
): Promise<RunPage> {
  const moduleIn = runner(code, path)
  const module = moduleIn()
  const { load } = module
  const data: unknown =
    load &&
    (await duringAsync({ kind: 'data', subject: path }, () =>
      keepPrototypesAsync(() => load({ siteDir: config.siteDir })),
    ))
  const { locales: _, ...siteConfig } = toSiteValues(config)
  const kind = url === '/404/' ? 'not-found' : url === '/search/' ? 'search' : 'page'
  const details = {
    kind,
    source: toPlace(path, { line: 1, column: 1 }).path,
    title: '',
    description: '',
    noindex: module.noindex || kind !== 'page',
    parts: ['home'],
  } as const
  const props = { data, config: siteConfig }
  const sent = entry && toBrowserProps(entry, module.component, { props, findBrowserProps })
  const usesLayout = code.includes('require("docs-ssg/layout")')
  const pages = createReactPageRoutes(url, details, { config, toOutputPath }).map((route) => {
    const { component, ...own } = moduleIn(route.locale)
    const layout = usesLayout ? recordLayout?.(component, props) : undefined
    const title = own.title ?? module.title ?? layout?.title
    const description = own.description ?? module.description ?? layout?.description
    return {
      route: {
        ...route,
        title: title ?? (url === '/' ? config.title : titleOf(url)),
        description: description ?? (url === '/' ? config.tagline : ''),
      },
      component:
        sent?.kind === 'sendable' ? wrapLivePage(component, sent.names, createElement) : component,
      ...props,
    }
  })
  const { siteDir } = config
  const diagnostics = await reportPageExports(module.exported, { path, siteDir })
  if (entry === undefined || sent === undefined) return { pages, islands: [], diagnostics }
  if (sent.kind === 'sendable') return { pages, islands: [entry.island], diagnostics }
  const dead = reportDead(entry, { kind: 'page', reason: sent.reason, siteDir })
  return { pages, islands: [], diagnostics: [...diagnostics, dead] }
}

/** `/error-messages/` -> `Error messages`. */
function titleOf(url: UrlPath): string {
  const name = (url.split('/').at(-2) ?? '').replaceAll('-', ' ')
  return capitalize(name)
}
