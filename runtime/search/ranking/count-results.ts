import { readPageData } from '../../dom/page-data.ts'
import { pluralize } from '../../i18n/plural.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'

/** The number of hits as text, in the plural form of the page's language. */
export function countResults(name: 'resultCount' | 'seeAllResults', total: number): string {
  const locale = readPageData(globalThis.document)?.locale ?? 'en'
  return pluralize(t(searchTranslations, name), total, locale)
}
