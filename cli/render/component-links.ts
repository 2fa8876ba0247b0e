// Links that components of a site write. Enters: the HTML of an article. Leaves: the same with slots for them.
// Must not know what the links lead to.
import type { Place } from '../model/diagnostic.ts'
import type { Link } from '../model/page.ts'
import { decodeEntities } from './decode-entities.ts'

/** Characters of no language and no markup: what stands between them is where a component's tag stands in the page. */
export const placeMarks = { start: '\uFDD0', between: '\uFDD1', end: '\uFDD2' } as const

const PIECE = /\uFDD0([^\uFDD1]*)\uFDD1|(\uFDD2)|(<(\w+)(?=[\s>])(?:"[^"]*"|[^">])*>)/g
const ADDRESS = / (href|src|poster)="([^"\0]*)"/g
/** Other sites, and places of the page itself. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i

/** Cut the addresses that components wrote out of an article; `links` are those of the page that are known already. */
export function cutComponentLinks(
  html: string,
  links: readonly Link[],
): { readonly html: string; readonly links: readonly Link[] } {
  if (!html.includes(placeMarks.start)) return { html, links }
  const found = [...links]
  const open: Place[] = []
  const cut = html.replace(PIECE, (piece, ...[at, end, tag, name = '']: (string | undefined)[]) => {
    if (at !== undefined) open.push(JSON.parse(decodeEntities(at)))
    if (end !== undefined) open.pop()
    const place = open.at(-1)
    if (tag === undefined) return ''
    if (place === undefined) return piece
    return tag.replace(ADDRESS, (attribute, ...[key = '', value = '']: string[]) => {
      const href = decodeEntities(value)
      if (ELSEWHERE.test(href)) return attribute
      const isPage = key === 'href' || name === 'iframe'
      found.push({ kind: isPage ? 'page' : 'asset', href, place, byComponent: true })
      return ` ${key}="\0${found.length - 1}\0"`
    })
  })
  return { html: cut, links: found }
}
