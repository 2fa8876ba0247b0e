// The site's React pages. Enters: the configuration. Leaves: ReactPage[], the built-in ones included.
// Must not render them, nor know other pages.
import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { toUrlPath } from '../../runtime/shared/url.ts'
import { wordsOf } from '../../runtime/i18n/translations-of.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { toOutputPath } from '../model/output-path.ts'
import type { OutputPath, UrlPath } from '../model/paths.ts'
import type { ReactPage, StaticRoute } from '../model/site.ts'
import { toPlace } from '../report/diagnostic.ts'
import type { BundleCache } from './cached-bundle.ts'
import { compileOnce } from './compile-once.ts'
import { toSiteValues } from './docusaurus-imports.ts'
import { readLayoutProps } from './layout-props.ts'
import { loadSlots, slotFilesOf } from './load-slots.ts'
import { type CodeRunner, createCodeRunner } from './run-code.ts'
import type { Messages } from './load-messages.ts'
import { externalModules } from './shared-modules.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { bundleRules } from './bundle-rules.ts'

/** What the stage is lent by others. */
export interface PageLoaderOptions {
  /** Modules that pages share with the renderer, by the name they are imported under: `react`. */
  readonly modules: Readonly<Record<string, unknown>>
  readonly toOutputPath: (url: UrlPath) => OutputPath
  /** True for what `pagesExclude` names; paths count from `pagesPath`. */
  readonly isExcluded?: (path: string) => boolean
  /** The module that colors code, loaded where code of the site has need of it. */
  readonly loadHighlight?: () => Promise<unknown>
  /** Texts of the site's code in other languages. */
  readonly messages?: Messages
  /** Keeps compiled code between builds. */
  readonly cache?: BundleCache
}

/** Pages that could be loaded, and why others could not. */
export interface LoadedPages {
  readonly pages: readonly ReactPage[]
  /** Components of the slots that are no pages, by slot. */
  readonly slots: ReadonlyMap<string, unknown>
  /** Of the code of those components. */
  readonly slotsHash: string
  /** The style sheets that pages and slots import, from the site's folder on. */
  readonly stylesheets: readonly string[]
  /** The files that pages and slots are made of. */
  readonly inputs: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Find, compile and run the pages below `pagesPath`: `index.tsx` (or `.jsx`, `.js`) is `/`, `errors.tsx` is `/errors`,
 * `404.tsx` the page of unknown addresses; names that begin with `_` are not pages. What the site lacks of search and 404 is filled in.
 * Files of slots are compiled with them. What is compiled is kept; it runs in every build.
 */
export async function loadReactPages(
  config: ResolvedConfig,
  host: PageLoaderOptions,
): Promise<LoadedPages> {
  const pages = withPageSlots(await findPages(config, host), config)
  const slotFiles = slotFilesOf(config)
  const files = [...new Set([...pages.keys(), ...slotFiles.values()])]
  const compiled = await compileOnce(files, config, {
    provided: [...Object.keys(host.modules), ...externalModules],
    ...(host.cache ? { cache: host.cache } : {}),
  })
  const runner = await createCodeRunner([...compiled.code.values()], config, host)
  const loaded = await Promise.all(
    [...pages].flatMap(([path, url]) => {
      const code = compiled.code.get(path)
      return code === undefined ? [] : [loadPage({ path, url, code, runner }, { config, host })]
    }),
  )
  const written = loaded.flatMap((page) => page.pages)
  const slots = loadSlots(slotFiles, compiled.code, runner)
  return {
    pages: [...written, ...builtInPages(written, config, host)],
    slots: slots.parts,
    slotsHash: slots.hash,
    stylesheets: compiled.stylesheets,
    inputs: compiled.inputs,
    diagnostics: [
      ...compiled.diagnostics,
      ...loaded.flatMap(({ diagnostics }) => diagnostics),
      ...slots.diagnostics,
    ],
  }
}

/** Relative to the site's folder, Posix, sorted by code unit. */
async function findPages(
  config: ResolvedConfig,
  { isExcluded = () => false }: PageLoaderOptions,
): Promise<string[]> {
  const folder = join(config.siteDir, config.pagesPath)
  const entries = await readdir(folder, { recursive: true }).catch(() => [])
  return entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => /\.(?:jsx?|tsx)$/.test(entry) && !/(?:^|\/)_|\.test\./.test(entry))
    .filter((entry) => !isExcluded(entry))
    .map((entry) => `${config.pagesPath.replace(/^\.?\/+|\/+$/g, '')}/${entry}`)
    .toSorted()
}

interface PageCode {
  readonly path: string
  readonly url: UrlPath
  readonly code: string
  readonly runner: CodeRunner
}

async function loadPage(
  { path, url, code, runner }: PageCode,
  { config, host }: Surroundings,
): Promise<Pick<LoadedPages, 'pages' | 'diagnostics'>> {
  const place = toPlace(path, { line: 1, column: 1 })
  try {
    const byLocale = runner(code, path)
    const module = byLocale()
    const data: unknown = await module.load?.({ siteDir: config.siteDir })
    const source = await readFile(join(config.siteDir, path), 'utf8')
    const { locales: _, ...siteConfig } = toSiteValues(config)
    const layout = readLayoutProps(source, siteConfig)
    const kind = url === '/404/' ? 'not-found' : url === '/search/' ? 'search' : 'page'
    const details = {
      kind,
      source: place.path,
      title: module.title ?? layout.title ?? (url === '/' ? config.title : titleOf(url)),
      description: module.description ?? layout.description ?? (url === '/' ? config.tagline : ''),
      noindex: module.noindex || kind !== 'page',
    } as const
    return {
      pages: routesOf(url, details, { config, host }).map((route) => {
        const own = byLocale(route.locale)
        const title = own.title ?? details.title
        const description = own.description ?? details.description
        const { component } = own
        return { route: { ...route, title, description }, component, data, config: siteConfig }
      }),
      diagnostics: [],
    }
  } catch (cause) {
    const reason = toErrorMessage(cause)
    const message = `The page \`${path}\` cannot be used: ${reason}.`
    const help = 'A page exports a component as `default`, and may export `meta` and `load`.'
    return {
      pages: [],
      diagnostics: [bundleRules['page-failed'].report({ message, help, place, cause })],
    }
  }
}

/** Pages by path, each with its address; the slots `home` and `notFound` replace the page at theirs. */
function withPageSlots(
  files: readonly string[],
  config: ResolvedConfig,
): ReadonlyMap<string, UrlPath> {
  const { home, notFound } = config.theme.slots
  const replaced = [[home, '/'] as const, [notFound, '/404'] as const].flatMap(([path, url]) =>
    path === undefined ? [] : [[posix.normalize(path), toUrlPath(url)] as const],
  )
  const taken = new Set(replaced.map(([, url]) => url))
  const own = files.map((path) => [path, urlOf(path, config)] as const)
  return new Map([...own.filter(([, url]) => !taken.has(url)), ...replaced])
}

function urlOf(path: string, config: ResolvedConfig): UrlPath {
  const below = path.slice(config.pagesPath.replace(/^\.?\/+|\/+$/g, '').length)
  return toUrlPath(below.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '/'))
}

function titleOf(url: UrlPath): string {
  const words = (url.split('/').at(-2) ?? '').replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

interface Surroundings {
  readonly config: ResolvedConfig
  readonly host: PageLoaderOptions
}

/** One route for each locale; the not-found page is one file for all. */
function routesOf(
  url: UrlPath,
  details: Omit<StaticRoute, 'url' | 'output' | 'locale'>,
  { config, host }: Surroundings,
): StaticRoute[] {
  const [first] = config.locales
  if (details.kind === 'not-found') {
    // Hosts look for this file at the root, whatever the form of all other addresses.
    const output = toOutputPath('404.html')
    return [{ ...details, url: toUrlPath('404.html'), output, locale: first?.code ?? 'en' }]
  }
  return config.locales.map(({ code, path }) => {
    const localUrl = code === first?.code ? url : toUrlPath(`${path}/${url}`)
    return { ...details, url: localUrl, output: host.toOutputPath(localUrl), locale: code }
  })
}

function builtInPages(
  written: readonly ReactPage[],
  config: ResolvedConfig,
  host: PageLoaderOptions,
): ReactPage[] {
  const has = (kind: StaticRoute['kind']): boolean =>
    written.some(({ route }) => route.kind === kind)
  const common = { source: undefined, title: '', description: '', noindex: true } as const
  const search = { ...common, kind: 'search' } as const
  const notFound = { ...common, kind: 'not-found' } as const
  const routes = [
    ...(has('search') || config.search.provider === 'none'
      ? []
      : routesOf(toUrlPath('search'), search, { config, host })),
    ...(has('not-found') ? [] : routesOf(toUrlPath('404'), notFound, { config, host })),
  ]
  return routes.map((route) => {
    const words = wordsOf(config.locales, route.locale)
    const title = route.kind === 'search' ? words.search : words.pageNotFound
    return { route: { ...route, title }, component: undefined, data: undefined }
  })
}
