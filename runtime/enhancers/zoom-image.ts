/** Show the image of a button in a dialog. A click, Enter and Escape close it. */
export function zoomImage(button: HTMLElement): void {
  const image = button.querySelector('img')
  if (!image) return
  const create = (tag: string): HTMLElement => Document.prototype.createElement.call(document, tag)
  const [dialog, close] = [create('dialog'), create('button')]
  if (!(dialog instanceof HTMLDialogElement)) return
  const copy = image.cloneNode()
  if (copy instanceof HTMLImageElement) copy.loading = 'eager'
  close.setAttribute('type', 'button')
  close.append(copy)
  dialog.className = 'zoom-dialog'
  dialog.setAttribute('aria-label', image.alt)
  dialog.append(close)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
