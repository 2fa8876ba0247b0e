// The entries that the sidebar of a page leaves out, fetched from the navigation file when the
// reader wants them.
import { describeItems, describeSidebar } from '../sidebar-html.ts'
import * as sidebarAttributes from '../sidebar-attributes.ts'
import { createFromTree } from '../../dom/create-element.ts'
import { readPageData } from '../../dom/page-data.ts'
import type { NavigationEntry } from '../../shared/views/site-view.ts'
import { sidebarOptions } from './sidebar-options.ts'

type NavigationFile = ReadonlyMap<string, readonly NavigationEntry[]>

/** Open or close a pruned category; rejects when its list cannot be fetched. */
export async function toggleBranch(toggle: HTMLElement): Promise<void> {
  const link = toggle.previousElementSibling
  const key = link?.getAttribute(sidebarAttributes.branch) ?? ''
  const isOpen = toggle.getAttribute('aria-expanded') === 'true'
  const list = toggle.nextElementSibling ?? (await addBranch(toggle, key))
  toggle.setAttribute('aria-expanded', String(!isOpen))
  if (list instanceof HTMLElement) list.hidden = isOpen
}

async function addBranch(toggle: HTMLElement, key: string): Promise<Element> {
  const items = await loadList(key)
  // The button was pressed twice while the file was loading.
  if (toggle.nextElementSibling) return toggle.nextElementSibling
  const list = createFromTree(describeSidebar(items, sidebarOptions()))
  list.id = `docs-ssg-branch-${key}`
  toggle.setAttribute('aria-controls', list.id)
  toggle.after(list)
  return list
}

/**
 * Add the entries before and after those that are shown. The focus moves to the first entry after
 * them.
 */
export async function showWholeList(more: HTMLElement): Promise<void> {
  const key = more.getAttribute(sidebarAttributes.more) ?? ''
  const items = await loadList(key)
  const last = more.parentElement
  const list = last?.parentElement
  if (!last || !list) return
  const start = Number(more.getAttribute(sidebarAttributes.from))
  const shown = list.children.length - 1
  const before = createItems(items.slice(0, start))
  const after = createItems(items.slice(start + shown))
  const first = list.firstElementChild
  const top = first?.getBoundingClientRect().top ?? 0
  list.prepend(...before)
  last.replaceWith(...after)
  list.setAttribute(sidebarAttributes.whole, key)
  compensateScroll(list, (first?.getBoundingClientRect().top ?? 0) - top)
  const [next] = after.length > 0 ? after : before
  next?.querySelector('a')?.focus()
}

const createItems = (items: readonly NavigationEntry[]): readonly Element[] =>
  describeItems(items, sidebarOptions()).map(createFromTree)

/** Scroll by as much as the entries added above moved what the reader is looking at. */
function compensateScroll(list: Element, moved: number): void {
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

/** Each version and language has its own file; the browser caches it. */
async function loadNavigation(): Promise<NavigationFile> {
  const href = readPageData(document)?.navigationHref
  if (href === undefined) throw new Error('This page has no navigation file.')
  const response = await fetch(href, { cache: 'force-cache' })
  return parseNavigation(await response.json())
}

/** The lists by key; throws when the value is not the content of a navigation file. */
export function parseNavigation(file: unknown): NavigationFile {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new TypeError('This is not a navigation file.')
  }
  const branches: [string, NavigationEntry[]][] = Object.entries(file)
    .filter(([, items]) => Array.isArray(items))
    .map(([key, items]) => [key, items])
  return new Map(branches)
}
