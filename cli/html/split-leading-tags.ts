import type { StartTag } from './html-token.ts'
import { readHtml } from './read-html.ts'

/**
 * The start tags that `isLeading` accepts at the very beginning of a fragment, as they are written,
 * and the rest of it.
 */
export function splitLeadingTags(
  html: string,
  isLeading: (tag: StartTag) => boolean,
): { readonly tags: readonly string[]; readonly rest: string } {
  const tokens = readHtml(html, (tag) => !isLeading(tag))
  const first = tokens.findIndex(({ kind }) => kind !== 'start')
  const leading = first === -1 ? tokens : tokens.slice(0, first)
  return {
    tags: leading.map(({ start, end }) => html.slice(start, end)),
    rest: html.slice(leading.at(-1)?.end ?? 0),
  }
}
