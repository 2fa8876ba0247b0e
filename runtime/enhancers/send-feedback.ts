/** Scripts of the site may listen to it on `document`. `detail` is what is sent. */
const feedbackEvent = 'docs-ssg:feedback'

/** Report what a reader thinks of the page, once, and thank for it. */
export function sendFeedback(button: HTMLElement): void {
  const box = button.closest('.feedback')
  const status = box?.querySelector('[data-thanks]')
  if (!(box instanceof HTMLElement) || !(status instanceof HTMLElement)) return
  const detail = { page: location.pathname, helpful: button.getAttribute('value') === 'yes' }
  document.dispatchEvent(new CustomEvent(feedbackEvent, { detail }))
  const { url } = box.dataset
  if (url !== undefined) navigator.sendBeacon(url, JSON.stringify(detail))
  for (const other of box.querySelectorAll('button')) other.remove()
  status.textContent = status.dataset['thanks'] ?? ''
}
