// What the page's sidebar leaves out, fetched when it is asked for. Enters: a button or link. Leaves: the list, filled.
import { readPageData } from '../dom/page-data.ts'
import type { NavigationEntry } from '../shared/site-view.ts'
import { createBranchList } from './sidebar-list.ts'

type NavigationFile = ReadonlyMap<string, readonly NavigationEntry[]>

/** Open a pruned branch or close it; rejects when it cannot be fetched. */
export async function turnBranch(toggle: HTMLElement): Promise<void> {
  const item = toggle.parentElement
  const key = item?.querySelector<HTMLElement>(':scope > a')?.dataset['branch'] ?? ''
  const isOpen = toggle.getAttribute('aria-expanded') === 'true'
  const list = toggle.nextElementSibling ?? (await fillBranch(toggle, key))
  toggle.setAttribute('aria-expanded', String(!isOpen))
  if (list instanceof HTMLElement) list.hidden = isOpen
}

async function fillBranch(toggle: HTMLElement, key: string): Promise<Element | null> {
  const items = await loadList(key)
  // Pressed twice while the file was on its way.
  if (toggle.nextElementSibling) return toggle.nextElementSibling
  const list = Document.prototype.createElement.call(document, 'ul')
  list.className = 'menu__list'
  list.id = `docs-ssg-branch-${key}`
  list.append(...createBranchList(items))
  toggle.setAttribute('aria-controls', list.id)
  toggle.after(list)
  return list
}

/** Put the entries before and behind those that are shown, which stay; the focus goes on behind them. */
export async function showWholeList(more: HTMLElement): Promise<void> {
  const { more: key = '', from = '0' } = more.dataset
  const items = await loadList(key)
  const last = more.parentElement
  const list = last?.parentElement
  if (!last || !list) return
  const start = Number(from)
  const shown = list.children.length - 1
  const before = createBranchList(items.slice(0, start))
  const after = createBranchList(items.slice(start + shown))
  const first = list.firstElementChild
  const top = first?.getBoundingClientRect().top ?? 0
  list.prepend(...before)
  last.replaceWith(...after)
  list.setAttribute('data-whole', key)
  stay(list, (first?.getBoundingClientRect().top ?? 0) - top)
  const [next] = after.length > 0 ? after : before
  next?.querySelector('a')?.focus()
}

/** What came in above must not push away what is being looked at. */
function stay(list: Element, moved: number): void {
  for (let at = list.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight) continue
    at.scrollTop += moved
    return
  }
}

async function loadList(key: string): Promise<readonly NavigationEntry[]> {
  const items = (await loadNavigation()).get(key)
  if (!items) throw new Error(`The navigation file has no list \`${key}\`.`)
  return items
}

/** Each version and language has its file; the browser keeps it. */
async function loadNavigation(): Promise<NavigationFile> {
  const href = readPageData(document)?.navigationHref
  if (href === undefined) throw new Error('This page has no navigation file.')
  const response = await fetch(href, { cache: 'force-cache' })
  return parseNavigation(await response.json())
}

/** The lists by key; throws when the file is something else. */
export function parseNavigation(file: unknown): NavigationFile {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new TypeError('This is not a navigation file.')
  }
  const branches: [string, NavigationEntry[]][] = Object.entries(file)
    .filter(([, items]) => Array.isArray(items))
    .map(([key, items]) => [key, items])
  return new Map(branches)
}
