// A hash of everything that a doc is rendered from, apart from the names of scripts. A page whose hash
// and names are those of an earlier build has the same bytes, so it needn't be rendered again.
import type { PageView } from '../../runtime/shared/views/site-view.ts'
import type { Route } from '../model/site.ts'
import { hashOf } from '../primitives/hash.ts'
import type { PageNavigation } from './sidebar/navigation.ts'
import type { RenderContext } from './render-context.ts'

/** Everything that a page is rendered from, besides its article and what all pages share. */
interface OwnInput {
  readonly view: PageView
  readonly version: string
  readonly locale: string
  readonly head: unknown
  readonly navigation: PageNavigation | undefined
  readonly stylesheets?: readonly string[]
}

/** What an edit of a script changes in all pages, although nothing else in them is new. */
export const scriptNames = ({
  entryUrl,
  searchWorkerUrl,
  buildId,
}: RenderContext['input']['bundle']): readonly string[] => [entryUrl, searchWorkerUrl, buildId]

/**
 * Make the function that describes docs. The theme slots of a site are not part of the description,
 * because their code decides for itself what it reads.
 */
export function createFingerprints(
  context: RenderContext,
): (route: Route, input: OwnInput) => string {
  const sidebars = new WeakMap<PageNavigation, string>()
  const variants = new Map<string, string>()
  const describe = ({ key, items, fileHref = '' }: PageNavigation): string =>
    hashOf(key, JSON.stringify(items), fileHref)
  const sharedBy = ({ version, locale }: OwnInput): string => {
    const key = `${version}/${locale}`
    const known = variants.get(key) ?? describeVariant(context, version, locale)
    variants.set(key, known)
    return known
  }
  const describeSidebar = (navigation: PageNavigation): string => {
    const known = sidebars.get(navigation) ?? describe(navigation)
    sidebars.set(navigation, known)
    return known
  }
  return ({ page, url }, input) => {
    const { view, head, navigation, stylesheets } = input
    const { html, links, holes, images, formOrigins = [] } = page
    return hashOf(
      sharedBy(input),
      html.hash,
      navigation === undefined ? '' : describeSidebar(navigation),
      // The sidebar is described once for all pages that share it, the article by its hash.
      JSON.stringify({ ...view, sidebar: undefined }),
      JSON.stringify([
        head,
        stylesheets,
        holes,
        images,
        formOrigins,
        context.input.references.get(url) ?? links.map(({ href }) => href),
      ]),
    )
  }
}

/** The data that all pages of a version and language share. */
function describeVariant(context: RenderContext, version: string, locale: string): string {
  const { site, bundle, inlineStyles = new Map() } = context.input
  const variant = context.variants.get(version, locale)
  const { stylesheetUrl, mathStylesheetUrl, partStylesheets, fonts } = bundle
  const urls = [stylesheetUrl, mathStylesheetUrl, partStylesheets, fonts]
  return hashOf(
    site.config.configHash,
    JSON.stringify([urls, variant.site, variant.favicon]),
    context.headScript.hash,
    context.policyFor([]) ?? '',
    JSON.stringify([...inlineStyles].map(([, { hash }]) => hash)),
  )
}
