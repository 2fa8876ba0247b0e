import { sidebarAttributes } from '../../runtime/components/sidebar-names.ts'
import { escapeAttribute } from '../../runtime/shared/escape.ts'
import { compactAttribute } from './compact-html.ts'

/**
 * Mark the first sidebar link to the page; a list may contain more than one, but only one is
 * current. The attribute is found as a string, because reading a long menu for every page with its
 * own form would take longer than rendering it.
 */
export function markCurrent(menu: string, href: string): string {
  const docs = menu.indexOf(sidebarAttributes.sidebar)
  if (docs === -1) return menu
  const attribute = ` ${compactAttribute('href', escapeAttribute(href).replaceAll('&#39;', "'"))}`
  // Without quotes, the URLs of other pages may begin like this one.
  const found = [' ', '>'].map((after) => menu.indexOf(attribute + after, docs))
  const at = Math.min(...found.filter((one) => one !== -1))
  if (at === Infinity) return menu
  const end = at + attribute.length
  return `${menu.slice(0, end)} aria-current=page${menu.slice(end)}`
}
