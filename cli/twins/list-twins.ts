// The files of the Markdown of all pages. Given a rendered site, it returns files that are written one
// at a time, when they are requested.
import { joinBase } from '../../runtime/shared/url.ts'
import { hasMarkdown, hasStaticMarkdown, toMarkdownPath } from '../model/markdown-url.ts'
import { toOutputPath } from '../model/output-path.ts'
import type { OutputFile, PendingPage } from '../model/output.ts'
import type { UrlPath } from '../model/paths.ts'
import type { RenderedStatic } from '../model/rendered-site.ts'
import type { Route, Site } from '../model/site.ts'
import type { TwinPages } from './page-twin.ts'
import { readMain } from './read-html-nodes.ts'
import { writeTwin } from './write-twin.ts'

/** What the Markdown of all pages is made from. */
export interface TwinsInput {
  readonly site: Site
  readonly twins: TwinPages
  readonly statics: readonly RenderedStatic[]
  /** The whole document of a doc that has no article, such as a list of posts. */
  readonly renderDoc: (route: Route) => string
}

/** The Markdown files of pages. */
export interface TwinFiles {
  /** Those of all pages; that of an article that is the same as before has the same fingerprint. */
  readonly all: () => Iterable<PendingPage>
  /** That of one doc; undefined if it has none. */
  readonly ofDoc: (route: Route) => PendingPage | undefined
}

/** Prepare the files of the Markdown of all pages. */
export function createTwinFiles({ site, twins, statics, renderDoc }: TwinsInput): TwinFiles {
  const { pages } = site.config.llms
  const note = noteOf(site)
  const fromHtml = (html: string): string =>
    `${writeTwin(readMain(html), { links: [], resolve: twins.toUrl })}\n`
  const pending = (
    url: UrlPath,
    fingerprint: string | undefined,
    text: () => string,
  ): PendingPage => {
    const path = toOutputPath(toMarkdownPath(url))
    const render = (): OutputFile => ({ path, kind: 'manifest', contents: `${note}\n\n${text()}` })
    return { path, fingerprint: () => fingerprint, render }
  }
  const ofDoc = (route: Route): PendingPage | undefined => {
    if (!pages || !hasMarkdown(route)) return undefined
    const fingerprint = route.page.twin && `${twins.fingerprintOf(route)} ${note}`
    return pending(route.url, fingerprint, () => twins.textOf(route) ?? fromHtml(renderDoc(route)))
  }
  const all = function* (): Iterable<PendingPage> {
    if (!pages) return
    for (const route of site.routes.values()) {
      const file = ofDoc(route)
      if (file) yield file
    }
    for (const { route, html } of statics)
      if (hasStaticMarkdown(route)) yield pending(route.url, undefined, () => fromHtml(html))
  }
  return { all, ofDoc }
}

/** The first line of each file, for programs that have found only this one. */
function noteOf({ config }: Site): string {
  const url = config.url.replace(/\/+$/, '') + joinBase(config.baseUrl, 'llms.txt')
  return `> For AI agents: [llms.txt](${url}) lists all pages of this documentation.`
}
