import { createElement } from '../dom/create-element.ts'
import { crashTranslations } from '../i18n/crash.ts'
import { t } from '../i18n/t.ts'
import { setPageError } from '../state/page-error.ts'

/**
 * Say below an island, and in the title of the page, that it crashed; the button takes both back
 * and retries.
 */
export function showCrash(island: Element, error: unknown, onRetry: () => void): void {
  const isContent = island.closest('main') !== null
  const button = withText(createElement('button', 'button'), t(crashTranslations, 'tryAgain'))
  button.setAttribute('type', 'button')
  button.addEventListener('click', () => {
    notice.remove()
    if (isContent) setPageError(false)
    onRetry()
  })
  const notice = createElement('div', 'crash')
  notice.setAttribute('role', 'alert')
  notice.append(
    withText(createElement('p', 'crash-title'), t(crashTranslations, 'crashed')),
    withText(
      createElement('p', 'crash-message'),
      error instanceof Error ? error.message : String(error),
    ),
    button,
  )
  island.after(notice)
  if (isContent) setPageError(true)
}

function withText(element: HTMLElement, text: string): HTMLElement {
  element.textContent = text
  return element
}
