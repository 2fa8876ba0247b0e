import type { PageData, PageView } from '../../runtime/shared/site-view.ts'
import { articleTranslations } from '../../runtime/i18n/article.ts'
import { browserTranslations } from '../../runtime/i18n/translations.ts'
import type { LocalizedSite } from '../../runtime/i18n/localized-site.ts'
import { searchTranslations } from '../../runtime/i18n/search.ts'
import type { ClientBundle } from '../model/output.ts'
import type { PageNavigation } from './navigation.ts'

interface PageDataInput {
  readonly site: LocalizedSite
  readonly page: PageView
  readonly bundle: ClientBundle
  readonly navigation: PageNavigation | undefined
}

/** The data that the browser's script receives with a page. */
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
    translations: toBrowserTranslations(site, page),
  }
}

/**
 * Translations that scripts and islands need; undefined for a page in English, because they contain
 * that already.
 */
function toBrowserTranslations(
  { translations, search }: LocalizedSite,
  page: PageView,
): PageData['translations'] {
  const english = new Map<string, string>(Object.entries(browserTranslations))
  if (search === undefined) for (const name of Object.keys(searchTranslations)) english.delete(name)
  const mayHaveIslands = page.kind !== 'doc' || page.articleHtml.includes(' data-island="')
  if (mayHaveIslands)
    for (const [name, text] of Object.entries(articleTranslations)) english.set(name, text)
  const own = Object.entries(translations).filter(
    ([name, text]) => english.has(name) && english.get(name) !== text,
  )
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
