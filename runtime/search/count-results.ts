import { readPageData } from '../dom/page-data.ts'
import { pluralize } from '../i18n/plural.ts'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'

/** How many hits there are, in the form of the page's language that fits the number. */
export function countResults(name: 'resultCount' | 'seeAllResults', total: number): string {
  const locale = readPageData(globalThis.document)?.locale ?? 'en'
  return pluralize(t(searchTranslations, name), total, locale)
}
