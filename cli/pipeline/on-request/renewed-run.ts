import { resolveLinks } from '../../links/resolve-links.ts'
import type { RenderedSite } from '../../model/rendered-site.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Route } from '../../model/site.ts'
import type { SourceFile } from '../../model/source-file.ts'
import type { CompiledPage } from '../compiling/compile-page.ts'
import { groupFailures } from '../compiling/group-failures.ts'
import type { Rendered } from './rendered-run.ts'

/** Pages that take the place of others. */
export interface Replaced {
  readonly routes: ReadonlyMap<UrlPath, Route>
  readonly compiled: ReadonlyMap<SourceFile, CompiledPage>
  /** The files of a doc that was compiled. */
  readonly filesOf: (route: Route) => ReturnType<RenderedSite['renderEdited']>
}

/** The run with other pages, whose links are resolved; all that pages share is as before. */
export function renewRun(run: Rendered, { routes, compiled, filesOf }: Replaced): Rendered {
  const site = { ...run.site, routes }
  const before = new Set(run.compiled.diagnostics)
  const links = resolveLinks(site)
  const diagnostics = groupFailures([...compiled.values()].flatMap((page) => page.diagnostics))
  return {
    ...run,
    site,
    links,
    compiled: { ...run.compiled, bySource: compiled, diagnostics },
    rendered: { ...run.rendered, pages: () => listPages(run, routes, filesOf) },
    diagnostics: [...run.diagnostics.filter((one) => !before.has(one)), ...diagnostics],
  }
}

function* listPages(
  { rendered: { statics } }: Rendered,
  routes: Replaced['routes'],
  filesOf: Replaced['filesOf'],
): ReturnType<RenderedSite['pages']> & Generator {
  for (const { route, html } of statics) {
    const path = route.output
    const render = () => ({ path, kind: 'page' as const, contents: html })
    yield { path, fingerprint: () => undefined, render }
  }
  for (const route of routes.values()) {
    if (route.page.isOutline) continue
    for (const file of filesOf(route))
      yield { path: file.path, fingerprint: () => undefined, render: () => file }
  }
}
