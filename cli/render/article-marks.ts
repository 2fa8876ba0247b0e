// Characters that mark places in the HTML of an article until it is split into pieces.

/**
 * Around everything a component of the site writes. Between `start` and `between` is the location
 * of the component's tag in the page, as JSON. No language and no markup uses these characters:
 * https://www.unicode.org/faq/private_use.html#nonchar1
 */
export const placeMarks = { start: '\uFDD0', between: '\uFDD1', end: '\uFDD2' } as const

/**
 * Around the index of a link, where its URL belongs. Markdown replaces NUL, so no author can write
 * it, and strings with it take one byte a character, unlike those with `placeMarks`.
 */
export const linkMark = '\0'

/** The place of a link's URL. */
export function toLinkPlaceholder(index: number | string): string {
  return `${linkMark}${index}${linkMark}`
}
