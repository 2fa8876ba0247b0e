// Fast path of the page of the whole build: see test/fast-paths.ts.
// Edited docs as the last site shows them, before the whole site is built again. Given the last run
// and paths, it returns pages, if their edits concern nothing but their articles.
import { join } from 'node:path'
import { findComponentImports } from '../../content/dialect/find-component-imports.ts'
import { readLinkedAssets } from '../../content/sources/read-linked-assets.ts'
import { createRepositoryLinks, hasKnownLinks } from '../../content/sources/repository-links.ts'
import { createGate, type Gate } from '../../gate/create-gate.ts'
import { readBytes } from '../../gate/read-files.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { createReferences } from '../../links/doc-references.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Page } from '../../model/page.ts'
import type { Route } from '../../model/site.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { createThreadedCompiler } from '../compiling/compile-on-threads.ts'
import type { EditedPage } from '../reuse/edited-page.ts'
import { createPairTest } from '../mark-stale.ts'
import type { PipelineResult } from '../run-pipeline.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

interface RenderedEdits {
  readonly pages: readonly EditedPage[]
  readonly files: readonly OutputFile[]
}

const nothing: RenderedEdits = { pages: [], files: [] }
/** Tells whether other pages and the files of the site stay as they are; the route has the page before the edit. */
export type ArticleTest = (route: Route, edited: EditedPage) => Promise<boolean> | boolean

/** More edits at a time come from a tool, such as git, and are left to the build. */
const MAX_EDITS = 5

/** Compile and render the docs at `paths`, relative to the site's folder; nothing when other pages may change too. */
export async function renderEdits(
  previous: Rendered,
  paths: readonly string[],
  isContained: ArticleTest = ({ page: before }, { compiled: { page } }) =>
    page !== undefined && isArticleEdit(before, page, previous),
): Promise<RenderedEdits> {
  const { config } = previous.site
  const routes = paths.map((path) => findRoute(previous, path))
  if (paths.length > MAX_EDITS || routes.includes(undefined)) return nothing
  // An edit of an original or of its translation can change the notes of the translation.
  if (paths.some(createPairTest(previous.site))) return nothing
  const known = routes.flatMap((route) => route ?? [])
  const gate = createGate(config.siteDir, toReadableScope(config))
  const sources = known.flatMap(({ page }): SourceFile[] => {
    const { source: path, realSource, docPath, variant, defaults } = page
    const admitted = gate(join(config.siteDir, path))
    if ('refusal' in admitted) return []
    const bytes = readBytes(admitted.path)
    const real = realSource !== undefined && { realSource }
    return [{ path, docPath, variant, bytes, ...real, ...(defaults && { defaults }) }]
  })
  const isKnown = sources.every((source) => importsKnown(source, previous, gate))
  if (!isKnown || sources.length < known.length) return nothing
  const compiler = createThreadedCompiler(config, {
    threads: 1,
    components: previous.siteCode.components,
  })
  const compiled = await compiler.compile(sources)
  const pages = sources.flatMap((source, index) => {
    const page = compiled[index]
    return page ? [{ source, compiled: page }] : []
  })
  const edited: Route[] = []
  for (const [index, route] of known.entries()) {
    const one = pages[index]
    if (one?.compiled.page && (await isContained(route, one)))
      edited.push({ ...route, page: one.compiled.page })
  }
  if (edited.length < known.length) return { pages, files: [] }
  const referencesOf = createReferences(previous.site)
  return {
    pages,
    files: edited.flatMap((route) => previous.rendered.renderEdited(route, referencesOf(route))),
  }
}

/** The one doc of a source; a file may also be the page of languages that have no translation. */
function findRoute({ site }: Rendered, path: string): Route | undefined {
  const found = [...site.routes.values()].filter(({ page }) => page.source === path)
  return found.length === 1 ? found[0] : undefined
}

/** False if the page imports a component that isn't compiled yet. */
function importsKnown(source: SourceFile, { site, siteCode }: Rendered, gate: Gate): boolean {
  const { imports } = siteCode.components
  return findComponentImports([source], site.config, gate).every(({ path, names }) =>
    names.every((name) => imports[path]?.names[name] !== undefined),
  )
}

/** True if other pages and the files of the site stay as they are. */
function isArticleEdit(before: Page, after: Page, { site }: Rendered): boolean {
  const shared = ({
    frontMatter,
    title,
    hasStyles,
    formOrigins,
    files,
    styles = {},
    parts = [],
    html,
  }: Page): string =>
    JSON.stringify([
      frontMatter,
      title,
      hasStyles,
      formOrigins,
      files,
      styles,
      parts,
      html.hasRareBlocks,
    ])
  return (
    !after.holes.includes('docCards') &&
    shared(before) === shared(after) &&
    readLinkedAssets([after], site.config, [...site.assets.values(), ...(site.refusedFiles ?? [])])
      .length === 0 &&
    hasKnownLinks(site, createRepositoryLinks(site.config)([after]))
  )
}
