// The files of the Markdown of all pages. Given a rendered site, it returns files that are written one
// at a time, when they are requested.
import { type ListedVariant, toListHref } from '../model/paths/llms-path.ts'
import { hasMarkdown, hasStaticMarkdown, toMarkdownPath } from '../model/paths/markdown-url.ts'
import { toOutputPath } from '../model/paths/output-path.ts'
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

/** Prepare the Markdown files of all pages, their twins. */
export function createTwinFiles({ site, twins, statics, renderDoc }: TwinsInput): TwinFiles {
  const { pages } = site.config.llms
  const noteOf = createNotes(site)
  const fromHtml = (html: string): string =>
    `${writeTwin(readMain(html), { links: [], resolve: twins.toUrl })}\n`
  const pending = (
    { url, note }: { readonly url: UrlPath; readonly note: string },
    fingerprint: () => string | undefined,
    text: () => string,
  ): PendingPage => {
    const path = toOutputPath(toMarkdownPath(url))
    const render = (): OutputFile => ({ path, kind: 'manifest', contents: `${note}\n\n${text()}` })
    return { path, fingerprint, render }
  }
  const ofDoc = (route: Route): PendingPage | undefined => {
    if (!pages || !hasMarkdown(route)) return undefined
    const note = noteOf(route.page.variant)
    const fingerprint = (): string | undefined =>
      route.page.twin && `${twins.fingerprintOf(route)} ${note}`
    const file = { url: route.url, note }
    return pending(file, fingerprint, () => twins.textOf(route) ?? fromHtml(renderDoc(route)))
  }
  const all = function* (): Iterable<PendingPage> {
    if (!pages) return
    const version = site.config.versions[0]?.name ?? ''
    for (const route of site.routes.values()) {
      const file = ofDoc(route)
      if (file) yield file
    }
    for (const { route, html } of statics)
      if (hasStaticMarkdown(route)) {
        const note = noteOf({ version, locale: route.locale })
        yield pending({ url: route.url, note }, none, () => fromHtml(html))
      }
  }
  return { all, ofDoc }
}

const none = (): undefined => undefined

/** Make the function for the first line of each file, for programs that have found only this one. */
function createNotes({ config }: Site): (variant: ListedVariant) => string {
  const origin = config.url
  const notes = new Map<string, string>()
  return (variant) => {
    const href = toListHref(config, variant)
    const note =
      notes.get(href) ??
      `> For AI agents: [llms.txt](${origin}${href}) lists all pages of this documentation.`
    notes.set(href, note)
    return note
  }
}
