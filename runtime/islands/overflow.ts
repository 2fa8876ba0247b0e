import { findAll } from '../navigation/elements.ts'

const selector = 'pre, .table-wrap, .diagram, [data-scrolls]'

/** What scrolls sideways can be scrolled by keyboard; what does not is no stop. */
function update(element: HTMLElement): void {
  const scrolls =
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1
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
  element.setAttribute('aria-label', nameOf(element))
  element.setAttribute('data-overflow', '')
}

/** Its title, or what it is and the how manieth on the page, so that no two have one name. */
function nameOf(element: HTMLElement): string {
  const title = element.closest('figure')?.querySelector('figcaption')?.textContent
  if (title) return title
  const kind =
    element.localName === 'pre' ? 'Code' : element.querySelector('table') ? 'Table' : 'Figure'
  return `${kind} ${String(findAll(selector).indexOf(element) + 1)}`
}

/** Watch the boxes of a page that may be wider than their column. */
export function createOverflowWatch(): () => void {
  let observer: ResizeObserver | undefined
  return () => {
    observer?.disconnect()
    observer = new ResizeObserver((entries) => {
      for (const { target } of entries) if (target instanceof HTMLElement) update(target)
    })
    for (const element of findAll(selector)) observer.observe(element)
  }
}
