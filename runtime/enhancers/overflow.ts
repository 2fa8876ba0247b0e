import { findAll } from '../dom/queries.ts'
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'

const selector = 'pre, .table-wrap, .diagram, [data-scrolls]'

const doesScroll = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1

/** What scrolls sideways can be scrolled by keyboard; what does not is no stop. */
function update(element: HTMLElement, scrolls: boolean, all: readonly HTMLElement[]): void {
  if (!scrolls) {
    if (!element.hasAttribute('data-overflow')) return
    for (const name of ['tabindex', 'role', 'aria-label', 'data-overflow'])
      element.removeAttribute(name)
    return
  }
  if (element.hasAttribute('tabindex')) return
  element.tabIndex = 0
  // A group, not a landmark: a page may have a hundred of them.
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', nameOf(element, all))
  element.setAttribute('data-overflow', '')
}

/** Its title, or what it is and the how manieth on the page, so that no two have one name. */
function nameOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  const title = element.closest('figure')?.querySelector('figcaption')?.textContent
  if (title) return title
  const hasTable = element.querySelector('table') !== null
  const kind = element.localName === 'pre' ? 'code' : hasTable ? 'table' : 'figure'
  return t(scriptTranslations, `${kind}Number`, { number: all.indexOf(element) + 1 })
}

/** Watch the boxes of a page that may be wider than their column. */
export function createOverflowWatch(): () => void {
  let observer: ResizeObserver | undefined
  return () => {
    observer?.disconnect()
    const all = findAll(selector)
    observer = new ResizeObserver((entries) => {
      // Everything is measured before anything is changed, or each change would be laid out by the next measurement.
      const measured = entries.flatMap(({ target }) =>
        target instanceof HTMLElement ? [[target, doesScroll(target)] as const] : [],
      )
      for (const [element, scrolls] of measured) update(element, scrolls, all)
    })
    for (const element of all) observer.observe(element)
  }
}
