// A branch that the page does not carry, fetched when it is opened. Enters: its button. Leaves: its list, filled.
import { byId } from '../navigation/dom.ts'
import { readPageData } from '../navigation/page-data.ts'
import type { SidebarView } from '../shared/site-view.ts'
import { createBranchList } from './sidebar-list.ts'

type NavigationFile = ReadonlyMap<string, readonly SidebarView[]>

/** Open a branch or close it; rejects when it cannot be fetched. */
export async function turnBranch(toggle: HTMLElement): Promise<void> {
  const list = byId(toggle.getAttribute('aria-controls') ?? '')
  if (!list) return
  const isOpen = toggle.getAttribute('aria-expanded') === 'true'
  const { branch } = toggle.dataset
  if (!isOpen && branch !== undefined && !list.hasChildNodes()) {
    const items = (await loadNavigation()).get(branch)
    if (!items) throw new Error(`The navigation file has no branch \`${branch}\`.`)
    list.append(...createBranchList(items, toggle))
  }
  toggle.setAttribute('aria-expanded', String(!isOpen))
  list.hidden = isOpen
}

/** Each version and language has its file; the browser keeps it. */
async function loadNavigation(): Promise<NavigationFile> {
  const href = readPageData(document)?.navigationHref
  if (href === undefined) throw new Error('This page has no navigation file.')
  const response = await fetch(href, { cache: 'force-cache' })
  return parseNavigation(await response.json())
}

/** The branches by key; throws when the file is something else. */
export function parseNavigation(file: unknown): NavigationFile {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new TypeError('This is not a navigation file.')
  }
  const branches: [string, SidebarView[]][] = Object.entries(file)
    .filter(([, items]) => Array.isArray(items))
    .map(([key, items]) => [key, items])
  return new Map(branches)
}
