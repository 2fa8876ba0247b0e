import type { Place } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** A page, and where its front matter is written. */
export type FrontMatterOrigin = Pick<Page, 'source' | 'keyPlaces' | 'defaults'>

/**
 * The place of the first of some front matter keys that a page has, in its file or in the
 * `_category_` file that sets them; the top of its file if it has none of them.
 */
export function frontMatterPlace(
  { source, keyPlaces = {}, defaults }: FrontMatterOrigin,
  ...keys: readonly string[]
): Place {
  const inherited = defaults?.places ?? {}
  const own = keys.flatMap((key) => ownValue(keyPlaces, key) ?? []).at(0)
  const outer = keys.flatMap((key) => ownValue(inherited, key) ?? []).at(0)
  return own ? { path: source, ...own } : (outer ?? { path: source, line: 1, column: 1 })
}
