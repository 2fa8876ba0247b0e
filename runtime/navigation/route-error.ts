import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { find } from '../dom/queries.ts'
import { createElement } from '../dom/create-element.ts'

/** Say above the page being read that another one did not come, and offer to try again. */
export function showRouteError(error: Error, retry: () => void): void {
  hideRouteError()
  const box = createElement('div', 'load-error')
  box.setAttribute('role', 'alert')
  const title = createElement('p', 'crash-title')
  title.textContent = t(scriptTranslations, 'loadFailed')
  const message = createElement('p', 'crash-message')
  message.textContent = error.message
  const button = createElement('button', 'button')
  button.setAttribute('type', 'button')
  button.textContent = t(scriptTranslations, 'retry')
  button.addEventListener('click', retry)
  box.append(title, message, button)
  const main = find('main')
  main?.prepend(box)
  button.focus()
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** The page came, or the reader went on. */
export function hideRouteError(): void {
  find('.load-error')?.remove()
}
