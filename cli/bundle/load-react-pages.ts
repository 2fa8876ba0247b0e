// The site's React pages. Enters: the configuration. Leaves: ReactPage[], the built-in ones
// included. Must not write them, nor know other pages.
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { UrlPath } from '../model/paths.ts'
import type { ReactPage } from '../model/site.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { isRecord } from '../primitives/is-record.ts'
import { describeStop } from '../threads/describe-stop.ts'
import { duringAsync } from '../threads/during.ts'
import { StoppedError } from '../threads/stopped-error.ts'
import { toPlace } from '../report/diagnostic.ts'
import { bundleRules } from './bundle-rules.ts'
import { reportDead } from './islands/report-dead.ts'
import { compileOnce } from './compile-once.ts'
import type { SiteIsland } from './islands/site-island.ts'
import { loadSlots, slotFilesOf } from './load-slots.ts'
import type { PageLoaderOptions } from './page-loader-options.ts'
import { reportPageExports } from './report-page-exports.ts'
import { findReactPages } from './react-page-files.ts'
import { createBuiltInPages, createReactPageRoutes } from './react-page-routes.ts'
import { type CodeRunner, createCodeRunner } from './run-code.ts'
import { externalModules } from './shared-modules.ts'
import { toSiteValues } from './site-values.ts'

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
  // The browser has no props of pages and slots, so it can only run those that use none.
  const live = compiled.liveEntries.filter(({ hasParameters }) => !hasParameters)
  const livePaths = new Set(live.map(({ path }) => path))
  const createElement = toCreateElement(options.modules)
  const loaded = await Promise.all(
    [...pages].flatMap(([path, url]) => {
      const code = compiled.code.get(path)
      if (code === undefined) return []
      const wrap = livePaths.has(path) ? createElement : undefined
      return [loadPage({ path, url, code, runner, wrap }, config, options)]
    }),
  )
  const own = loaded.flatMap((page) => page.pages)
  const slotPaths = new Set(slotFiles.values())
  const slots = loadSlots(slotFiles, compiled.code, { runner, live: livePaths, createElement })
  const dead = compiled.liveEntries.filter((entry) => !live.includes(entry))
  return {
    pages: [...own, ...createBuiltInPages(own, config, options.toOutputPath)],
    slots: slots.parts,
    slotsHash: slots.hash,
    islands: [...compiled.islands, ...live.map(({ island }) => island)],
    stylesheets: compiled.stylesheets,
    inputs: compiled.inputs,
    diagnostics: [
      ...compiled.diagnostics,
      ...dead.map((entry) =>
        reportDead(entry, slotPaths.has(entry.path) ? 'slot' : 'page', config),
      ),
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...slots.diagnostics,
    ],
  }
}

function toCreateElement({ react }: PageLoaderOptions['modules']): (component: unknown) => unknown {
  const create = isRecord(react) ? react['createElement'] : undefined
  return (component) =>
    typeof create === 'function' ? Reflect.apply(create, undefined, [component, null]) : null
}

interface PageCode {
  readonly path: string
  readonly url: UrlPath
  readonly code: string
  readonly runner: CodeRunner
  /** Puts the page into an island, if the browser runs it as a whole. */
  readonly wrap: ((component: unknown) => unknown) | undefined
}

async function loadPage(
  page: PageCode,
  config: ResolvedConfig,
  options: PageLoaderOptions,
): Promise<Pick<LoadedPages, 'pages' | 'diagnostics'>> {
  try {
    return await runPage(page, config, options)
  } catch (cause) {
    if (cause instanceof StoppedError)
      return { pages: [], diagnostics: [describeStop(cause.stopped)] }
    const failed = bundleRules['page-failed'].report({
      message: `The page \`${page.path}\` cannot be used: ${toErrorMessage(cause)}.`,
      help: 'A page exports a component as `default`, and may export `meta` and `load`.',
      place: toPlace(page.path, { line: 1, column: 1 }),
      cause,
    })
    return { pages: [], diagnostics: [failed] }
  }
}

async function runPage(
  { path, url, code, runner, wrap }: PageCode,
  config: ResolvedConfig,
  { toOutputPath, recordLayout }: PageLoaderOptions,
): Promise<Pick<LoadedPages, 'pages' | 'diagnostics'>> {
  const moduleIn = runner(code, path)
  const module = moduleIn()
  const data: unknown = await duringAsync({ kind: 'data', subject: path }, () =>
    module.load?.({ siteDir: config.siteDir }),
  )
  const { locales: _, ...siteConfig } = toSiteValues(config)
  const kind = url === '/404/' ? 'not-found' : url === '/search/' ? 'search' : 'page'
  const details = {
    kind,
    source: toPlace(path, { line: 1, column: 1 }).path,
    title: '',
    description: '',
    noindex: module.noindex || kind !== 'page',
  } as const
  const usesLayout = code.includes('require("docs-ssg/layout")')
  const pages = createReactPageRoutes(url, details, { config, toOutputPath }).map((route) => {
    const { component, ...own } = moduleIn(route.locale)
    const layout = usesLayout ? recordLayout?.(component, { data, config: siteConfig }) : undefined
    const title = own.title ?? module.title ?? layout?.title
    const description = own.description ?? module.description ?? layout?.description
    return {
      route: {
        ...route,
        title: title ?? (url === '/' ? config.title : titleOf(url)),
        description: description ?? (url === '/' ? config.tagline : ''),
      },
      component: wrap ? () => wrap(component) : component,
      data,
      config: siteConfig,
    }
  })
  const { siteDir } = config
  return { pages, diagnostics: await reportPageExports(module.exported, { path, siteDir }) }
}

/** `/error-messages/` -> `Error messages`. */
function titleOf(url: UrlPath): string {
  const name = (url.split('/').at(-2) ?? '').replaceAll('-', ' ')
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
