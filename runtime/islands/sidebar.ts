// What the sidebar does beyond opening and closing, which is the browser's. Enters: buttons of pruned branches.
import { byId, root } from '../navigation/dom.ts'
import { closest, find } from '../navigation/elements.ts'
import { readPageData } from '../navigation/page-data.ts'
import { readStored, writeStored } from '../state/storage.ts'
import { marks } from './marks.ts'
import { createBranchList, type NavigationFile, parseNavigation } from './sidebar-branch.ts'

const hiddenKey = 'docs-ssg.sidebar'

/** Branches that the page does not carry are fetched when opened, once for all. */
export function startSidebar(): void {
  const load = createLoader()
  root().addEventListener('click', (event) => {
    const toggle = closest(event, marks.toggle)
    if (toggle) void turn(toggle, load)
    if (closest(event, marks.sidebarHide)) hide(!root().hasAttribute('data-sidebar-hidden'))
  })
  if (readStored(hiddenKey) === 'hidden' && find(marks.sidebarHide)) hide(true)
}

function hide(isHidden: boolean): void {
  root().toggleAttribute('data-sidebar-hidden', isHidden)
  find(marks.sidebarHide)?.setAttribute('aria-expanded', String(!isHidden))
  writeStored(hiddenKey, isHidden ? 'hidden' : undefined)
}

type Load = () => Promise<NavigationFile>

/** The file is that of the page's version and locale. */
function createLoader(): Load {
  const files = new Map<string, Promise<NavigationFile>>()
  return () => {
    const href = readPageData(document)?.navigationHref
    if (href === undefined) return Promise.reject(new Error('This page has no navigation file.'))
    const known = files.get(href)
    if (known) return known
    const file = fetch(href)
      .then((response) => response.json())
      .then(parseNavigation)
    file.catch(() => files.delete(href))
    files.set(href, file)
    return file
  }
}

async function turn(toggle: HTMLElement, load: Load): Promise<void> {
  const list = byId(toggle.getAttribute('aria-controls') ?? '')
  if (!list) return
  const isOpen = toggle.getAttribute('aria-expanded') === 'true'
  const { branch } = toggle.dataset
  if (!isOpen && branch !== undefined && !list.hasChildNodes()) {
    toggle.setAttribute('aria-busy', 'true')
    const items = await load().then(
      (file) => file.get(branch),
      () => undefined,
    )
    toggle.removeAttribute('aria-busy')
    // The branch's link leads to its first page, which carries the branch.
    if (!items) return find('a', toggle.parentElement ?? undefined)?.click()
    list.append(...createBranchList(items, toggle))
  }
  toggle.setAttribute('aria-expanded', String(!isOpen))
  list.hidden = isOpen
}
