import type { ClientBundle, OutputFile } from '../model/output.ts'
import type { Page } from '../model/page.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Site } from '../model/site.ts'
import type { PageRenderer } from '../render/render-pages.tsx'
import type { RenderedMemory } from './pipeline-memory.ts'

/** What docs are rendered from, beside their own pages. */
export interface DocsInput {
  readonly site: Site
  readonly renderer: PageRenderer
  readonly references: ReadonlyMap<UrlPath, unknown>
  /** What every page shows of the others: when it changes, all pages are rendered again. */
  readonly shared: string
  readonly stylesheetsOf: (page: Page) => readonly string[]
}

/** Titles, sidebars, bundle and config: what a change of one page can change on all others. */
export function describeShared(site: Site, { buildId }: ClientBundle): string {
  const titles = [...site.routes.values()].map(({ url, id, page }) => [url, id, page.title])
  return JSON.stringify([titles, [...site.sidebars], buildId, site.config.configHash])
}

/** Render docs one at a time; memory gives those of which nothing has changed. */
export function* renderDocs(
  input: DocsInput,
  memory: RenderedMemory | undefined,
): Iterable<OutputFile> {
  const { site, renderer, references, shared, stylesheetsOf } = input
  for (const route of site.routes.values()) {
    const from = [
      route.page,
      JSON.stringify(references.get(route.url)),
      shared,
      route.lastUpdate?.date,
      stylesheetsOf(route.page).join(),
    ]
    const known = memory?.get(route.url)
    if (known && known.from.every((part, index) => part === from[index])) {
      yield known.file
      continue
    }
    const { output, html } = renderer.renderDoc(route)
    const file: OutputFile = { path: output, kind: 'page', contents: html }
    memory?.set(route.url, { from, file })
    yield file
  }
}
