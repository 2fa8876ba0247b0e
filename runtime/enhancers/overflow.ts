import { findAll } from '../dom/queries.ts'
import { scriptTranslations } from '../i18n/script.ts'
import { t } from '../i18n/t.ts'

const selector = 'pre, .table-wrap, .diagram, [data-scrolls]'

const doesScroll = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1

/**
 * Its contents were laid out. The style sheet skips those outside the window, so that nothing seems
 * to scroll there.
 */
const isLaidOut = ({ firstElementChild: content }: HTMLElement): boolean =>
  content?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true

/**
 * Make an element that scrolls focusable, so that the keyboard can scroll it. Others are not tab
 * stops: the build marks everything that may scroll on a narrow screen, and the mark of those that
 * don't is removed here.
 */
function update(element: HTMLElement, scrolls: boolean, all: readonly HTMLElement[]): void {
  const isMarked = element.hasAttribute('data-overflow')
  if (!scrolls) {
    if (!isMarked) return
    for (const name of ['tabindex', 'role', 'aria-label', 'data-overflow'])
      element.removeAttribute(name)
    return
  }
  if (!isMarked && element.hasAttribute('tabindex')) return
  element.tabIndex = 0
  // A group rather than a landmark, because a page may have a hundred of them.
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', nameOf(element, all))
  element.setAttribute('data-overflow', '')
}

/**
 * Its title as it is visible, because that of code in two languages has a text for each of them; or
 * its kind and number, so that every name on the page is different.
 */
function nameOf(element: HTMLElement, all: readonly HTMLElement[]): string {
  const title = element.closest('figure')?.querySelector('figcaption')?.innerText
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
        target instanceof HTMLElement && isLaidOut(target)
          ? [[target, doesScroll(target)] as const]
          : [],
      )
      for (const [element, scrolls] of measured) update(element, scrolls, all)
    })
    for (const element of all) observer.observe(element)
  }
}
