// Signs that a page is on its way. Enters: beginnings and ends. Leaves: a bar and a spinner, if it takes long.
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { createElement } from '../dom/create-element.ts'
import { find } from '../dom/queries.ts'
import { root } from '../dom/document.ts'

export interface Progress {
  readonly begin: () => void
  readonly end: () => void
}

/** Quicker loads show nothing: a flash would only make them seem slower. */
const delay = 200

/** The bar stands at the top of the window, the spinner in the content, from 200 ms on until the page is in. */
export function createProgress(): Progress {
  const bar = createElement('div', 'progress-bar')
  bar.setAttribute('aria-hidden', 'true')
  const spinner = createElement('div', 'nav-spinner')
  spinner.setAttribute('role', 'status')
  const wheel = createElement('div', 'spinner')
  spinner.append(wheel, t(scriptTranslations, 'loading'))
  let timer: number | undefined

  const hide = (): void => {
    window.clearTimeout(timer)
    bar.remove()
    spinner.remove()
    find('main')?.removeAttribute('aria-busy')
  }
  return {
    begin: () => {
      hide()
      timer = window.setTimeout(() => {
        root().querySelector('body')?.append(bar)
        const main = find('main')
        main?.setAttribute('aria-busy', 'true')
        main?.prepend(spinner)
      }, delay)
    },
    end: hide,
  }
}
