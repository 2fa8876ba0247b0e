// What the sidebar does beyond opening and closing, which is the browser's. Enters: its buttons.
import { root } from '../dom/document.ts'
import { closest, find } from '../dom/queries.ts'
import { readStored, writeStored } from '../dom/storage.ts'
import { marks, swapAttribute } from '../dom/selectors.ts'

const hiddenKey = 'docs-ssg.sidebar'

/** The sidebar is folded away by a button. */
export function startSidebar(): void {
  root().addEventListener('click', (event) => {
    if (closest(event, marks.sidebarHide)) hide(!root().hasAttribute('data-sidebar-hidden'))
  })
  refreshSidebar()
  if (readStored(hiddenKey) === 'hidden' && find(marks.sidebarHide)) hide(true)
}

/** Bring the mark of the page that is read into sight; the page itself does not move. */
export function refreshSidebar(): void {
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
