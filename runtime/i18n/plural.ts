import { interpolate } from './interpolate.ts'

/**
 * The order of the forms in a text. Each language has some of them, for example English `one` and
 * `other`.
 */
const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * The plural form of a text for a number, with `{count}` replaced. The forms are separated by `|`,
 * in the order of the plural categories of the language. When there are too few, the last one is
 * used for the rest.
 * https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules
 */
export function pluralize(text: string, count: number, locale: string): string {
  const forms = text.split('|')
  const form = forms.length === 1 ? 0 : indexOf(count, locale)
  return interpolate(forms[Math.min(form, forms.length - 1)] ?? text, { count })
}

function indexOf(count: number, locale: string): number {
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  return order
    .filter((category) => pluralCategories.includes(category))
    .indexOf(rules.select(count))
}
