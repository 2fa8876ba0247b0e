// The sidebar of the next page when it has other links, as on large sites and between sidebars.
import { branch, key as keyAttribute, more, toggle, whole } from '../sidebar/sidebar-attributes.ts'
import { findAll } from '../dom/queries.ts'
import { importElement } from './swap-page.ts'

/** Replace the links of a sidebar, keeping open what the reader opened, and the scroll position. */
export function renewSidebar(part: Element, next: Element): void {
  const fresh = importElement(next)
  // The list scrolls in its column, or with the rest of the menu.
  const scrolled = [part, part.parentElement].map(
    (element) => [element, element?.scrollTop ?? 0] as const,
  )
  for (const item of part.querySelectorAll('li')) keepOpen(item, part, fresh)
  for (const list of part.querySelectorAll(`ul[${whole}]`)) keepWhole(list, fresh)
  part.replaceChildren(...fresh.childNodes)
  for (const [element, top] of scrolled) if (element) element.scrollTop = top
}

/** A category that the reader opened stays open, with the entries that were fetched for it. */
function keepOpen(item: Element, part: Element, fresh: Element): void {
  const key = keyOf(item)
  const counterpart = key === undefined ? itemAt(fresh, pathOf(item, part)) : itemOf(fresh, key)
  if (!counterpart || labelOf(counterpart) !== labelOf(item)) return
  const details = findOwn(item, 'details')
  const freshDetails = findOwn(counterpart, 'details')
  if (freshDetails instanceof HTMLDetailsElement) {
    if (details instanceof HTMLDetailsElement && details.open) freshDetails.open = true
    return
  }
  const button = findOwn(item, `[${toggle}]`)
  const isOpen = details ? details.hasAttribute('open') : button?.ariaExpanded === 'true'
  if (isOpen && findOwn(counterpart, `[${branch}]`)) counterpart.replaceWith(copyItem(item))
}

/**
 * A list that the reader expanded stays expanded: entries that the next page leaves out are kept.
 */
function keepWhole(list: Element, fresh: Element): void {
  const key = list.getAttribute(whole) ?? ''
  const cut = fresh.querySelector(`[${more}="${CSS.escape(key)}"]`)?.closest('ul')
  if (!cut) return
  const shown = new Map([...cut.children].map((item) => [nameOf(item), item]))
  const items = [...list.children].map((item) => shown.get(nameOf(item)) ?? copyItem(item))
  cut.replaceChildren(...items)
  cut.setAttribute(whole, key)
}

/** A copy in which no link is the current one. */
function copyItem(item: Element): Element {
  const copy = importElement(item)
  for (const link of findAll('a', copy)) link.removeAttribute('aria-current')
  return copy
}

/** Categories have keys in large sidebars only. */
function keyOf(item: Element): string | undefined {
  return (
    item.getAttribute(keyAttribute) ??
    findOwn(item, `[${branch}]`)?.getAttribute(branch) ??
    undefined
  )
}

const nameOf = (item: Element): string =>
  keyOf(item) ?? `${findOwn(item, 'a')?.getAttribute('href') ?? ''} ${labelOf(item)}`

function itemOf(sidebar: Element, key: string): Element | undefined {
  const name = CSS.escape(key)
  const found = sidebar.querySelector(`li[${keyAttribute}="${name}"], [${branch}="${name}"]`)
  return found?.closest('li') ?? undefined
}

/** The index of each item from the top down, to find an item that has no key. */
function pathOf(item: Element, part: Element): number[] {
  const path: number[] = []
  for (let at: Element | null = item; at && at !== part; at = at.parentElement) {
    if (at.localName === 'li') path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  }
  return path
}

function itemAt(sidebar: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (at, index) => at?.querySelector('ul')?.children[index],
    sidebar,
  )
}

/** The first match that does not belong to an item inside this one. */
function findOwn(item: Element, selector: string): Element | undefined {
  return [...item.querySelectorAll(selector)].find((found) => found.closest('li') === item)
}

const labelOf = (item: Element): string =>
  (findOwn(item, 'a') ?? findOwn(item, 'summary'))?.textContent.trim() ?? ''
