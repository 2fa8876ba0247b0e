import { findAll } from '../dom/queries.ts'
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'

const selector = 'pre, .table-wrap, .diagram, [data-scrolls]'

const doesScroll = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1

/**
 * Make an element that scrolls focusable, so that the keyboard can scroll it. Others are not tab
 * stops.
 */
function update(element: HTMLElement, scrolls: boolean, all: readonly HTMLElement[]): void {
  if (!scrolls) {
    if (!element.hasAttribute('data-overflow')) return
    for (const name of ['tabindex', 'role', 'aria-label', 'data-overflow'])
      element.removeAttribute(name)
    return
  }
  if (element.hasAttribute('tabindex')) return
  element.tabIndex = 0
  // A group rather than a landmark, because a page may have a hundred of them.
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', nameOf(element, all))
  element.setAttribute('data-overflow', '')
}

/** Its title, or its kind and number, so that every name on the page is different. */
function nameOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  const title = element.closest('figure')?.querySelector('figcaption')?.textContent
  if (title) return title
  const hasTable = element.querySelector('table') !== null
  const kind = element.localName === 'pre' ? 'code' : hasTable ? 'table' : 'figure'
  return t(scriptTranslations, `${kind}Number`, { number: all.indexOf(element) + 1 })
}

/**
 * Create the function that watches the elements of the current page which may be wider than their
 * column.
 */
export function createOverflowWatch(): () => void {
  let observer: ResizeObserver | undefined
  return () => {
    observer?.disconnect()
    const all = findAll(selector)
    observer = new ResizeObserver((entries) => {
      // Measure all elements before changing any: a measurement after a change would force a
      // layout.
      const measured = entries.flatMap(({ target }) =>
        target instanceof HTMLElement ? [[target, doesScroll(target)] as const] : [],
      )
      for (const [element, scrolls] of measured) update(element, scrolls, all)
    })
    for (const element of all) observer.observe(element)
  }
}
