import { ofDocument, root } from '../dom/document.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import * as selectors from '../dom/selectors.ts'

function closeOthers(kept: HTMLElement | undefined): void {
  for (const dropdown of findAll(`${selectors.dropdown}[open]`)) {
    if (dropdown !== kept) dropdown.removeAttribute('open')
  }
}

/**
 * The browser opens a dropdown, which is a `details`. Escape, clicks outside and focus outside
 * close it.
 */
export function startDropdowns(): void {
  root().addEventListener('click', (event) => {
    const link = closest(event, 'a')
    // When a switcher opens, so that its links keep the section of the page in a new window too.
    for (const same of findAll('[data-same]'))
      if (same instanceof HTMLAnchorElement) same.hash = location.hash
    closeOthers(link ? undefined : closest(event, selectors.dropdown))
  })
  root().addEventListener('focusin', (event) => closeOthers(closest(event, selectors.dropdown)))
  root().addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open =
      closest(event, `${selectors.dropdown}[open]`) ?? find(`${selectors.dropdown}[open]`)
    if (!open) return
    const hadFocus = open.contains(ofDocument('activeElement'))
    open.removeAttribute('open')
    if (hadFocus) find('summary', open)?.focus()
  })
}
