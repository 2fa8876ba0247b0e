// The exported names that a page documents. Given a route, it returns the id at which each name is explained.
import type { Route, Site } from '../../model/site.ts'

/** The whole heading is code. */
const codeHeading = /^<code>([^<]+)<\/code>$/
/** An export, its member, an import path or a call: `store.dispatch`, `@scope/name`, `render()`. */
const name = /^@?[\p{ID_Start}_$][\p{ID_Continue}$./#:-]*(?=(?:\(.*\))?$)/u

/** Names by id, `''` for the page itself: what integrations say of it, then headings that are code. */
export function listNames(
  { page }: Pick<Route, 'page'>,
  { generated }: Pick<Site, 'generated'>,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const one of generated?.texts.get(page.source)?.names ?? []) names.set(one, '')
  for (const { html, text, id, depth } of page.headings) {
    const [found] = (codeHeading.test(html) && name.exec(text.trim())) || []
    if (found !== undefined && !names.has(found)) names.set(found, depth === 1 ? '' : id)
  }
  return names
}
