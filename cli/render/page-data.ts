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
    translations: browserTranslationsOf(site, page),
  }
}

/** What the scripts and islands cannot know; nothing for a page in English. */
function browserTranslationsOf(
  { translations, search }: LocalizedSite,
  page: PageView,
): PageData['translations'] {
  const isSaid = new Map<string, string>(Object.entries(browserTranslations))
  if (search === undefined) for (const name of Object.keys(searchTranslations)) isSaid.delete(name)
  const mayHaveIslands = page.kind !== 'doc' || page.articleHtml.includes(' data-island="')
  if (mayHaveIslands)
    for (const [name, text] of Object.entries(articleTranslations)) isSaid.set(name, text)
  const own = Object.entries(translations).filter(
    ([name, text]) => isSaid.has(name) && isSaid.get(name) !== text,
  )
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
