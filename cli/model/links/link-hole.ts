/**
 * The place of a link until its final URL is known: the value of a property in the tree of an article, a part of
 * a value that lists URLs (`srcset`), or the URL of a link in the Markdown of a page.
 *
 * It is a string because attributes are strings for everything between the parser and the writer: plugins of the
 * site, React, and the JSON of the cache and of islands. No author can write it: sources with NUL are refused,
 * Markdown replaces references to it, and `parseProps` replaces it in literals. The text of elements never
 * contains it, so only writers of attributes and of links look for it.
 */
export type LinkHole = string & { readonly brand: 'LinkHole' }

const MARK = '\0'
// oxlint-disable-next-line no-control-regex
const holes = /\0(-1|\d{1,9})\0/g

/** The place of link `index` of a page. */
export function toLinkHole(index: number): LinkHole {
  return `${MARK}${index}${MARK}` as LinkHole
}

/** The place of the cards of a category in the Markdown of a page, until the sidebars are known. */
export const docCardsHole = toLinkHole(-1)

/** True for a value that is or contains the place of a link. */
export function hasLinkHole(value: string): boolean {
  return value.includes(MARK)
}

/** The index of the link whose place the value is; undefined for any other value. */
export function linkIndexOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !value.startsWith(MARK)) return undefined
  const end = value.indexOf(MARK, 1)
  return end === value.length - 1 ? Number(value.slice(1, end)) : undefined
}

/** The parts of a value: text at even indexes, and indexes of links, as text, at odd ones. */
export function splitAtLinkHoles(value: string): readonly string[] {
  return value.split(MARK)
}

/** Replace each place of a link; the function gets the index of the link. */
export function replaceLinkHoles(value: string, replace: (index: number) => string): string {
  return splitAtLinkHoles(value)
    .map((part, at) => (at % 2 === 0 ? part : replace(Number(part))))
    .join('')
}

/** The value without the whole places of links that `isKnown` accepts by their index. */
export function withoutLinkHoles(value: string, isKnown: (index: number) => boolean): string {
  return value.replaceAll(holes, (hole, index: string) => (isKnown(Number(index)) ? '' : hole))
}
