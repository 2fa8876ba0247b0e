import type { PageData, PageView, SiteView } from '../../runtime/shared/site-view.ts'
import { articleTranslations } from '../../runtime/i18n/article.ts'
import { browserTranslations } from '../../runtime/i18n/translations.ts'
import { searchTranslations } from '../../runtime/i18n/search.ts'
import type { ClientBundle } from '../model/output.ts'
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
    words: toBrowserWords(site, page),
  }
}

/** What the scripts and islands cannot know; nothing for a page in English. */
function toBrowserWords({ words, search }: SiteView, page: PageView): PageData['words'] {
  const isSaid = new Map<string, string>(Object.entries(browserTranslations))
  if (search === undefined) for (const name of Object.keys(searchTranslations)) isSaid.delete(name)
  const mayHaveIslands = page.kind !== 'doc' || page.articleHtml.includes(' data-island="')
  if (mayHaveIslands)
    for (const [name, text] of Object.entries(articleTranslations)) isSaid.set(name, text)
  const own = Object.entries(words).filter(
    ([name, text]) => isSaid.has(name) && isSaid.get(name) !== text,
  )
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
