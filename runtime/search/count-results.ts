import { readPageData } from '../navigation/page-data.ts'
import { countWord } from '../shared/words/plural.ts'
import { searchWords } from '../shared/words/search.ts'
import { say } from '../state/say.ts'

/** How many hits there are, in the form of the page's language that fits the number. */
export function countResults(name: 'resultCount' | 'seeAllResults', total: number): string {
  const locale = readPageData(globalThis.document)?.locale ?? 'en'
  return countWord(say(searchWords, name), total, locale)
}
