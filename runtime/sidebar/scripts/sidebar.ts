import { root } from '../../dom/document.ts'
import { categoriesKey } from './categories-key.ts'
import { hiddenKey } from './hidden-key.ts'
import { closest, find } from '../../dom/queries.ts'
import { readStored, writeStored } from '../../dom/storage.ts'
import * as selectors from '../../dom/selectors.ts'
import { swapAttribute } from '../../dom/selectors.ts'
import { tryTo } from '../../dom/try-to.ts'

/**
 * Hide or show the sidebar with its button, and remember the choice. Keep the categories that the
 * reader opened or closed, also after a full load.
 */
export function startSidebar(): void {
  root().addEventListener('click', (event) => {
    if (closest(event, selectors.sidebarHide))
      setHidden(!root().hasAttribute('data-sidebar-hidden'))
    if (closest(event, '[data-sidebar] summary')) withCategories('saveCategories')
  })
  refreshSidebar()
  if (readStored(hiddenKey) === 'hidden' && find(selectors.sidebarHide)) setHidden(true)
  if (hasCategories()) withCategories('restoreCategories')
}

function hasCategories(): boolean {
  try {
    return window.sessionStorage.getItem(categoriesKey) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}

/** Few readers need this code. */
function withCategories(task: 'saveCategories' | 'restoreCategories'): void {
  tryTo(import('./categories.ts').then((categories) => categories[task]()))
}

/** Scroll the sidebar to the link of the current page. The page itself does not scroll. */
export function refreshSidebar(): void {
  // In the next frame, so that all features that measure share one layout.
  requestAnimationFrame(scrollToCurrent)
}

function scrollToCurrent(): void {
  const current = find(`[${swapAttribute}="sidebar"] [aria-current="page"]`)
  if (!current) return
  let scroller = current.parentElement
  while (scroller && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement
  if (!scroller || scroller === root()) return
  const [link, frame] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (link.top >= frame.top && link.bottom <= frame.bottom) return
  scroller.scrollTop += link.top - frame.top - frame.height / 3
}

function setHidden(isHidden: boolean): void {
  root().toggleAttribute('data-sidebar-hidden', isHidden)
  find(selectors.sidebarHide)?.setAttribute('aria-expanded', String(!isHidden))
  writeStored(hiddenKey, isHidden ? 'hidden' : undefined)
}
