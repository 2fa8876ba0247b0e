import type { PageData } from '../../../runtime/shared/views/page-data.ts'
import type { PageView } from '../../../runtime/shared/views/site-view.ts'
import type { LocalizedSite } from '../../../runtime/i18n/localized-site.ts'
import { toSearchPath } from '../../../runtime/shared/manifests/search-columns.ts'
import { joinBase } from '../../../runtime/shared/urls/url.ts'
import type { ClientBundle } from '../../model/output.ts'
import type { BrowserTexts } from './browser-texts.ts'
import type { PageNavigation } from '../sidebar/navigation.ts'

interface PageDataInput {
  readonly site: LocalizedSite
  readonly page: PageView
  readonly texts: BrowserTexts
  readonly bundle: ClientBundle
  readonly navigation: PageNavigation | undefined
  /** The article contains components that run in the browser. */
  readonly hasIslands: boolean
}

/** The data that the browser's script receives with a page. */
export function createPageData(input: PageDataInput): PageData {
  const { site, page, texts, bundle, navigation, hasIslands } = input
  return {
    buildId: bundle.buildId,
    kind: page.kind,
    baseUrl: site.baseUrl,
    version: site.version.name,
    locale: site.locale.code,
    navigationHref: navigation?.fileHref,
    searchHrefs: listSearchHrefs(site, bundle),
    analytics: site.analytics,
    translations: page.kind !== 'doc' || hasIslands ? texts.islands : texts.scripts,
  }
}

function listSearchHrefs(
  { search, baseUrl, version, locale }: LocalizedSite,
  { searchWorkerUrl }: ClientBundle,
): PageData['searchHrefs'] {
  if (search?.provider !== 'embedded') return search && [search.configHref]
  const headings = joinBase(baseUrl, toSearchPath(version.name, locale.code))
  return [search.configHref, headings, searchWorkerUrl]
}
