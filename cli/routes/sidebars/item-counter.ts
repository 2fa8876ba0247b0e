import { pluralize } from '../../../runtime/i18n/plural.ts'
import { translationsOf } from '../../../runtime/i18n/translations-of.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'

/** `3 items`, in the language of a page. */
export type CountItems = (count: number) => string

/** Make the function that formats the number of a category's items in a locale. */
export function createItemCounter({ locales }: ResolvedConfig, locale: string): CountItems {
  const { itemCount } = translationsOf(locales, locale)
  return (count) => pluralize(itemCount, count, locale)
}
