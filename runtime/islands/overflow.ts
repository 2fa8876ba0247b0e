import { findAll } from '../navigation/elements.ts'

const selector = 'pre, [data-scrolls]'

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
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', nameOf(element))
  element.setAttribute('data-overflow', '')
}

function nameOf(element: HTMLElement): string {
  const block = element.closest('figure')
  const title = block?.querySelector('figcaption')?.textContent
  return title ?? (element.localName === 'pre' ? 'Code' : 'Table')
}

/** Watch the boxes of a page that may be wider than their column. */
export function createOverflowWatch(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target instanceof HTMLElement) update(target)
  })
  return () => {
    observer.disconnect()
    for (const element of findAll(selector)) observer.observe(element)
  }
}
