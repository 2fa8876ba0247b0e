import type { RenderedStatic } from '../../model/rendered-site.ts'
import { readHtmlFacts } from '../../html/html-facts.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { RenderedPage } from '../../model/output.ts'
import type { Site, StaticRoute } from '../../model/site.ts'
import type { PageRenderer } from '../../render/render-pages.tsx'
import { toPlace } from '../../report/diagnostic.ts'
import { type CodeMaps, endWithThrown } from '../../primitives/text/code-frames.ts'
import { bundleRules } from '../../bundle/bundle-rules.ts'
import { explainDefaultProps } from '../../bundle/components/explain-default-props.ts'

/** A page that isn't a doc, as a whole document. */
type WholeStatic = RenderedStatic & RenderedPage

/** Render the pages that aren't docs; one whose code throws is reported and left out. */
export function renderStatics(
  site: Site,
  renderer: PageRenderer,
  maps: CodeMaps,
): { readonly statics: readonly WholeStatic[]; readonly diagnostics: readonly Diagnostic[] } {
  const statics: WholeStatic[] = []
  const diagnostics: Diagnostic[] = []
  for (const route of site.staticRoutes) {
    try {
      const page = renderer.renderStatic(route)
      statics.push({ ...page, route, facts: readHtmlFacts(page.html) })
    } catch (cause) {
      // A page without code of the site is our own, so this is a bug in docs-ssg.
      if (route.source === undefined) throw cause
      const ignored = explainDefaultProps(cause, { maps, siteDir: site.config.siteDir })
      diagnostics.push(pageFailed(route, route.source, { cause, maps, ignored }))
    }
  }
  return { statics, diagnostics }
}

interface Failure {
  readonly cause: unknown
  readonly maps: CodeMaps
  /** Why a prop of the component is missing, and how to fix it. */
  readonly ignored: string | undefined
}

function pageFailed(
  { url }: StaticRoute,
  source: string,
  { cause, maps, ignored }: Failure,
): Diagnostic {
  return bundleRules['page-failed'].report({
    message: `The page \`${source}\` throws when it is rendered: ${endWithThrown(cause, maps)}`,
    help: ignored ?? 'Fix the component, or add the file to `pagesExclude`.',
    place: toPlace(source, { line: 1, column: 1 }),
    data: { actual: url },
    cause,
  })
}
