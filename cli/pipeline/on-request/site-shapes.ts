import { createReferences } from '../../links/doc-references.ts'
import { hasMarkdown, toMarkdownPath } from '../../model/paths/markdown-url.ts'
import { toOutputPath } from '../../model/paths/output-path.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Page } from '../../model/page.ts'
import type { OutputPath, UrlPath } from '../../model/paths.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { Route, Site } from '../../model/site.ts'
import { createFitTest } from './fits-site.ts'

type RenderEdited = RenderedSite['renderEdited']

/** What stays the same while single pages of a site are compiled; each part is made when it is first needed. */
export interface SiteShape {
  /** The URLs of docs by their files, HTML and Markdown. */
  readonly urlByFile: () => ReadonlyMap<OutputPath, UrlPath>
  readonly fits: () => (outline: Page, page: Page) => boolean
  /** The files of a doc; those of the same page are made once. */
  readonly filesOf: (rendered: RenderedSite, route: Route) => readonly OutputFile[]
}

/** Keep the shape of the last site. */
export function createShapes(): (site: Site) => SiteShape {
  let last: { readonly navigation: Site['navigation']; readonly shape: SiteShape } | undefined
  return (site) => {
    // Sites that differ in compiled pages only share their menus.
    if (last?.navigation !== site.navigation)
      last = { navigation: site.navigation, shape: createShape(site) }
    return last.shape
  }
}

function createShape(site: Site): SiteShape {
  const files = new WeakMap<RenderEdited, WeakMap<Page, readonly OutputFile[]>>()
  const references = once(() => createReferences(site))
  return {
    urlByFile: once(() => listFiles(site)),
    fits: once(() => createFitTest(site)),
    filesOf: ({ renderEdited }, route) => {
      const made = files.get(renderEdited) ?? new WeakMap<Page, readonly OutputFile[]>()
      files.set(renderEdited, made)
      const known = made.get(route.page) ?? renderEdited(route, references()(route))
      made.set(route.page, known)
      return known
    },
  }
}

function listFiles({ config, routes }: Site): ReadonlyMap<OutputPath, UrlPath> {
  const files = new Map<OutputPath, UrlPath>()
  for (const route of routes.values()) {
    files.set(route.output, route.url)
    if (config.llms.pages && hasMarkdown(route))
      files.set(toOutputPath(toMarkdownPath(route.url)), route.url)
  }
  return files
}

function once<Value>(make: () => Value): () => Value {
  const made: Value[] = []
  return () => {
    if (made.length === 0) made.push(make())
    return made[0] ?? make()
  }
}
