// Characters of no language and no markup (https://www.unicode.org/faq/private_use.html#nonchar1),
// which mark places in the HTML of an article until it is cut into pieces.

/**
 * Around everything a component of the site writes. Between `start` and `between` is the location
 * of the component's tag in the page, as JSON.
 */
export const placeMarks = { start: '\uFDD0', between: '\uFDD1', end: '\uFDD2' } as const

/**
 * Around the index of a link, where its URL belongs. In the tree of an article NUL does this, which
 * tokenizers replace.
 */
export const linkMark = '\uFDD3'

/** The place of a link's URL. */
export function toLinkPlaceholder(index: number | string): string {
  return `${linkMark}${index}${linkMark}`
}
