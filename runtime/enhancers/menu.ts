// The drawer of narrow screens. Enters: a popover. Leaves: one that keeps the focus and that the back button closes.
import { root } from '../dom/document.ts'
import { find, findAll } from '../dom/queries.ts'
import { createEntry, toEntry } from '../state/history-entry.ts'
import { marks } from '../dom/selectors.ts'

/** The browser opens and closes the popover, by button, Escape and a click beside it; we do what it does not. */
export function startMenu(): void {
  const menu = find(marks.menu)
  if (!menu) return
  const hide = (): void => {
    if (menu.matches(':popover-open')) menu.hidePopover()
  }
  menu.addEventListener('beforetoggle', (event) => {
    // Before the browser gives the focus back: it could not go to an inert button.
    if (event instanceof ToggleEvent && event.newState === 'closed') setRestInert(menu, false)
  })
  menu.addEventListener('toggle', (event) => {
    const isOpen = event instanceof ToggleEvent && event.newState === 'open'
    setRestInert(menu, isOpen)
    setDialog(menu, isOpen)
    for (const button of findAll(marks.menuOpen)) {
      button.setAttribute('aria-expanded', String(isOpen))
    }
    if (isOpen) enter(menu)
    else leave()
  })
  window.matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) hide()
  })
  window.addEventListener('popstate', hide)
}

/** A new page has come: the menu has done its work. */
export function closeMenu(): void {
  const menu = find(marks.menu)
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

/** The open menu has an entry in the history, so that the back button closes it. */
function enter(menu: HTMLElement): void {
  const index = (toEntry(history.state)?.index ?? 0) + 1
  history.pushState(createEntry(index, true), '')
  find('[aria-current="page"], a, button', menu)?.scrollIntoView({ block: 'nearest' })
  find(marks.menuClose, menu)?.focus()
}

function leave(): void {
  if (toEntry(history.state)?.menu === true) history.back()
}

/** On wide screens the same element is a column beside the article, so it is a dialog only while it is open. */
function setDialog(menu: HTMLElement, isOpen: boolean): void {
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }
  for (const [name, value] of Object.entries(dialog)) {
    if (isOpen) menu.setAttribute(name, value)
    else menu.removeAttribute(name)
  }
}

/** All that is neither the menu nor around it. */
function setRestInert(menu: HTMLElement, inert: boolean): void {
  for (let at: HTMLElement = menu; at.parentElement && at !== root(); at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const isContent = sibling !== at && sibling.localName !== 'head'
      if (isContent && sibling instanceof HTMLElement) sibling.inert = inert
    }
  }
}
