// What the sidebar does beyond opening and closing, which is the browser's. Enters: its buttons.
import { root } from '../navigation/dom.ts'
import { closest, find } from '../navigation/elements.ts'
import { readStored, writeStored } from '../state/storage.ts'
import { marks } from './marks.ts'

const hiddenKey = 'docs-ssg.sidebar'

/** Branches that the page does not carry are fetched when opened; the sidebar is folded away by a button. */
export function startSidebar(): void {
  root().addEventListener('click', (event) => {
    const toggle = closest(event, marks.toggle)
    if (toggle) void turn(toggle)
    if (closest(event, marks.sidebarHide)) hide(!root().hasAttribute('data-sidebar-hidden'))
  })
  if (readStored(hiddenKey) === 'hidden' && find(marks.sidebarHide)) hide(true)
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
  } catch {
    // The branch's link leads to its first page, which carries the branch.
    find('a', toggle.parentElement ?? undefined)?.click()
  }
}
