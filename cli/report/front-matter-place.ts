import type { Place } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'

/**
 * The place of the first of some front matter keys that a page has; the top of its file if it has
 * none of them.
 */
export function frontMatterPlace(
  { source, keyPlaces = {} }: Pick<Page, 'source' | 'keyPlaces'>,
  ...keys: readonly string[]
): Place {
  const key = keys.find((name) => Object.hasOwn(keyPlaces, name))
  const found = key === undefined ? undefined : keyPlaces[key]
  return { path: source, ...(found ?? { line: 1, column: 1 }) }
}
