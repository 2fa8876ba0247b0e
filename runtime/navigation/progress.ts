import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'
import { createElement } from '../dom/create-element.ts'
import { find } from '../dom/queries.ts'
import { root } from '../dom/document.ts'

export interface Progress {
  readonly begin: () => void
  readonly end: () => void
}

/** In milliseconds. Faster loads show nothing, because a flash would make them seem slower. */
const delay = 200

/**
 * Show a bar at the top of the window and a spinner in the content while a page loads for longer
 * than 200 ms.
 */
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
