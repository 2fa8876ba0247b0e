// What the sidebar does beyond opening and closing, which is the browser's. Enters: its buttons.
import { root } from '../navigation/dom.ts'
import { closest, find } from '../navigation/elements.ts'
import { readStored, writeStored } from '../state/storage.ts'
import { isPlainClick } from '../navigation/plain-click.ts'
import { soon } from '../navigation/soon.ts'
import { marks, swapAttribute } from './marks.ts'
import { addToggles } from './sidebar-toggles.ts'

const hiddenKey = 'docs-ssg.sidebar'

/** Branches that the page does not carry are fetched when opened; the sidebar is folded away by a button. */
export function startSidebar(): void {
  root().addEventListener('click', (event) => {
    const toggle = closest(event, marks.toggle)
    if (toggle) void turn(toggle)
    const more = closest(event, marks.more)
    if (more instanceof HTMLAnchorElement && isPlainClick(event)) {
      event.preventDefault()
      void showAll(more)
    }
    if (closest(event, marks.sidebarHide)) hide(!root().hasAttribute('data-sidebar-hidden'))
  })
  refreshSidebar()
  if (readStored(hiddenKey) === 'hidden' && find(marks.sidebarHide)) hide(true)
}

/** Complete the sidebar of a page that came in, and bring the mark of the page into sight; the page does not move. */
export function refreshSidebar(): void {
  soon(addToggles)
  // With the next frame the page is laid out once for everybody who measures.
  requestAnimationFrame(scrollToCurrent)
}

function scrollToCurrent(): void {
  const current = find(`[${swapAttribute}="sidebar"] [aria-current="page"]`)
  if (!current) return
  let scroller = current.parentElement
  while (scroller && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement
  if (!scroller || scroller === root()) return
  const [mark, frame] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()]
  if (mark.top >= frame.top && mark.bottom <= frame.bottom) return
  scroller.scrollTop += mark.top - frame.top - frame.height / 3
}

function hide(isHidden: boolean): void {
  root().toggleAttribute('data-sidebar-hidden', isHidden)
  find(marks.sidebarHide)?.setAttribute('aria-expanded', String(!isHidden))
  writeStored(hiddenKey, isHidden ? 'hidden' : undefined)
}

async function turn(toggle: HTMLElement): Promise<void> {
  try {
    const { turnBranch } = await import('./sidebar-branch.ts')
    await turnBranch(toggle)
    addToggles()
  } catch {
    // The branch's link leads to its first page, which carries the branch.
    find('a', toggle.parentElement ?? undefined)?.click()
  }
}

async function showAll(more: HTMLAnchorElement): Promise<void> {
  try {
    const { showWholeList } = await import('./sidebar-branch.ts')
    await showWholeList(more)
    addToggles()
  } catch {
    location.assign(more.href)
  }
}
