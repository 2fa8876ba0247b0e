import { ofDocument } from '../dom/document.ts'
import { find } from '../dom/queries.ts'

/**
 * Open the dialog with its field before the code that searches is there, so that no key is lost.
 * When it closes, the browser returns the focus to `opener`, and the dialog is removed.
 */
export function openDialog(opener: HTMLElement): HTMLDialogElement {
  // Not `document.createElement`, which an element of the page can hide.
  const dialog = new DOMParser().parseFromString('', 'text/html').createElement('dialog')
  dialog.className = 'search-modal'
  dialog.innerHTML =
    '<div class="search-modal__bar"><input class="search-modal__input" type="search"></div>'
  const name = find('.search-button__text', opener)?.textContent ?? ''
  const field = dialog.querySelector('input')
  if (field) dialog.ariaLabel = field.ariaLabel = field.placeholder = name
  dialog.addEventListener('close', () => dialog.remove())
  ofDocument('body').append(dialog)
  opener.focus({ preventScroll: true })
  dialog.showModal()
  return dialog
}
