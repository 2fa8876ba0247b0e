// The menu of narrow screens, a popover: keeps the focus inside, and closes with the browser's back
// button.
import { root } from '../dom/document.ts'
import { find, findAll } from '../dom/queries.ts'
import { createEntry, toEntry } from '../state/history-entry.ts'
import * as selectors from '../dom/selectors.ts'

/**
 * Add what the browser does not do for a popover. It opens and closes it with the buttons, Escape
 * and a click outside.
 */
export function startMenu(): void {
  const menu = find(selectors.menu)
  if (!menu) return
  menu.addEventListener('beforetoggle', (event) => {
    // The browser is about to return the focus to the button, which must not be inert then.
    if (event instanceof ToggleEvent && event.newState === 'closed') setRestInert(menu, false)
  })
  menu.addEventListener('toggle', (event) => {
    const isOpen = event instanceof ToggleEvent && event.newState === 'open'
    setRestInert(menu, isOpen)
    setDialog(menu, isOpen)
    for (const button of findAll(selectors.menuOpen)) {
      button.setAttribute('aria-expanded', String(isOpen))
    }
    if (isOpen) afterOpen(menu)
    else afterClose()
  })
  window.matchMedia('(min-width: 997px)').addEventListener('change', ({ matches }) => {
    if (matches) closeMenu()
  })
  window.addEventListener('popstate', closeMenu)
}

/**
 * Close the menu, because the reader went to another page. Browsers without popovers show it in the
 * page.
 */
export function closeMenu(): void {
  find(selectors.menu)?.hidePopover?.()
}

/**
 * Add a history entry for the open menu, so that the back button closes it. It has the key, and so the
 * scroll position, of the page.
 */
function afterOpen(menu: HTMLElement): void {
  const { key, index } = toEntry(history.state) ?? createEntry(0)
  history.pushState({ key, index: index + 1, menu: true }, '')
  find(selectors.menuClose, menu)?.focus()
  findAll('[aria-current=page]', menu).at(-1)?.scrollIntoView({ block: 'center' })
}

function afterClose(): void {
  if (toEntry(history.state)?.menu === true) history.back()
}

/**
 * The element is a dialog only while it is open, because on wide screens it is a column beside the
 * article.
 */
function setDialog(menu: HTMLElement, isOpen: boolean): void {
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu' }
  for (const [name, value] of Object.entries(dialog)) {
    if (isOpen) menu.setAttribute(name, value)
    else menu.removeAttribute(name)
  }
}

/** Everything that is neither the menu nor an ancestor of it. */
function setRestInert(menu: HTMLElement, inert: boolean): void {
  for (let at: HTMLElement = menu; at.parentElement && at !== root(); at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const isContent = sibling !== at && sibling.localName !== 'head'
      if (isContent && sibling instanceof HTMLElement) sibling.inert = inert
    }
  }
}
