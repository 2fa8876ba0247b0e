import { readPageData } from '../dom/page-data.ts'
import { countWord } from '../i18n/plural.ts'
import { searchWords } from '../i18n/search.ts'
import { say } from '../i18n/t.ts'

/** How many hits there are, in the form of the page's language that fits the number. */
export function countResults(name: 'resultCount' | 'seeAllResults', total: number): string {
  const locale = readPageData(globalThis.document)?.locale ?? 'en'
  return countWord(say(searchWords, name), total, locale)
}
