// Renders single docs of a site whose pages are not all compiled.
import type { LoadedPages } from '../../bundle/react-pages/load-react-pages.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { readLinkedAssets } from '../../content/sources/read-linked-assets.ts'
import { createRepositoryLinks, hasKnownLinks } from '../../content/sources/repository-links.ts'
import type { LastUpdates } from '../../content/sources/read-last-updates.ts'
import type { SourceSet } from '../../content/sources/read-sources.ts'
import { createReferences } from '../../links/doc-references.ts'
import { createContentStyles } from '../../manifests/content-styles.ts'
import { createPolicyElement } from '../../manifests/content-policy.ts'
import { createHostFiles } from '../../manifests/host-files.ts'
import { createRedirectPages } from '../../manifests/redirect-pages.ts'
import type { ClientBundle, OutputFile } from '../../model/output.ts'
import type { Page } from '../../model/page.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Route, Site } from '../../model/site.ts'
import type { ResolvedReference } from '../../model/links/links.ts'
import { createStylesheetsOf } from './page-stylesheets.ts'
import { renderCode } from './render-site-code.ts'
import { readLock } from '../mark-stale.ts'
import { createRoutedSite } from '../route-site.ts'

interface EarlyRendererInput {
  readonly config: ResolvedConfig
  readonly sources: SourceSet
  /** Compiled pages, and outlines of the others. */
  readonly pages: readonly Page[]
  readonly updates: LastUpdates
  readonly react: LoadedPages
  readonly bundle: ClientBundle
}

export interface EarlyRenderer {
  readonly site: Site
  /** Everything that pages need besides their HTML, and the pages that aren't docs. */
  readonly files: readonly OutputFile[]
  /** True if the site stays as it is when the page takes the place of its outline. */
  readonly fits: (outline: Page, page: Page) => boolean
  readonly render: (route: Route) => readonly OutputFile[]
}

/** Create the site from what is known of its pages. */
export function createEarlyRenderer(input: EarlyRendererInput): EarlyRenderer {
  const { config, sources, pages, react, bundle } = input
  const { site } = createRoutedSite(config, input)
  const lock = readLock(config)
  const repositoryLinksOf = createRepositoryLinks(config)
  const references = new Map<UrlPath, readonly ResolvedReference[]>()
  const referencesOf = createReferences(site)
  const styles = createContentStyles(pages)
  const { renderer, statics, hasStyles } = renderCode({
    site,
    bundle,
    references,
    reactPages: react.pages,
    slots: react.slots,
    maps: react.maps,
    stylesheetsOf: createStylesheetsOf(site, bundle, styles),
  })
  const policy = { scriptHashes: renderer.inlineScriptHashes, hasStyles }
  return {
    site,
    files: [
      ...bundle.files,
      ...(styles ? [styles] : []),
      ...renderer.navigationFiles,
      ...createHostFiles(site, policy).filter(({ path }) => !site.assets.has(path)),
      ...createRedirectPages(site, createPolicyElement({ config, scriptHashes: [] })),
      ...statics.map(({ output, html }) => ({
        path: output,
        kind: 'page' as const,
        contents: html,
      })),
    ],
    // Notes about stale sections link to ids of the original, which may be an outline.
    fits: (outline, page) =>
      lock?.has(page.source) !== true &&
      (page === outline ||
        (page.title === outline.title &&
          page.hasStyles !== true &&
          page.formOrigins === undefined &&
          page.files === undefined &&
          Object.keys(page.styles ?? {}).length === 0 &&
          readLinkedAssets([page], config, sources.assets).length === 0 &&
          hasKnownLinks(site, repositoryLinksOf([page])))),
    render: (route) => {
      references.set(route.url, referencesOf(route))
      const { output, html } = renderer.openDoc(route).render()
      return [{ path: output, kind: 'page', contents: html }]
    },
  }
}
