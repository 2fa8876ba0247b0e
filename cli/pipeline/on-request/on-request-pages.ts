// Room: pages of a large site, compiled when a reader of `serve` opens them
// All other pages are outlines: front matter and title. Given runs of the pipeline and requests, it returns
// files of single pages, and the same run with the pages that were opened last. It must not know of servers.
import type { Cache } from '../../cache/open-cache.ts'
import type { OutputFile } from '../../model/output.ts'
import type { OutputPath, UrlPath } from '../../model/paths.ts'
import type { Page } from '../../model/page.ts'
import type { Route } from '../../model/site.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import { compileSources } from '../compiling/compile-sources.ts'
import type { ArticleTest } from '../rendering/render-edits.ts'
import type { EditedPage } from '../reuse/edited-page.ts'
import type { Reuse } from '../reuse/reuse.ts'
import { createKnownSources, nameOf, nameOfPage, outlineOf } from './known-sources.ts'
import { createOpenedPages } from './opened-pages.ts'
import type { Rendered } from './rendered-run.ts'
import { renewRun } from './renewed-run.ts'
import { createShapes } from './site-shapes.ts'

type Changed = ReadonlySet<string> | 'all'

/** Pages that stay compiled: the ones that were opened last. */
const MAX_OPENED = 100

/** The pages of a server, from run to run. */
export interface OnRequestPages {
  /** For the pipeline: on a large site, all pages but the opened ones are outlines. */
  readonly reuse: Reuse
  /** True if the last run left pages out. */
  readonly isOn: () => boolean
  /** The files of docs that can be requested. */
  readonly pathsOf: (run: Rendered) => ReadonlySet<OutputPath>
  /** Compile a doc if it has to be, and render it; nothing if the file is unknown or the page has errors. */
  readonly render: (run: Rendered, path: OutputPath) => Promise<readonly OutputFile[]>
  /** The test for edits that change nothing but an article; undefined if a run of the pipeline compiles all pages. */
  readonly testOf: (run: Rendered | undefined) => ArticleTest | undefined
  /**
   * The run with the pages of `changed` sources, which were `edited`, and with those that were opened
   * since; undefined if other pages change with them.
   */
  readonly renew: (
    run: Rendered,
    changed: Changed,
    edited: readonly EditedPage[],
  ) => Promise<Rendered | undefined>
}

/** Create the pages of a server that has run no pipeline yet. */
export function createOnRequestPages(cache: Cache, maxOpened = MAX_OPENED): OnRequestPages {
  const known = createKnownSources()
  const opened = createOpenedPages(maxOpened)
  const shapeOf = createShapes()
  let isOn = false

  const compile = async (run: Rendered, source: SourceFile): Promise<CompiledPage> => {
    const tools = { cache, memory: undefined, code: run.siteCode }
    const compiled = await compileSources(run.site.config, [source], tools)
    return compiled.bySource.get(source) ?? { diagnostics: [] }
  }
  const isKept = (name: string, { variant }: Page | SourceFile): boolean =>
    opened.has(name) || variant.isBlog === true

  const isArticleEdit = async (
    run: Rendered,
    { source, compiled: { page } }: EditedPage,
  ): Promise<boolean> => {
    const before = known.get(nameOf(source))?.outline.page
    const { page: outline } = await outlineOf(source, run.site.config)
    if (!before || !outline || summaryOf(before) !== summaryOf(outline)) return false
    return page === undefined || shapeOf(run.site).fits()(outline, page)
  }
  return {
    isOn: () => isOn,
    testOf: (run) => (run && isOn ? (_, edited) => isArticleEdit(run, edited) : undefined),
    pathsOf: ({ site }) => new Set(shapeOf(site).urlByFile().keys()),
    reuse: {
      isOnRequest: ({ serve }, sources) => sources.length > serve.maxCompiled,
      pagesOf: async ({ config, sources }) => {
        isOn = sources.length > config.serve.maxCompiled
        if (!isOn) known.clear()
        const read = isOn ? await known.read(sources, config) : []
        const others = read.filter(({ source }) => !isKept(nameOf(source), source))
        const pages = new Map(others.map(({ source, outline }) => [source, outline]))
        return { pages, diagnostics: [] }
      },
      withCards: (images) => images,
      takeRendered: (rendered) => rendered,
    },
    render: async (run, path) => {
      const { urlByFile, filesOf } = shapeOf(run.site)
      const url = urlByFile().get(path)
      const route = url && run.site.routes.get(url)
      if (!route) return []
      const name = nameOfPage(route.page)
      opened.add(name)
      const source = route.page.isOutline ? known.get(name)?.source : undefined
      const { page } = source ? await compile(run, source) : route
      return page ? filesOf(run.rendered, { ...route, page }) : []
    },
    renew: async (run, changed, edited) => {
      if (!isOn || changed === 'all' || edited.length < changed.size) return undefined
      const edits = new Map(edited.map((one) => [nameOf(one.source), one]))
      for (const one of edited) {
        if (!(await isArticleEdit(run, one))) return undefined
        opened.add(nameOf(one.source))
      }
      const { fits, filesOf } = shapeOf(run.site)
      const routes = new Map<UrlPath, Route>(run.site.routes)
      const compiled = new Map(run.compiled.bySource)
      for (const route of run.site.routes.values()) {
        const name = nameOfPage(route.page)
        const one = known.get(name)
        if (!one?.outline.page) continue
        const edit = edits.get(name)
        const isOutline = compiled.get(one.source) === one.outline
        if (!edit && isOutline === !isKept(name, route.page)) continue
        const next = edit?.compiled ?? (isOutline ? await compile(run, one.source) : one.outline)
        const page = next.page ?? one.outline.page
        if (!page.isOutline && !fits()(one.outline.page, page)) return undefined
        routes.set(route.url, { ...route, page })
        if (edit) compiled.delete(one.source)
        compiled.set(edit?.source ?? one.source, next)
      }
      for (const { source } of edited)
        known.set({ source, outline: await outlineOf(source, run.site.config) })
      return renewRun(run, {
        routes,
        compiled,
        filesOf: (route) => filesOf(run.rendered, route),
      })
    },
  }
}

/** What other pages show of a page. */
const summaryOf = ({ title, description, frontMatter }: Page): string =>
  JSON.stringify([title, description, frontMatter])
