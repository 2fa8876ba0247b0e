import type { PageData, PageView, SiteView } from '../../runtime/shared/site-view.ts'
import type { ClientBundle } from '../model.ts'
import type { PageNavigation } from './navigation.ts'

interface PageDataInput {
  readonly site: SiteView
  readonly page: PageView
  readonly bundle: ClientBundle
  readonly navigation: PageNavigation | undefined
}

/** What the browser's script is told about a page. */
export function createPageData({ site, page, bundle, navigation }: PageDataInput): PageData {
  return {
    buildId: bundle.buildId,
    kind: page.kind,
    baseUrl: site.baseUrl,
    version: site.version.name,
    locale: site.locale.code,
    navigationHref: navigation?.fileHref,
    searchConfigHref: site.search?.configHref,
    analytics: site.analytics,
  }
}
