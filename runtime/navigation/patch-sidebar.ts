// The sidebar across pages. Enters: the one that is shown and the next page's. Leaves: what the reader opened, open.
import { swapAttribute } from '../dom/selectors.ts'
import { isSwapped } from './swap-page.ts'

/** Bring the sidebar up to date without losing what is open and how far it is scrolled; true when it was one. */
export function patchSidebar(part: Element, next: Element): boolean {
  if (part.getAttribute(swapAttribute) !== 'sidebar') return false
  if (hasSameLinks(part, next)) {
    moveMark(part, next)
    return true
  }
  const fresh = isSwapped(next)
  // The list scrolls in its column, or with the rest of the menu.
  const tops = [part, part.parentElement].map((box) => [box, box?.scrollTop ?? 0] as const)
  for (const item of part.querySelectorAll('li')) keepBranch(item, part, fresh)
  for (const list of part.querySelectorAll('ul[data-whole]')) keepWhole(list, fresh)
  part.replaceChildren(...fresh.childNodes)
  for (const [box, top] of tops) if (box) box.scrollTop = top
  return true
}

const links = (within: Element): HTMLAnchorElement[] => [...within.querySelectorAll('a')]

function addresses(within: Element): string {
  return links(within)
    .map((link) => `${link.getAttribute('href') ?? ''} ${link.textContent}`)
    .join('\n')
}

function hasSameLinks(part: Element, next: Element): boolean {
  return addresses(part) === addresses(next)
}

/** The same links: only the current one is another, and the way to it is opened. */
function moveMark(part: Element, next: Element): void {
  const nextLinks = links(next)
  for (const [index, link] of links(part).entries()) {
    const current = nextLinks[index]?.getAttribute('aria-current') ?? null
    if (current === null) link.removeAttribute('aria-current')
    else mark(link, current, part)
  }
}

function mark(link: Element, current: string, part: Element): void {
  link.setAttribute('aria-current', current)
  for (let at = link.parentElement; at && at !== part; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
  }
}

/** A category that the reader opened stays open; what was fetched for it is kept. */
function keepBranch(item: Element, part: Element, fresh: Element): void {
  const key = keyOf(item)
  const twin = key === undefined ? itemAt(fresh, pathOf(item, part)) : itemOf(fresh, key)
  if (!twin || labelOf(twin) !== labelOf(item)) return
  const details = ownOf(item, 'details')
  const twinDetails = ownOf(twin, 'details')
  if (twinDetails instanceof HTMLDetailsElement) {
    if (details instanceof HTMLDetailsElement && details.open) twinDetails.open = true
    return
  }
  const toggle = ownOf(item, '[data-toggle]')
  const isOpen = details ? details.hasAttribute('open') : toggle?.ariaExpanded === 'true'
  if (isOpen && ownOf(twin, '[data-branch]')) twin.replaceWith(unmarked(item))
}

/** A list that the reader had shown whole stays whole: its entries that the next page leaves out are kept. */
function keepWhole(list: Element, fresh: Element): void {
  const key = list.getAttribute('data-whole') ?? ''
  const cut = fresh.querySelector(`[data-more="${CSS.escape(key)}"]`)?.closest('ul')
  if (!cut) return
  const shown = new Map([...cut.children].map((item) => [nameOf(item), item]))
  const whole = [...list.children].map((item) => shown.get(nameOf(item)) ?? unmarked(item))
  cut.replaceChildren(...whole)
  cut.setAttribute('data-whole', key)
}

function unmarked(item: Element): Element {
  const kept = isSwapped(item)
  for (const link of links(kept)) link.removeAttribute('aria-current')
  return kept
}

/** In large sidebars categories have keys. */
function keyOf(item: Element): string | undefined {
  return (
    item.getAttribute('data-key') ??
    ownOf(item, '[data-branch]')?.getAttribute('data-branch') ??
    undefined
  )
}

const nameOf = (item: Element): string =>
  keyOf(item) ?? `${ownOf(item, 'a')?.getAttribute('href') ?? ''} ${labelOf(item)}`

function itemOf(within: Element, key: string): Element | undefined {
  const name = CSS.escape(key)
  const found = within.querySelector(`li[data-key="${name}"], [data-branch="${name}"]`)
  return found?.closest('li') ?? undefined
}

/** Which child of which child, where categories have no names of their own. */
function pathOf(item: Element, part: Element): number[] {
  const path: number[] = []
  for (let at: Element | null = item; at && at !== part; at = at.parentElement) {
    if (at.localName === 'li') path.unshift([...(at.parentElement?.children ?? [])].indexOf(at))
  }
  return path
}

function itemAt(within: Element, path: readonly number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (at, index) => at?.querySelector('ul')?.children[index],
    within,
  )
}

/** The first match that does not belong to an item further in. */
function ownOf(item: Element, selector: string): Element | undefined {
  return [...item.querySelectorAll(selector)].find((found) => found.closest('li') === item)
}

const labelOf = (item: Element): string =>
  (ownOf(item, 'a') ?? ownOf(item, 'summary'))?.textContent.trim() ?? ''
