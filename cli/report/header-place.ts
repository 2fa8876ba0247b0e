import type { Place } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'

/** Where the first of some front matter keys stands that a page has; the top of its file when it has none. */
export function headerPlace(
  { source, keyPlaces = {} }: Pick<Page, 'source' | 'keyPlaces'>,
  ...keys: readonly string[]
): Place {
  const key = keys.find((name) => Object.hasOwn(keyPlaces, name))
  const found = key === undefined ? undefined : keyPlaces[key]
  return { path: source, ...(found ?? { line: 1, column: 1 }) }
}
