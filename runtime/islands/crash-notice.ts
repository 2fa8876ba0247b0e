import { createElement } from '../dom/create-element.ts'
import { crashTranslations } from '../i18n/crash.ts'
import { t } from '../i18n/t.ts'

/** Say below an island that it crashed; the button removes the message and retries. */
export function showCrash(island: Element, { message }: Error, onRetry: () => void): void {
  const notice = createElement('div', 'crash')
  notice.setAttribute('role', 'alert')
  const title = createElement('p', 'crash-title')
  title.textContent = t(crashTranslations, 'crashed')
  const reason = createElement('p', 'crash-message')
  reason.textContent = message
  const button = createElement('button', 'button')
  button.setAttribute('type', 'button')
  button.textContent = t(crashTranslations, 'tryAgain')
  button.addEventListener('click', () => {
    notice.remove()
    onRetry()
  })
  notice.append(title, reason, button)
  island.after(notice)
}
