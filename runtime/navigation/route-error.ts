import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { find } from '../dom/queries.ts'
import { createElement } from '../dom/create-element.ts'

/** Show above the current page that another one could not be loaded, with a button to retry. */
export function showRouteError(error: Error, retry: () => void): void {
  hideRouteError()
  const alert = createElement('div', 'load-error')
  alert.setAttribute('role', 'alert')
  const title = createElement('p', 'crash-title')
  title.textContent = t(scriptTranslations, 'loadFailed')
  const message = createElement('p', 'crash-message')
  message.textContent = error.message
  const button = createElement('button', 'button')
  button.setAttribute('type', 'button')
  button.textContent = t(scriptTranslations, 'retry')
  button.addEventListener('click', retry)
  alert.append(title, message, button)
  const main = find('main')
  main?.prepend(alert)
  button.focus()
  alert.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** Remove the message, because the page loaded or the reader went to another one. */
export function hideRouteError(): void {
  find('.load-error')?.remove()
}
