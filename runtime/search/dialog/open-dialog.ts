// Room: the dialog that opens over a page
import { ofDocument } from '../../dom/document.ts'
import { createElement } from '../../dom/create-element.ts'
import { find } from '../../dom/queries.ts'

/** Close the dialog. It says so with an event, so that the code that searches can stop. */
export const closeDialog = (dialog: HTMLElement): boolean =>
  dialog.dispatchEvent(new Event('close'))

/**
 * Open the dialog with its field before the code that searches is there, so that no key is lost.
 * When it is closed, the focus returns to `opener`.
 *
 * It is a popover, because a modal dialog makes the page inert, for which browsers compute the
 * style of every element again: 100 ms for a long page on a slow phone. The code that searches
 * keeps the focus inside.
 */
export function openDialog(opener: HTMLElement): HTMLElement {
  const dialog = createElement('div', 'search-modal')
  dialog.innerHTML =
    '<div class="search-modal__box"><input class="search-modal__input" type="search"></div>'
  // The icon of a search button that the page has anyway.
  const icon = find('.search-button')?.querySelector('svg')?.cloneNode(true)
  if (icon) dialog.firstElementChild?.prepend(icon)
  const name = find('.search-button__text', opener)?.textContent ?? ''
  dialog.role = 'dialog'
  dialog.ariaModal = 'true'
  dialog.ariaLabel = name
  dialog.popover = 'manual'
  dialog.addEventListener('close', () => {
    dialog.hidden = true
    opener.focus({ preventScroll: true })
    // Not now: the browser would not follow a link in it that was clicked.
    setTimeout(() => dialog.remove())
  })
  ofDocument('body').append(dialog)
  dialog.showPopover?.()
  const field = dialog.querySelector('input')
  if (field) {
    field.ariaLabel = field.placeholder = name
    field.focus()
  }
  return dialog
}
