import { ofDocument, root } from '../dom/document.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { marks } from '../dom/selectors.ts'

function closeAllBut(kept: HTMLElement | undefined): void {
  for (const dropdown of findAll(`${marks.dropdown}[open]`)) {
    if (dropdown !== kept) dropdown.removeAttribute('open')
  }
}

/** A dropdown is `details`; the browser opens it, we close it: by Escape, and when the reader turns elsewhere. */
export function startDropdowns(): void {
  root().addEventListener('click', (event) => {
    const link = closest(event, 'a')
    closeAllBut(link ? undefined : closest(event, marks.dropdown))
  })
  root().addEventListener('focusin', (event) => closeAllBut(closest(event, marks.dropdown)))
  root().addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = closest(event, `${marks.dropdown}[open]`) ?? find(`${marks.dropdown}[open]`)
    if (!open) return
    const hadFocus = open.contains(ofDocument('activeElement'))
    open.removeAttribute('open')
    if (hadFocus) find('summary', open)?.focus()
  })
}
