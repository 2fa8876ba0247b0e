import * as sidebarAttributes from './sidebar-attributes.ts'
import { escapeAttribute } from '../shared/html/escape.ts'

/**
 * Mark the first sidebar link to the page; a list may contain more than one, but only one is
 * current. The attribute is found as a string, because reading a long menu for every page with its
 * own form would take longer than rendering it.
 */
export function markCurrent(menu: string, href: string): string {
  const docs = menu.indexOf(sidebarAttributes.sidebar)
  if (docs === -1) return menu
  const attribute = ` href="${escapeAttribute(href).replaceAll('&#39;', "'")}"`
  const at = menu.indexOf(attribute, docs)
  if (at === -1) return menu
  const end = at + attribute.length
  return `${menu.slice(0, end)} aria-current="page"${menu.slice(end)}`
}
