import { countWord } from '../../runtime/shared/words/plural.ts'
import { wordsOf } from '../../runtime/shared/words/words-of.ts'
import type { ResolvedConfig } from '../config/schema.ts'

/** `3 items`, in the language of a page. */
export type CountItems = (count: number) => string

/** How the number of a category's items is said in a locale. */
export function createItemCounter({ locales }: ResolvedConfig, locale: string): CountItems {
  const { itemCount } = wordsOf(locales, locale)
  return (count) => countWord(itemCount, count, locale)
}
