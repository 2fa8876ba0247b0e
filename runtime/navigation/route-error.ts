import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { find } from '../dom/queries.ts'
import { createElement } from '../dom/create-element.ts'

/**
 * Say over the current page, which keeps its place, that another one could not be loaded. The reader
 * can retry or stay.
 */
export function showRouteError(error: Error, retry: () => void): void {
  hideRouteError()
  const alert = createElement('div', 'load-error')
  alert.setAttribute('role', 'alert')
  const add = (name: 'p' | 'button', className: string, text: string): HTMLElement => {
    const element = createElement(name, className)
    element.textContent = text
    alert.append(element)
    return element
  }
  add('p', 'crash-title', t(scriptTranslations, 'loadFailed'))
  // `fetch` rejects with a `TypeError` when it gets no response.
  const isOffline = error instanceof TypeError
  add('p', 'crash-message', isOffline ? t(scriptTranslations, 'noConnection') : error.message)
  const button = add('button', 'button button--primary', t(scriptTranslations, 'retry'))
  button.addEventListener('click', retry)
  add('button', 'button', t(scriptTranslations, 'stayHere')).addEventListener(
    'click',
    hideRouteError,
  )
  find('main')?.prepend(alert)
  button.focus({ preventScroll: true })
}

/** Remove the message, because the page loaded or the reader stays or went to another one. */
export function hideRouteError(): void {
  find('.load-error')?.remove()
}
