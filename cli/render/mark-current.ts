import { sidebarAttributes } from '../../runtime/components/sidebar-names.ts'
import { escapeAttribute } from '../../runtime/shared/escape.ts'
import { compactAttribute } from '../html/compact-html.ts'

/**
 * Mark the first sidebar link to the page; a list may contain more than one, but only one is
 * current. The attribute is found as a string, because reading a long menu for every page with its
 * own form would take longer than rendering it.
 */
export function markCurrent(menu: string, href: string): string {
  const docs = menu.indexOf(sidebarAttributes.sidebar)
  if (docs === -1) return menu
  const attribute = ` ${compactAttribute('href', escapeAttribute(href).replaceAll('&#39;', "'"))}`
  const at = findAttribute(menu, attribute, docs)
  if (at === -1) return menu
  const end = at + attribute.length
  return `${menu.slice(0, end)} aria-current=page${menu.slice(end)}`
}

/** Without quotes, the URLs of other pages may begin like this one, and labels may contain it. */
function findAttribute(menu: string, attribute: string, from: number): number {
  for (let at = menu.indexOf(attribute, from); at !== -1; at = menu.indexOf(attribute, at + 1)) {
    const after = menu[at + attribute.length]
    if (after !== ' ' && after !== '>') continue
    if (menu.lastIndexOf('<', at) > menu.lastIndexOf('>', at)) return at
  }
  return -1
}
